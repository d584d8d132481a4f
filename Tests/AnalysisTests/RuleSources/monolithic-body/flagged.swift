// source: chat with a header that never reads the draft
import SwiftUI

struct ChatScreen: View {
  let partner: String
  let lastSeen: Date
  @State private var draft = ""
  @State private var sent: [String] = []

  var body: some View { // finding: monolithic-body
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Image(systemName: "person.crop.circle")
          .resizable()
          .frame(width: 44, height: 44)
        VStack(alignment: .leading) {
          Text(partner)
            .font(.headline)
          Text(lastSeen, style: .relative)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
      }
      .padding()
      .background(.bar)

      List(sent, id: \.self) { text in
        Text(text)
      }

      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .lineLimit(4)
        Button {
          sent.append(draft)
          draft = ""
        } label: {
          Image(systemName: "paperplane.fill")
            .imageScale(.large)
        }
        .disabled(draft.isEmpty)
      }
      .padding()
    }
  }
}

// source: checkout with two independent forms
import SwiftUI

struct Checkout: View {
  @State private var street = ""
  @State private var city = ""
  @State private var cardNumber = ""
  @State private var savesCard = false

  var body: some View { // finding: monolithic-body
    Form {
      Section("Address") {
        TextField("Street", text: $street)
          .textContentType(.streetAddressLine1)
        TextField("City", text: $city)
          .textContentType(.addressCity)
        if street.isEmpty || city.isEmpty {
          Label("Both lines are needed", systemImage: "exclamationmark.circle")
            .foregroundStyle(.red)
            .font(.footnote)
        }
      }
      Section("Payment") {
        TextField("Card number", text: $cardNumber)
          .keyboardType(.numberPad)
        Text("\(cardNumber.count) of 16 digits")
          .font(.caption)
          .foregroundStyle(cardNumber.count == 16 ? .green : .secondary)
        Toggle("Keep this card", isOn: $savesCard)
          .disabled(cardNumber.isEmpty)
      }
    }
  }
}

// source: player whose cover stands beside the position
import SwiftUI

struct Track {
  var title: String
  var artist: String
  var cover: String
  var length: Double
}

struct PlayerView: View {
  let track: Track
  @State private var position = 0.0
  @State private var isPlaying = false

  var body: some View { // finding: monolithic-body
    VStack(spacing: 24) {
      VStack {
        Image(track.cover)
          .resizable()
          .scaledToFit()
          .cornerRadius(12)
        Text(track.title)
          .font(.title2.bold())
        Text(track.artist)
          .foregroundStyle(.secondary)
      }
      VStack {
        Slider(value: $position, in: 0...track.length)
        HStack {
          Text("\(Int(position))")
            .monospacedDigit()
          Spacer()
          Text("-\(Int(track.length - position))")
            .monospacedDigit()
        }
        .font(.caption)
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .font(.largeTitle)
      }
    }
    .padding()
  }
}

// source: observable model read in two places that have nothing in common
import Observation
import SwiftUI

@Observable
final class Workout {
  var heartRate = 80
  var distance = 0.0
  var goal = 5.0
  var songTitle = "None"
  var songArtist = ""
}

struct WorkoutScreen: View {
  @State private var workout = Workout()

  var body: some View { // finding: monolithic-body
    ScrollView {
      VStack {
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
        Text("\(workout.heartRate)")
          .font(.system(size: 60, weight: .bold))
          .contentTransition(.numericText())
        Text("beats per minute")
          .font(.caption)
      }
      HStack {
        Image(systemName: "music.note")
          .padding(8)
        VStack(alignment: .leading) {
          Text(workout.songTitle)
            .bold()
          Text(workout.songArtist)
            .font(.caption)
        }
      }
    }
  }
}

// source: settings behind a platform condition
import SwiftUI

struct SettingsScreen: View {
  @AppStorage("name") private var name = ""
  @AppStorage("textSize") private var textSize = 14.0
  @AppStorage("serif") private var usesSerif = false

  var body: some View { // finding: monolithic-body
    #if os(macOS)
      TabView {
        Text("Settings")
      }
    #else
      Form {
        Section {
          HStack {
            Image(systemName: "person")
              .font(.title)
            TextField("Name", text: $name)
              .autocorrectionDisabled()
          }
          Text("Signed in as \(name.isEmpty ? "nobody" : name)")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Section {
          Text("The quick brown fox")
            .font(.system(size: textSize, design: usesSerif ? .serif : .default))
          Slider(value: $textSize, in: 10...30)
            .padding(.vertical)
          Toggle("Serif", isOn: $usesSerif)
            .tint(.orange)
        }
      }
    #endif
  }
}

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
