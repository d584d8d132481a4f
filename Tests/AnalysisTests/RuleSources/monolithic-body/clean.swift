// source: chat whose body names its sections
import SwiftUI

struct ChatScreen: View {
  let partner: String
  @State private var draft = ""
  @State private var sent: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      ChatHeader(partner: partner)
      MessageList(messages: sent)
      Composer(draft: $draft) { sent.append(draft) }
    }
  }
}

private struct ChatHeader: View {
  let partner: String

  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle")
        .font(.title)
      Text(partner)
        .font(.headline)
      Spacer()
    }
    .padding()
  }
}

private struct MessageList: View {
  let messages: [String]
  var body: some View { List(messages, id: \.self) { Text($0) } }
}

private struct Composer: View {
  @Binding var draft: String
  let send: () -> Void

  var body: some View {
    HStack {
      TextField("Message", text: $draft)
        .textFieldStyle(.roundedBorder)
      Button("Send", action: send)
        .disabled(draft.isEmpty)
    }
  }
}

// source: one section and a line of text
import SwiftUI

struct SignIn: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack {
      Text("Sign in").font(.title)
      VStack {
        TextField("Name", text: $name)
          .textContentType(.username)
        SecureField("Password", text: $password)
          .textContentType(.password)
        Text(name.isEmpty || password.isEmpty ? "Both are needed" : "Ready")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

// source: every section reads the same value
import SwiftUI

struct Scoreboard: View {
  @State private var score = 0

  var body: some View {
    VStack {
      VStack {
        Text("\(score)")
          .font(.system(size: 80))
          .foregroundStyle(score > 10 ? .green : .primary)
        Text(score == 1 ? "point" : "points")
          .font(.caption)
        ProgressView(value: Double(score), total: 21)
      }
      HStack {
        Button("Minus") { score -= 1 }
          .buttonStyle(.bordered)
          .disabled(score == 0)
        Button("Plus") { score += 1 }
          .buttonStyle(.borderedProminent)
          .disabled(score == 21)
      }
    }
  }
}

// source: leaves beside one control
import SwiftUI

struct AlarmRow: View {
  let time: Date
  let label: String
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(time, style: .time)
        .font(.largeTitle)
      Text(label)
      Spacer()
      Toggle(label, isOn: $isOn)
        .labelsHidden()
    }
  }
}

// source: a scene, commands and a widget
import SwiftUI
import WidgetKit

struct MailApp: App {
  @State private var unread = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        HStack {
          Image(systemName: "envelope").font(.title)
          Text("\(unread)").font(.title).bold()
          Text("unread").italic()
        }
        HStack {
          Image(systemName: "tray").font(.title)
          Text("Inbox").font(.title).bold()
          Text("here").italic()
        }
      }
    }
  }
}

struct MailCommands: Commands {
  @FocusedValue(\.mail) private var mail
  @AppStorage("sorted") private var isSorted = false

  var body: some Commands {
    CommandMenu("Mail") {
      Section {
        Toggle("Sorted", isOn: $isSorted)
        Button("Reply") { mail?.reply() }.keyboardShortcut("r")
        Button("Forward") { mail?.forward() }.keyboardShortcut("f")
      }
      Section {
        Button("Archive") { mail?.archive() }.keyboardShortcut("e").disabled(mail == nil)
        Button("Delete") { mail?.delete() }.keyboardShortcut(.delete).disabled(mail == nil)
      }
    }
  }
}

struct MailWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "mail", provider: MailProvider()) { entry in
      VStack {
        VStack { Text(entry.sender).font(.title).bold().padding() }
        VStack { Text(entry.subject).font(.body).italic().padding() }
      }
    }
  }
}

// source: a modifier and a style
import SwiftUI

struct Banner: ViewModifier {
  let message: String?
  @State private var isExpanded = false

  func body(content: Content) -> some View {
    VStack {
      HStack {
        Text(message ?? "").font(.headline).padding().background(.yellow)
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down").padding()
      }
      VStack {
        content
        Divider().padding(.horizontal)
        Text("Below").font(.caption).italic().opacity(0.5)
      }
    }
  }
}

struct CardToggleStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.font(.body).bold().padding().opacity(isEnabled ? 1 : 0.4)
      VStack {
        Circle().fill(configuration.isOn ? .green : .gray).frame(width: 20).padding(4)
        Text("switch").font(.caption2).italic()
      }
    }
  }
}

// source: previews
import SwiftUI

struct Price: View {
  let amount: Double
  var body: some View { Text(amount, format: .currency(code: "EUR")) }
}

struct Price_Previews: PreviewProvider {
  @State static private var amount = 2.0

  static var previews: some View {
    VStack {
      VStack { Price(amount: 1).padding().background(.gray).border(.red) }
      VStack { Price(amount: amount).padding().background(.gray).border(.red) }
    }
  }
}

#Preview("Two prices") {
  @Previewable @State var amount = 3.0
  VStack {
    VStack { Text("A").font(.title).bold().padding(); Price(amount: 2) }
    VStack { Slider(value: $amount).padding().border(.red); Price(amount: amount).padding() }
  }
}

// source: switch of small cases
import SwiftUI

enum Phase { case idle, loading(Double), done(String), failed(any Error) }

struct PhaseView: View {
  let phase: Phase

  var body: some View {
    switch phase {
    case .idle:
      Text("Waiting").foregroundStyle(.secondary)
    case .loading(let fraction):
      ProgressView(value: fraction).padding()
    case .done(let name):
      Label(name, systemImage: "checkmark").foregroundStyle(.green)
    case .failed(let error):
      Text(error.localizedDescription).foregroundStyle(.red).font(.callout)
    }
  }
}

// source: a list with sections of rows that are views
import SwiftUI

struct Library: View {
  let albums: [Album]
  let playlists: [Playlist]
  @Binding var selection: UUID?

  var body: some View {
    List(selection: $selection) {
      Section("Albums") {
        ForEach(albums) { AlbumRow(album: $0) }
      }
      Section("Playlists") {
        ForEach(playlists) { PlaylistRow(playlist: $0) }
      }
    }
    .listStyle(.sidebar)
  }
}

// source: content given from outside
import SwiftUI

struct Card<Header: View, Content: View>: View {
  @ViewBuilder let header: () -> Header
  @ViewBuilder let content: () -> Content
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        header()
        Spacer()
        Button("Fold") { isOpen.toggle() }
      }
      if isOpen {
        content()
          .padding()
      }
    }
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

// source: state that only actions use
import SwiftUI

struct Poster: View {
  let title: String
  let place: String
  @State private var firstSeen: Date?

  var body: some View {
    VStack {
      VStack {
        Text(title)
          .font(.largeTitle)
          .bold()
          .multilineTextAlignment(.center)
      }
      VStack {
        Text(title.uppercased() + place)
          .font(.caption)
          .italic()
          .padding()
      }
    }
    .onAppear { firstSeen = firstSeen ?? .now }
    .onDisappear { print(firstSeen ?? .now) }
  }
}

// source: observable model handed in, one property beside constant content
import Observation
import SwiftUI

@Observable
final class Pump {
  var isRunning = false
  var litres = 0
}

struct PumpPanel: View {
  let pump: Pump

  var body: some View {
    VStack {
      VStack {
        Text("Garden pump").font(.title)
        Text("Behind the shed").font(.caption)
      }
      VStack {
        Image(systemName: pump.isRunning ? "drop.fill" : "drop").padding()
        Text(pump.isRunning ? "Running" : "Off").bold()
      }
    }
  }
}
