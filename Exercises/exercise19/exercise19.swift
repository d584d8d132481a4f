// tutor: exercise19
import SwiftUI

// TODO: Name the tiles, and let a change of one tile leave the others alone.

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
        header
        VStack(alignment: .leading, spacing: 8) {
          Text("Tide").font(.headline)
          Text("\(model.tide) decimetres").font(.title2)
          Button("Measure") { model.measureTide() }
        }
        .padding()
        .background(Color.blue.opacity(0.1))
        VStack(alignment: .leading, spacing: 8) {
          Text("Berths").font(.headline)
          Text("\(model.mooredCount) of 8 taken").font(.title2)
          Button("Moor") { model.moor() }
        }
        .padding()
        .background(Color.blue.opacity(0.1))
        VStack(alignment: .leading, spacing: 8) {
          Text("Ships").font(.headline)
          TextField("Filter", text: $model.filter)
          ForEach(model.visibleShips) { ship in
            shipRow(ship)
          }
        }
        .padding()
        .background(Color.blue.opacity(0.1))
        Toggle("Storm warning", isOn: $model.hasStormWarning)
        Text(model.hasStormWarning ? "Ships stay in port" : "The sea is open")
          .font(.callout)
      }
      .padding()
    }
  }

  private var header: some View {
    VStack(alignment: .leading) {
      Text(harbour).font(.largeTitle).bold()
      Text("Harbour master \(master)").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func shipRow(_ ship: Ship) -> some View {
    HStack {
      Image(systemName: "ferry")
      Text(ship.name).font(.body)
      Text(ship.cargo).font(.caption).foregroundStyle(.secondary)
    }
  }
}
