// open: ships come from a table
struct Berth: Identifiable {
  let id: Int
  var ship: String
  var tons: Double
  var isFree: Bool
}

@Observable final class Harbour {
  var berths = [
    Berth(id: 1, ship: "Aurora", tons: 40, isFree: false),
    Berth(id: 2, ship: "Calypso", tons: 250, isFree: true),
  ]
}

struct HarbourBoard: View {
  @State private var harbour = Harbour()

  var body: some View {
    VStack {
      Text("Harbour").font(.title)
      ForEach($harbour.berths) { $berth in
        BerthRow(berth: $berth)
      }
    }
  }
}

struct BerthRow: View {
  @Binding var berth: Berth

  var body: some View {
    HStack {
      Text(["AURORA", "CALYPSO"][berth.id - 1])
      if berth.tons >= 100 { Text("deep") }
      Toggle("Berth \(berth.id) is free", isOn: $berth.isFree)
    }
  }
}
// open: the deepest draught is another one
struct Berth: Identifiable {
  let id: Int
  var ship: String
  var tons: Double
  var isFree: Bool
}

@Observable final class Harbour {
  var berths = [
    Berth(id: 1, ship: "Aurora", tons: 40, isFree: false),
    Berth(id: 2, ship: "Calypso", tons: 250, isFree: true),
  ]
}

struct HarbourBoard: View {
  @State private var harbour = Harbour()

  var body: some View {
    VStack {
      Text("Harbour").font(.title)
      ForEach($harbour.berths) { $berth in
        BerthRow(berth: $berth)
      }
    }
  }
}

struct BerthRow: View {
  @Binding var berth: Berth

  var body: some View {
    HStack {
      Text(berth.ship.uppercased())
      if berth.tons > 100 { Text("deep") }
      Toggle("Berth \(berth.id) is free", isOn: $berth.isFree)
    }
  }
}
// open: the deep one is told by its name
struct Berth: Identifiable {
  let id: Int
  var ship: String
  var tons: Double
  var isFree: Bool
}

@Observable final class Harbour {
  var berths = [
    Berth(id: 1, ship: "Aurora", tons: 40, isFree: false),
    Berth(id: 2, ship: "Calypso", tons: 250, isFree: true),
  ]
}

struct HarbourBoard: View {
  @State private var harbour = Harbour()

  var body: some View {
    VStack {
      Text("Harbour").font(.title)
      ForEach($harbour.berths) { $berth in
        BerthRow(berth: $berth)
      }
    }
  }
}

struct BerthRow: View {
  @Binding var berth: Berth

  var body: some View {
    HStack {
      Text(berth.ship.uppercased())
      if berth.ship == "Calypso" { Text("deep") }
      Toggle("Berth \(berth.id) is free", isOn: $berth.isFree)
    }
  }
}
// right: the comparison is turned round
struct Berth: Identifiable {
  let id: Int
  var ship: String
  var tons: Double
  var isFree: Bool
}

@Observable final class Harbour {
  var berths = [
    Berth(id: 1, ship: "Aurora", tons: 40, isFree: false),
    Berth(id: 2, ship: "Calypso", tons: 250, isFree: true),
  ]
}

struct HarbourBoard: View {
  @State private var harbour = Harbour()

  var body: some View {
    VStack {
      Text("Harbour").font(.title)
      ForEach($harbour.berths) { $berth in
        BerthRow(berth: $berth)
      }
    }
  }
}

struct BerthRow: View {
  @Binding var berth: Berth

  var body: some View {
    HStack {
      Text(berth.ship.uppercased())
      if 100 <= berth.tons { Text("deep") }
      Toggle("Berth \(berth.id) is free", isOn: $berth.isFree)
    }
  }
}
// right: the letters are made large one by one
struct Berth: Identifiable {
  let id: Int
  var ship: String
  var tons: Double
  var isFree: Bool
}

@Observable final class Harbour {
  var berths = [
    Berth(id: 1, ship: "Aurora", tons: 40, isFree: false),
    Berth(id: 2, ship: "Calypso", tons: 250, isFree: true),
  ]
}

struct HarbourBoard: View {
  @State private var harbour = Harbour()

  var body: some View {
    VStack {
      Text("Harbour").font(.title)
      ForEach($harbour.berths) { $berth in
        BerthRow(berth: $berth)
      }
    }
  }
}

struct BerthRow: View {
  @Binding var berth: Berth

  var body: some View {
    HStack {
      Text(berth.ship.map { $0.uppercased() }.joined())
      if berth.tons >= 100 { Text("deep") }
      Toggle("Berth \(berth.id) is free", isOn: $berth.isFree)
    }
  }
}
