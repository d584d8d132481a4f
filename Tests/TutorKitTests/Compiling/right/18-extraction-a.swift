// program: a header extracted with its values
import SwiftUI

struct TripHeader: View {
  let title: String
  let nights: Int
  var isPaid = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title)
      Text("\(nights) nights").font(.subheadline)
      if isPaid { Image(systemName: "checkmark.seal") }
    }
  }
}

struct TripScreen: View {
  @State private var nights = 2

  var body: some View {
    TripHeader(title: "Fjord", nights: nights)
    TripHeader(title: "Fjord", nights: nights, isPaid: true)
    Stepper("Nights", value: $nights)
  }
}
// program: a section extracted with bindings
import SwiftUI

struct LampSection: View {
  @Binding var isOn: Bool
  @Binding var hours: Double
  let onReset: () -> Void

  var body: some View {
    Section("Lamp") {
      Toggle("On", isOn: $isOn)
      Slider(value: $hours, in: 0...24, step: 1)
        .disabled(!isOn)
      Button("Reset", action: onReset)
    }
  }
}

struct Greenhouse: View {
  @State private var isOn = false
  @State private var hours = 8.0

  var body: some View {
    Form {
      LampSection(isOn: $isOn, hours: $hours) {
        isOn = false
        hours = 8
      }
    }
  }
}
// program: a row that owns its state
import SwiftUI

struct ExpandableRow: View {
  let title: String
  let detail: String
  @State private var isExpanded = false

  init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button(title) { isExpanded.toggle() }
      if isExpanded { Text(detail) }
    }
  }
}

struct Questions: View {
  var body: some View {
    ExpandableRow(title: "When?", detail: "At noon")
    ExpandableRow(title: "Where?", detail: "Quay 5")
  }
}
// program: a private subview in the same file
import SwiftUI

private struct Price: View {
  let amount: Double
  var body: some View { Text(amount, format: .currency(code: "EUR")) }
}

struct Basket: View {
  private let prices = [1.5, 2]
  var body: some View {
    ForEach(prices, id: \.self) { Price(amount: $0) }
  }
}
// program: an extension that keeps subviews together
import SwiftUI

struct Museum: View {
  @State private var tickets = 1

  var body: some View {
    VStack {
      Title(name: "Sea museum")
      Counter(tickets: $tickets)
    }
  }
}

extension Museum {
  struct Title: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Counter: View {
    @Binding var tickets: Int
    var body: some View { Stepper("\(tickets)", value: $tickets) }
  }
}
// program: a model narrowed to its values
import SwiftUI

@Observable final class Voyage {
  var speed = 4.0
  var crew = ["Ada"]
  var log: [String] = []
}

struct SpeedRow: View {
  @Binding var speed: Double
  var body: some View { Slider(value: $speed, in: 0...20) }
}

struct CrewRow: View {
  let crew: [String]
  var body: some View { Text(crew, format: .list(type: .and)) }
}

struct VoyageScreen: View {
  @State private var voyage = Voyage()

  var body: some View {
    SpeedRow(speed: $voyage.speed)
    CrewRow(crew: voyage.crew)
    Button("Log") { voyage.log.append("\(voyage.speed)") }
  }
}
// program: a container with a header slot
import SwiftUI

struct SectionCard<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack {
      header.font(.headline)
      content
    }
  }
}

extension SectionCard where Header == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension SectionCard where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

struct Cards: View {
  var body: some View {
    SectionCard("Title") { Text("a"); Text("b") }
    SectionCard { Text("c") } header: { Image(systemName: "star") }
    SectionCard { Text("d") }
  }
}
// program: a row with a generic accessory
import SwiftUI

struct SettingRow<Accessory: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var accessory: () -> Accessory

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      accessory()
    }
  }
}

struct SettingsScreen: View {
  @State private var isOn = false

  var body: some View {
    SettingRow(title: "Sound") { Toggle("", isOn: $isOn).labelsHidden() }
    SettingRow(title: "Version") { Text("1.0") }
    SettingRow(title: "\(isOn ? 1 : 2) items", accessory: { EmptyView() })
  }
}
// program: the same column twice
import SwiftUI

struct Reading: View {
  let label: String
  let value: Int
  var unit = "°C"

  var body: some View {
    VStack {
      Text(label).font(.caption)
      Text("\(value) \(unit)").font(.title2).monospacedDigit()
    }
  }
}

struct Readings: View {
  @State private var air = 20
  @State private var water = 14

  var body: some View {
    HStack {
      Reading(label: "Air", value: air)
      Reading(label: "Water", value: water)
      Reading(label: "Wind", value: 4, unit: "m/s")
    }
  }
}
// program: an equatable row with a closure
import SwiftUI

struct Rower: Identifiable, Equatable {
  let id: Int
  var name: String
  var isReady: Bool
}

struct RowerRow: View, Equatable {
  let rower: Rower
  let toggle: () -> Void

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.rower == rhs.rower }

  var body: some View {
    Button(action: toggle) {
      Label(rower.name, systemImage: rower.isReady ? "checkmark" : "circle")
    }
  }
}

struct Crew: View {
  @State private var rowers = [Rower(id: 1, name: "Ada", isReady: false)]

  private func toggle(_ id: Int) {
    guard let index = rowers.firstIndex(where: { $0.id == id }) else { return }
    rowers[index].isReady.toggle()
  }

  var body: some View {
    ForEach(rowers) { rower in
      RowerRow(rower: rower) { toggle(rower.id) }.equatable()
    }
  }
}
// program: a view that takes a key path
import SwiftUI

struct Sample {
  var depth = 3.0
  var speed = 4.0
}

struct FieldRow: View {
  let title: String
  let keyPath: WritableKeyPath<Sample, Double>
  @Binding var sample: Sample

  var body: some View {
    HStack {
      Text(title)
      Text("\(sample[keyPath: keyPath])")
      Slider(value: $sample[dynamicMember: keyPath])
    }
  }
}

struct SampleForm: View {
  @State private var sample = Sample()
  var body: some View {
    FieldRow(title: "Depth", keyPath: \.depth, sample: $sample)
    FieldRow(title: "Speed", keyPath: \.speed, sample: $sample)
  }
}
