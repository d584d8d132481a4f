// right: as the document has it
struct Example: View {
  @State private var laps = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Legend()
      Text("Laps \(laps)")
      Button("Lap") { laps += 1 }
      Toggle("Lights", isOn: $isOn)
    }
  }
}

struct Legend: View {
  var body: some View {
    HStack {
      Text("Track")
      Text("Indoor")
    }
  }
}
// wrong: the part alone
struct Example: View {
  var body: some View {
    HStack {
      Text("Track")
      Text("Indoor")
    }
  }
}
