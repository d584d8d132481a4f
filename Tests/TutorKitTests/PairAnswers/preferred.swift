// right: as the Good example has it
struct Scale: View {
  @State private var grams = 0

  var body: some View {
    VStack {
      Sign()
      Text("\(grams)")
      Button("Weigh") { grams += 1 }
    }
  }
}

struct Sign: View {
  var body: some View {
    VStack {
      Text("Fruit").bold(); Text("Fresh")
    }
  }
}

// right: as the Preferred example has it
struct Scale: View {
  @State private var grams = 0

  var body: some View {
    VStack {
      VStack {
        Sign(); Text("Fresh")
      }
      Text("\(grams)")
      Button("Weigh") { grams += 1 }
    }
  }
}

struct Sign: View {
  var body: some View { Text("Fruit").bold() }
}

// wrong: a computed property
struct Scale: View {
  @State private var grams = 0

  private var sign: some View {
    VStack {
      Text("Fruit").bold(); Text("Fresh")
    }
  }

  var body: some View {
    VStack {
      sign
      Text("\(grams)")
      Button("Weigh") { grams += 1 }
    }
  }
}
