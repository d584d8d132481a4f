// right: the branch stands in the body
struct Orchard: View {
  @State private var isRipe = false

  var body: some View {
    VStack {
      Button("Wait") { isRipe.toggle() }
      if isRipe {
        Text("Pick them").bold()
      } else {
        Image(systemName: "clock")
      }
    }
  }
}
// right: a view of its own
struct Orchard: View {
  @State private var isRipe = false

  var body: some View {
    VStack {
      Button("Wait") { isRipe.toggle() }
      Fruit(isRipe: isRipe)
    }
  }
}
struct Fruit: View {
  let isRipe: Bool
  var body: some View {
    if isRipe {
      Text("Pick them").bold()
    } else {
      Image(systemName: "clock")
    }
  }
}
// wrong: the erasure stands in the body
struct Orchard: View {
  @State private var isRipe = false

  var body: some View {
    VStack {
      Button("Wait") { isRipe.toggle() }
      isRipe ? AnyView(Text("Pick them").bold()) : AnyView(Image(systemName: "clock"))
    }
  }
}
// wrong: one side is gone
struct Orchard: View {
  @State private var isRipe = false

  var body: some View {
    VStack {
      Button("Wait") { isRipe.toggle() }
      if isRipe {
        Text("Pick them").bold()
      }
    }
  }
}
