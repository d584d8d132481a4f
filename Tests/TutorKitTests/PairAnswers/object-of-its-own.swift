// right: the view that shows it keeps it
final class Tide: ObservableObject {
  @Published var level = 0
}

struct Harbour: View {
  var body: some View {
    VStack {
      Text("Harbour")
      Text("Pier 2")
      Gauge()
    }
  }
}

struct Gauge: View {
  @StateObject private var tide = Tide()
  var body: some View {
    Text("\(tide.level) cm")
    Button("Rise") { tide.level += 10 }
  }
}

// wrong: a run of the view around it makes another one
final class Tide: ObservableObject {
  @Published var level = 0
}

struct Harbour: View {
  var body: some View {
    VStack {
      Text("Harbour")
      Text("Pier 2")
      Gauge()
    }
  }
}

struct Gauge: View {
  @ObservedObject private var tide = Tide()
  var body: some View {
    Text("\(tide.level) cm")
    Button("Rise") { tide.level += 10 }
  }
}
