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
