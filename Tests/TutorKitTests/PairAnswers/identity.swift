// right: the name of a type of its own is the key
struct Ship: Identifiable {
  let name: String
  var id: String { name }
}

struct Harbour: View {
  @State private var tides = 0
  let ships = [Ship(name: "Alma"), Ship(name: "Beata")]

  var body: some View {
    VStack {
      Button("Tide") { tides += 1 }
      Text("\(tides)")
      ForEach(ships) { ship in Berth(ship: ship.name) }
    }
  }
}

struct Berth: View {
  let ship: String
  var body: some View { Text(ship) }
}

// wrong: the key is made whenever it is asked for
struct Ship: Identifiable {
  let name: String
  var id: UUID { UUID() }
}

struct Harbour: View {
  @State private var tides = 0
  let ships = [Ship(name: "Alma"), Ship(name: "Beata")]

  var body: some View {
    VStack {
      Button("Tide") { tides += 1 }
      Text("\(tides)")
      ForEach(ships) { ship in Berth(ship: ship.name) }
    }
  }
}

struct Berth: View {
  let ship: String
  var body: some View { Text(ship) }
}

// wrong: the same keys, in a view of its own
struct Harbour: View {
  @State private var tides = 0
  let ships = ["Alma", "Beata"]

  var body: some View {
    VStack {
      Button("Tide") { tides += 1 }
      Text("\(tides)")
      Quay(ships: ships)
    }
  }
}

struct Berth: View {
  let ship: String
  var body: some View { Text(ship) }
}

struct Quay: View {
  let ships: [String]
  var body: some View {
    ForEach(ships.map { (UUID(), $0) }, id: \.0) { pair in
      Berth(ship: pair.1)
    }
  }
}
