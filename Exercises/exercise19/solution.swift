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
        FigureTile(
          title: "Tide", figure: "\(model.tide) decimetres",
          command: "Measure",
          action: model.measureTide)
        FigureTile(
          title: "Berths", figure: "\(model.mooredCount) of 8 taken",
          command: "Moor",
          action: model.moor)
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

private struct FigureTile: View {
  let title: String
  let figure: String
  let command: String
  let action: () -> Void

  var body: some View {
    Tile(title) {
      Text(figure).font(.title2)
      Button(command, action: action)
    }
  }
}

private struct ShipTile: View {
  let ships: [Ship]
  @Binding var filter: String

  var body: some View {
    Tile("Ships") {
      TextField("Filter", text: $filter)
      ForEach(ships) { ship in
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
  @Binding var hasStormWarning: Bool

  var body: some View {
    Toggle("Storm warning", isOn: $hasStormWarning)
    Text(hasStormWarning ? "Ships stay in port" : "The sea is open")
      .font(.callout)
  }
}
