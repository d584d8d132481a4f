// right: the condition is an argument, in a view of its own
struct Stage: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Toggle("Light", isOn: $isLit)
      Scenery(isLit: isLit)
    }
  }
}

struct Scenery: View {
  let isLit: Bool
  var body: some View { Backdrop(name: "Forest").bold(isLit) }
}

struct Backdrop: View {
  let name: String
  var body: some View { Text(name) }
}

// wrong: the branches have moved into a view of their own
struct Stage: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      Toggle("Light", isOn: $isLit)
      Scenery(isLit: $isLit)
    }
  }
}

struct Scenery: View {
  @Binding var isLit: Bool
  var body: some View {
    if isLit {
      Backdrop(name: "Forest").bold()
    } else {
      Backdrop(name: "Forest")
    }
  }
}

struct Backdrop: View {
  let name: String
  var body: some View { Text(name) }
}
