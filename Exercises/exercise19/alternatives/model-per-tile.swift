// tutor: exercise19
import SwiftUI

struct Ship: Identifiable, Equatable {
  let id: Int
  let name: String
  let cargo: String
}

final class TideModel: ObservableObject {
  @Published var tide = 12

  func measure() {
    tide += 1
  }
}

final class BerthModel: ObservableObject {
  @Published var mooredCount = 3

  func moor() {
    mooredCount += 1
  }
}

final class ShipModel: ObservableObject {
  @Published var filter = ""
  let ships = [
    Ship(id: 1, name: "Sandpiper", cargo: "Timber"),
    Ship(id: 2, name: "Orlanda", cargo: "Herring"),
    Ship(id: 3, name: "Saga", cargo: "Granite"),
  ]

  var visibleShips: [Ship] {
    filter.isEmpty ? ships : ships.filter { $0.name.contains(filter) }
  }
}

struct HarbourDashboard: View {
  let harbour = "Granite Bay"
  let master = "Ulla Berg"

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HarbourHeader(harbour: harbour, master: master)
        TideTile()
        BerthTile()
        ShipTile()
        StormSwitch()
      }
      .padding()
    }
  }
}

struct Tile<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(Color.blue.opacity(0.1))
  }
}

private struct HarbourHeader: View {
  let harbour: String
  let master: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(harbour).font(.largeTitle).bold()
      Text("Harbour master \(master)").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct TideTile: View {
  @StateObject private var model = TideModel()

  var body: some View {
    Tile("Tide") {
      Text("\(model.tide) decimetres").font(.title2)
      Button("Measure", action: model.measure)
    }
  }
}

private struct BerthTile: View {
  @StateObject private var model = BerthModel()

  var body: some View {
    Tile("Berths") {
      Text("\(model.mooredCount) of 8 taken").font(.title2)
      Button("Moor", action: model.moor)
    }
  }
}

private struct ShipTile: View {
  @StateObject private var model = ShipModel()

  var body: some View {
    Tile("Ships") {
      TextField("Filter", text: $model.filter)
      ForEach(model.visibleShips) { ship in
        ShipRow(ship: ship)
      }
    }
  }
}

private struct ShipRow: View {
  let ship: Ship

  var body: some View {
    HStack {
      Image(systemName: "ferry")
      Text(ship.name).font(.body)
      Text(ship.cargo).font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct StormSwitch: View {
  @State private var hasStormWarning = false

  var body: some View {
    Toggle("Storm warning", isOn: $hasStormWarning)
    Text(hasStormWarning ? "Ships stay in port" : "The sea is open").font(.callout)
  }
}
