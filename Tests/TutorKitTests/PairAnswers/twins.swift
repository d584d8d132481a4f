// right: the amount in a property

struct Shelf: View {
  @State private var isLarge = false
  private var space: CGFloat { isLarge ? 12 : 4 }

  var body: some View {
    HStack {
      Toggle("Large", isOn: $isLarge)
      Jar(label: "Plums").padding(space)
    }
  }
}

struct Jar: View {
  let label: String
  @State private var spoons = 0

  var body: some View {
    VStack {
      Text("\(label): \(spoons)")
      Button("Spoon") { spoons += 1 }
    }
  }
}
// wrong: another id for each look

struct Shelf: View {
  @State private var isLarge = false

  var body: some View {
    HStack {
      Toggle("Large", isOn: $isLarge)
      Jar(label: "Plums").padding(isLarge ? 12 : 4).id(isLarge)
    }
  }
}

struct Jar: View {
  let label: String
  @State private var spoons = 0

  var body: some View {
    VStack {
      Text("\(label): \(spoons)")
      Button("Spoon") { spoons += 1 }
    }
  }
}
// wrong: the branch in a modifier

struct Shelf: View {
  @State private var isLarge = false

  var body: some View {
    HStack {
      Toggle("Large", isOn: $isLarge)
      Jar(label: "Plums").modifier(Look(isLarge: isLarge))
    }
  }
}

struct Look: ViewModifier {
  let isLarge: Bool

  func body(content: Content) -> some View {
    switch isLarge {
    case true: content.padding(12)
    case false: content.padding(4)
    }
  }
}

struct Jar: View {
  let label: String
  @State private var spoons = 0

  var body: some View {
    VStack {
      Text("\(label): \(spoons)")
      Button("Spoon") { spoons += 1 }
    }
  }
}
