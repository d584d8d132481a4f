// source: cases of a switch that each change leaves
import Observation
import SwiftUI

struct Ward: View {
  @State private var tab = Tab.overview
  let notes: [String]

  enum Tab { case overview, notes }

  var body: some View {
    VStack {
      Button("Overview") { tab = .overview }
      Button("Notes") { tab = .notes }
      switch tab {
      case .overview:
        Form {
          Section("Allergies") {
            Text("Pollen").bold()
            Text("Dust").italic()
          }
        }
      case .notes:
        List(notes, id: \.self) { note in
          HStack {
            Image(systemName: "note").padding()
            Text(note).bold()
          }
        }
      }
    }
  }
}

// source: branches on a property of a model
import Observation
import SwiftUI

@Observable final class Loader {
  var isLoading = false
  var names: [String] = []
}

struct Loading: View {
  @State private var loader = Loader()

  var body: some View {
    Group {
      if loader.isLoading {
        VStack {
          ProgressView().padding()
          Text("Loading").font(.title).bold()
          Text("One moment").italic()
        }
      } else {
        VStack {
          Text("Ready").font(.title).bold()
          Text("All is there").italic().padding()
          Divider()
        }
      }
    }
    .task { loader.isLoading = true }
  }
}

// source: a helper whose parameter is the property that changes
import SwiftUI

struct Shelf: View {
  @State private var titles: [String] = []
  @State private var isBold = false

  var body: some View {
    VStack {
      Button("Load") { titles = ["Dune"] }
      listing(titles)
    }
  }

  private func listing(_ names: [String]) -> some View {
    ScrollView {
      VStack {
        Text(names[0]).bold(isBold)
        Text("\(names.count) books")
        Text(names.first ?? "")
        Text(names[0] + "!")
        Toggle("Bold", isOn: $isBold)
      }
    }
  }
}

// source: a parameter that is handed on, from a case of a model's property
import Observation
import SwiftUI

@Observable final class Tides {
  enum Phase { case waiting, known(String, [Int]) }
  var phase = Phase.waiting
}

struct TideScreen: View {
  @State private var tides = Tides()

  var body: some View {
    Group {
      switch tides.phase {
      case .waiting: ProgressView()
      case let .known(place, levels): known(place, levels)
      }
    }
  }

  private func known(_ place: String, _ levels: [Int]) -> some View {
    ScrollView {
      Text(place + "!")
      table(of: levels)
    }
  }

  private func table(of values: [Int]) -> some View {
    let last = values.last ?? 0
    return VStack {
      Text("\(values.count) hours")
      ForEach(values, id: \.self) { value in
        Text("\(value)").monospacedDigit()
      }
      Text("\(last)").bold()
      Text("\(last) at last")
    }
  }
}
// source: a model of which the body reads constants alone, and which it hands on
import Observation
import SwiftUI

@Observable
final class Office {
  let lines = ["Moskenes", "Skutvik", "Røst"]
  @ObservationIgnored var visits = 0
  var isFoggy = false
}

struct FerryOffice: View {
  @State private var office = Office()

  var body: some View {
    VStack {
      VStack {
        Text("Lines: \(office.lines.count)")
        Text("Visits: \(office.visits)")
        Text("Three")
        Text("Four")
        Text("Five")
      }
      FogSwitch(office: office)
      ForEach(office.lines, id: \.self) { line in
        FogRow(line: line, office: office)
      }
    }
  }
}

private struct FogRow: View {
  let line: String
  let office: Office

  var body: some View { Text(office.isFoggy ? "\(line) waits" : line) }
}

private struct FogSwitch: View {
  @Bindable var office: Office

  var body: some View { Toggle("Fog", isOn: $office.isFoggy) }
}

// source: what only an initializer sets
import SwiftUI

struct Hall: View {
  @State private var limit: Int
  @GestureState private var pressed = 1
  init(limit: Int) { _limit = State(initialValue: limit * 2) }
  var body: some View {
    VStack {
      HStack {
        Text("\(limit) \(pressed)"); Text("of")
      }
      HStack {
        Image(systemName: "film").font(.largeTitle).padding(); Text("Watch").bold();
        Text("b").italic()
      }
    }
  }
}

// source: objects that never change
import SwiftUI

final class Fixed: ObservableObject { let title = "a" }
@Observable final class Kept { private(set) var title = "a" }
struct Hall: View {
  @StateObject private var fixed: Fixed
  @State private var kept = Kept()
  init() { _fixed = StateObject(wrappedValue: Fixed()) }
  var body: some View {
    VStack {
      HStack {
        Text(fixed.title); Text(kept.title)
      }
      HStack {
        Image(systemName: "film").font(.largeTitle).padding(); Text("Watch").bold();
        Text("b").italic()
      }
    }
  }
}

// source: a sheet reads what changes, and the body does not
import SwiftUI

@Observable final class Orchard { var picked: [String] = []; var rows = 3 }
struct OrchardScreen: View {
  @State private var orchard = Orchard()
  @State private var showsBasket = false
  var body: some View {
    VStack {
      Button("Pick") { orchard.picked.append("plum") }
      Button("Basket") { showsBasket = true }
      HStack {
        Image(systemName: "tree").font(.largeTitle).padding(); Text("Orchard").bold();
        Text("b").italic()
      }
    }
    .sheet(isPresented: $showsBasket) {
      ForEach(orchard.picked, id: \.self) { Text($0) }
    }
  }
}
