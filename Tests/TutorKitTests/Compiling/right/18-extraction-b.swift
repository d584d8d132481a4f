// program: an action type in place of closures
import SwiftUI

enum PlayerAction {
  case play, pause, seek(Double)
}

struct PlayerControls: View {
  let send: (PlayerAction) -> Void

  var body: some View {
    HStack {
      Button("Play") { send(.play) }
      Button("Pause") { send(.pause) }
      Button("Start") { send(.seek(0)) }
    }
  }
}

struct PlayerScreen: View {
  @State private var position = 0.0
  @State private var isPlaying = false

  private func handle(_ action: PlayerAction) {
    switch action {
    case .play: isPlaying = true
    case .pause: isPlaying = false
    case .seek(let position): self.position = position
    }
  }

  var body: some View {
    Text("\(position) \(isPlaying)" as String)
    PlayerControls(send: handle)
  }
}
// program: an observed object passed to one subview
import SwiftUI

final class Radio: ObservableObject {
  @Published var volume = 5
  @Published var station = "Coast"
}

struct VolumeStepper: View {
  @Binding var volume: Int
  var body: some View { Stepper("Volume \(volume)", value: $volume, in: 0...10) }
}

struct StationName: View {
  @ObservedObject var radio: Radio
  var body: some View { TextField("Station", text: $radio.station) }
}

struct RadioScreen: View {
  @StateObject private var radio = Radio()
  var body: some View {
    VolumeStepper(volume: $radio.volume)
    StationName(radio: radio)
  }
}
// program: a preview with state of its own
import SwiftUI

struct Dimmer: View {
  @Binding var level: Double
  var body: some View { Slider(value: $level) }
}

private struct DimmerHost: View {
  @State private var level = 0.4
  var body: some View { Dimmer(level: $level) }
}

#Preview("Host") { DimmerHost() }
#Preview("Constant") { Dimmer(level: .constant(0.7)).padding() }
// program: computed inputs
import SwiftUI

struct Ledger: View {
  @State private var entries: [Double] = [3, 4]

  private var total: Double { entries.reduce(0, +) }
  private var isEmpty: Bool { entries.isEmpty }

  var body: some View {
    TotalRow(total: total, isEmpty: isEmpty)
    Button("Add") { entries.append(Double(entries.count)) }
  }
}

struct TotalRow: View {
  let total: Double
  let isEmpty: Bool

  var body: some View {
    Text(isEmpty ? "Nothing" : total.formatted())
  }
}
// program: a memberwise init with attributes
import SwiftUI

struct Everything: View {
  let title: String
  var subtitle: String? = nil
  @Binding var isOn: Bool
  @State var count = 3
  @Environment(\.locale) var locale
  var tint: Color = .blue
  @ViewBuilder var footer: () -> Text
  let action: () -> Void

  var body: some View {
    Toggle(title, isOn: $isOn).tint(tint)
    Text(subtitle ?? locale.identifier)
    Button("\(count)", action: action)
    footer()
  }
}

struct Uses: View {
  @State private var isOn = false
  var body: some View {
    Everything(title: "a", isOn: $isOn, footer: { Text("f") }) {}
    Everything(title: "a", subtitle: "b", isOn: $isOn, count: 4, tint: .red) { Text("f") } action: { isOn = true }
  }
}
// program: a grid of tiles
import SwiftUI

struct Tile: View {
  let number: Int
  let isChosen: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(isChosen ? Color.accentColor : Color.gray.opacity(0.2))
      .overlay { Text("\(number)").bold(isChosen) }
      .aspectRatio(1, contentMode: .fit)
  }
}

struct TileGrid: View {
  @Binding var chosen: Set<Int>
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 4)

  var body: some View {
    LazyVGrid(columns: columns, spacing: 4) {
      ForEach(1..<17, id: \.self) { number in
        Tile(number: number, isChosen: chosen.contains(number))
          .onTapGesture { chosen.formSymmetricDifference([number]) }
      }
    }
  }
}
// program: an extension on the model
import SwiftUI

struct Cargo: Identifiable, Hashable {
  var id = 0
  var weight = 1.0
}

extension Cargo {
  var label: String { "\(id): \(weight)" }
  static let samples = (1...3).map { Cargo(id: $0, weight: Double($0)) }
}

extension [Cargo] {
  var total: Double { map(\.weight).reduce(0, +) }
}

struct CargoList: View {
  var cargo = Cargo.samples
  var body: some View {
    List(cargo) { Text($0.label) }
    Text(cargo.total, format: .number)
  }
}
// program: an optional subview input
import SwiftUI

struct Banner: View {
  let message: String?
  var onClose: (() -> Void)? = nil

  var body: some View {
    if let message, !message.isEmpty {
      HStack {
        Text(message)
        if let onClose {
          Button("Close", action: onClose)
        }
      }
    }
  }
}

struct Bannered: View {
  @State private var message: String? = "Fog"
  var body: some View {
    Banner(message: message) { message = nil }
    Banner(message: nil)
  }
}
// program: a timer view that owns the publisher
import SwiftUI

struct Elapsed: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds) s")
      .onReceive(timer) { _ in seconds += 1 }
  }
}

struct Race: View {
  var body: some View {
    Text("Race")
    Elapsed()
  }
}
// program: views in an array of types
import SwiftUI

struct Step: Identifiable {
  let id: Int
  let title: String
  let view: AnyView
}

struct Wizard: View {
  @State private var index = 0
  private let steps = [
    Step(id: 0, title: "Start", view: AnyView(Text("Welcome"))),
    Step(id: 1, title: "End", view: AnyView(Image(systemName: "flag"))),
  ]

  var body: some View {
    VStack {
      Text(steps[index].title)
      steps[index].view
      Button("Next") { index = min(index + 1, steps.count - 1) }
    }
  }
}
// program: a protocol of view makers
import SwiftUI

protocol Sectioned {
  associatedtype Content: View
  @ViewBuilder @MainActor func section() -> Content
}

struct WindSection: Sectioned {
  func section() -> some View {
    Text("Wind")
    Text("4 knots")
  }
}

struct Report<S: Sectioned>: View {
  let source: S
  var body: some View { VStack { source.section() } }
}

struct Reports: View {
  var body: some View { Report(source: WindSection()) }
}
// program: a long body that still checks
import SwiftUI

struct Long: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var level = 0.3
  @State private var items = ["a", "b", "c"]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Hello, \(name.isEmpty ? "you" : name)").font(.largeTitle).bold()
          HStack {
            Image(systemName: isOn ? "bell.fill" : "bell").foregroundStyle(isOn ? .yellow : .gray)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
          }
          .padding(.vertical, 4)
          Toggle("Bell", isOn: $isOn)
          Slider(value: $level, in: 0...1) { Text("Level") }
          ForEach(Array(items.enumerated()), id: \.offset) { index, item in
            HStack {
              Text("\(index + 1).").monospacedDigit()
              Text(item.uppercased())
              Spacer()
              Button(role: .destructive) {
                items.remove(at: index)
              } label: {
                Image(systemName: "trash")
              }
            }
            .padding(8)
            .background(index.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
            .clipShape(.rect(cornerRadius: 6))
          }
          ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 10).fill(.blue.gradient).frame(height: 100 * level)
            Text("\(Int(level * 100)) %").padding(6).background(.thinMaterial, in: .capsule)
          }
        }
        .padding()
      }
      .navigationTitle("Overview")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { items.append("d") } } }
      .sheet(isPresented: $isOn) { Text("Sheet") }
      .onChange(of: level) { _, new in if new > 0.9 { isOn = true } }
    }
  }
}
