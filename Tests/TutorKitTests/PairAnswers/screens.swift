// right: other names
struct Kitchen: View {
  var body: some View {
    List {
      Text("Kitchen")
      Washing()
    }
  }
}

struct Washing: View {
  @State private var cups = 0
  var body: some View {
    Text("Cups: \(cups)")
    Button("Wash a cup") { cups += 1 }
  }
}

struct Garden: View {
  var body: some View {
    List {
      Text("Garden")
      Planting()
    }
  }
}

struct Planting: View {
  @State private var pots = 0
  var body: some View {
    Text("Pots: \(pots)")
    Button("Plant a pot") { pots += 1 }
  }
}
// open: one is gone
struct Kitchen: View {
  var body: some View {
    List {
      Text("Kitchen")
      Cups()
    }
  }
}

struct Cups: View {
  @State private var cups = 0
  var body: some View {
    Text("Cups: \(cups)")
    Button("Wash a cup") { cups += 1 }
  }
}

// wrong: one is as it was
struct Kitchen: View {
  var body: some View {
    List {
      Text("Kitchen")
      Cups()
    }
  }
}

struct Cups: View {
  @State private var cups = 0
  var body: some View {
    Text("Cups: \(cups)")
    Button("Wash a cup") { cups += 1 }
  }
}

struct Garden: View {
  @State private var pots = 0
  var body: some View {
    List {
      Text("Garden")
      Text("Pots: \(pots)")
      Button("Plant a pot") { pots += 1 }
    }
  }
}
// wrong: one does something else
struct Kitchen: View {
  var body: some View {
    List {
      Text("Kitchen")
      Cups()
    }
  }
}

struct Cups: View {
  @State private var cups = 0
  var body: some View {
    Text("Cups: \(cups)")
    Button("Wash a cup") { cups += 1 }
  }
}

struct Garden: View {
  var body: some View {
    List {
      Text("Garden")
      Pots()
    }
  }
}

struct Pots: View {
  @State private var pots = 0
  var body: some View {
    Text("Pots: \(pots)")
    Button("Plant a pot") { pots += 2 }
  }
}
