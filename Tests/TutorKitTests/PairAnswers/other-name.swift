// right: the Correct example as it stands
struct ImprovedPier: View {
  @State private var n = 0
  var body: some View {
    VStack {
      PierTitle()
      Button("Add") { n += 1 }
      Text("\(n)")
    }
  }
}
struct PierTitle: View {
  var body: some View { Text("Pier").font(.title) }
}
// right: under the name of the Incorrect one
struct Pier: View {
  @State private var n = 0
  var body: some View {
    VStack {
      PierTitle()
      Button("Add") { n += 1 }
      Text("\(n)")
    }
  }
}
struct PierTitle: View {
  var body: some View { Text("Pier").font(.title) }
}
// wrong: another name, and nothing is done
struct ImprovedPier: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("Pier").font(.title)
      Button("Add") { n += 1 }
      Text("\(n)")
    }
  }
}
// wrong: a name that nobody gives it
struct OtherPier: View {
  @State private var n = 0
  var body: some View {
    VStack {
      PierTitle()
      Button("Add") { n += 1 }
      Text("\(n)")
    }
  }
}
struct PierTitle: View {
  var body: some View { Text("Pier").font(.title) }
}
