// source: generic screen with a summary that waits for nothing
import SwiftUI

struct Catalog<Item: Identifiable, Row: View>: View {
  let items: [Item]
  let title: LocalizedStringKey
  let explanation: LocalizedStringKey
  @ViewBuilder let row: (Item) -> Row
  @State private var query = ""

  var body: some View { // finding: monolithic-body
    VStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .font(.largeTitle)
          .fontWeight(.heavy)
        Text(explanation)
          .font(.callout)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      .padding()
      HStack {
        Image(systemName: "magnifyingglass")
          .foregroundStyle(.secondary)
        TextField("Search", text: $query)
        if !query.isEmpty {
          Button("Clear") { query = "" }
            .buttonStyle(.borderless)
        }
      }
      .padding(.horizontal)
      List(items) { item in
        row(item)
      }
    }
  }
}

// source: own container and a nested view type
import SwiftUI

enum Dashboard {
  struct Screen: View {
    @ObservedObject var meter: Meter
    let house: String
    let tariff: String
    let contract: String

    var body: some View { // finding: monolithic-body
      Panels {
        VStack {
          Gauge(value: meter.power, in: 0...10) {
            Text("Power")
          }
          .gaugeStyle(.accessoryCircular)
          Text("\(meter.power, specifier: "%.1f") kW")
            .font(.title3)
            .bold()
        }
        Grid(alignment: .leading) {
          GridRow {
            Text("House").bold()
            Text(house)
          }
          GridRow {
            Text("Tariff").bold()
            Text(tariff)
          }
          GridRow {
            Text("Contract").bold()
            Text(contract).textSelection(.enabled)
          }
        }
      }
    }
  }

  final class Meter: ObservableObject {
    @Published var power = 1.2
  }

  struct Panels<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ScrollView {
        VStack(spacing: 20) { content }
      }
    }
  }
}

// source: binding written here and a legend that never changes
import SwiftUI

struct MapFilter: View {
  @Binding var radius: Double
  @Environment(\.dismiss) private var dismiss

  var body: some View { // finding: monolithic-body
    NavigationStack {
      VStack {
        VStack {
          Text("Within \(Int(radius)) km")
            .font(.title2)
          Slider(value: $radius, in: 1...50, step: 1)
            .padding(.horizontal)
          Text(radius > 25 ? "Far" : "Near")
            .font(.caption)
        }
        VStack(alignment: .leading, spacing: 8) {
          Label("Restaurants", systemImage: "fork.knife")
            .foregroundStyle(.orange)
          Label("Museums", systemImage: "building.columns")
            .foregroundStyle(.brown)
          Label("Parks", systemImage: "tree")
            .foregroundStyle(.green)
        }
        .padding()
      }
      .navigationTitle("Filter")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

// source: body in an extension and returned explicitly
import SwiftUI

struct Thermostat {
  @State private var target = 20.0
  var room: String
  var sensor: String
  var battery: Int
}

extension Thermostat: View {
  var body: some View { // finding: monolithic-body
    let color: Color = target > 22 ? .red : .blue
    return VStack {
      HStack {
        VStack(alignment: .leading) {
          Text(room)
            .font(.headline)
          Text(sensor)
            .font(.caption)
        }
        Spacer()
        Image(systemName: "battery.\(battery)")
      }
      ZStack {
        Circle()
          .stroke(color, lineWidth: 12)
        Text("\(target, specifier: "%.1f")°")
          .font(.system(size: 40))
          .foregroundStyle(color)
      }
      Stepper("Target", value: $target, in: 5...30, step: 0.5)
    }
  }
}

// source: a section of more than forty lines
import SwiftUI

struct Onboarding: View {
  let continueTitle: String
  let onContinue: () -> Void

  var body: some View { // finding: monolithic-body
    VStack {
      VStack(alignment: .leading, spacing: 24) {
        Text("Welcome")
          .font(.largeTitle)
          .fontWeight(.heavy)
        HStack(alignment: .top) {
          Image(systemName: "bell")
            .font(.title)
            .foregroundStyle(.red)
            .frame(width: 50)
          VStack(alignment: .leading) {
            Text("Reminders")
              .font(.headline)
            Text("Told at the right time")
              .foregroundStyle(.secondary)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        HStack(alignment: .top) {
          Image(systemName: "lock")
            .font(.title)
            .foregroundStyle(.green)
            .frame(width: 50)
          VStack(alignment: .leading) {
            Text("Privacy")
              .font(.headline)
            Text("Nothing leaves the device")
              .foregroundStyle(.secondary)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        HStack(alignment: .top) {
          Image(systemName: "person.2")
            .font(.title)
            .foregroundStyle(.blue)
            .frame(width: 50)
          VStack(alignment: .leading) {
            Text("Sharing")
              .font(.headline)
            Text("With family and friends")
              .foregroundStyle(.secondary)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        HStack(alignment: .top) {
          Image(systemName: "icloud")
            .font(.title)
            .foregroundStyle(.cyan)
            .frame(width: 50)
          VStack(alignment: .leading) {
            Text("Everywhere")
              .font(.headline)
            Text("On all your devices")
              .foregroundStyle(.secondary)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
      }
      .padding(40)
      Button(continueTitle, action: onContinue)
        .buttonStyle(.borderedProminent)
    }
  }
}

// source: observable model handed in, each section reads a property of its own
import Observation
import SwiftUI

@Observable
final class Loom {
  var rows = 120
  var pattern = "Twill"
}

struct LoomPanel: View {
  @Bindable var loom: Loom

  var body: some View { // finding: monolithic-body
    VStack {
      VStack {
        Text("Rows").font(.caption)
        Text("\(loom.rows)").font(.title).bold()
      }
      VStack {
        Text("Pattern").font(.caption)
        Text(loom.pattern).font(.title).italic()
      }
    }
  }
}

// source: the only section is around them
import SwiftUI

struct Reader: View {
  @State private var size = 16.0

  var body: some View { // finding: monolithic-body
    ZStack {
      Color.yellow.ignoresSafeArea()
      VStack {
        HStack {
          Button("Back") {}
          Spacer()
          Text("Chapter 1").font(.headline)
        }
        .padding()
        ScrollView {
          Text("It was a dark night.").font(.system(size: size))
          Slider(value: $size).padding().tint(.red)
        }
      }
    }
  }
}
