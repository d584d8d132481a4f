// tutor: exercise19
import SwiftUI

struct Ship: Identifiable, Equatable {
  let id: Int
  let name: String
  let cargo: String
}

final class HarbourModel: ObservableObject {
  @Published var tide = 12
  @Published var mooredCount = 3
  @Published var hasStormWarning = false
  @Published var filter = ""
  let ships = [
    Ship(id: 1, name: "Sandpiper", cargo: "Timber"),
    Ship(id: 2, name: "Orlanda", cargo: "Herring"),
    Ship(id: 3, name: "Saga", cargo: "Granite"),
  ]

  var visibleShips: [Ship] {
    filter.isEmpty ? ships : ships.filter { $0.name.contains(filter) }
  }

  func measureTide() {
    tide += 1
  }

  func moor() {
    mooredCount += 1
  }
}

struct HarbourDashboard: View {
  @StateObject private var model = HarbourModel()
  let harbour = "Granite Bay"
  let master = "Ulla Berg"

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HarbourHeader(harbour: harbour, master: master)
        TideTile(tide: model.tide, measure: model.measureTide)
        BerthTile(mooredCount: model.mooredCount, moor: model.moor)
        ShipTile(ships: model.visibleShips, filter: $model.filter)
        StormSwitch(hasStormWarning: $model.hasStormWarning)
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
  let tide: Int
  let measure: () -> Void

  var body: some View {
    Tile("Tide") {
      Figure(text: "\(tide) decimetres")
      Button("Measure", action: measure)
    }
  }
}

private struct BerthTile: View {
  let mooredCount: Int
  let moor: () -> Void

  var body: some View {
    Tile("Berths") {
      Figure(text: "\(mooredCount) of 8 taken")
      Button("Moor", action: moor)
    }
  }
}

private struct Figure: View {
  let text: String

  var body: some View {
    Text(text).font(.title2)
  }
}

private struct ShipTile: View {
  let ships: [Ship]
  @Binding var filter: String

  var body: some View {
    Tile("Ships") {
      TextField("Filter", text: $filter)
      ShipList(ships: ships)
    }
  }
}

private struct ShipList: View {
  let ships: [Ship]

  var body: some View {
    ForEach(ships) { ship in
      ShipRow(ship: ship)
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
  @Binding var hasStormWarning: Bool

  var body: some View {
    Toggle("Storm warning", isOn: $hasStormWarning)
    StormNotice(hasStormWarning: hasStormWarning)
  }
}

private struct StormNotice: View {
  let hasStormWarning: Bool

  var body: some View {
    Text(hasStormWarning ? "Ships stay in port" : "The sea is open").font(.callout)
  }
}
