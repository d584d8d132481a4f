// wrong: a variable is no state
@Observable final class Tally { var count = 0 }
struct Board: View {
  @State private var size = 1
  var body: some View {
    VStack {
      Button("Grow") { size += 1 }
      Text("Size \(size)")
      TallyView()
    }
  }
}
struct TallyView: View {
  var tally = Tally()
  var body: some View {
    VStack {
      Text("Count \(tally.count)"); Button("Add") { tally.count += 1 }
    }
  }
}

// right: the parent keeps it and hands it on
@Observable final class Tally { var count = 0 }
struct Board: View {
  @State private var size = 1
  @State private var tally = Tally()
  var body: some View {
    VStack {
      Button("Grow") { size += 1 }
      Text("Size \(size)")
      TallyView(tally: tally)
    }
  }
}
struct TallyView: View {
  let tally: Tally
  var body: some View {
    VStack {
      Text("Count \(tally.count)"); Button("Add") { tally.count += 1 }
    }
  }
}
