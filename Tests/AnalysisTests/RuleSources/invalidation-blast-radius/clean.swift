// source: state beside a named header
import SwiftUI

struct ProductPage: View {
  @State private var quantity = 1
  let name: String
  let maker: String

  var body: some View {
    ScrollView {
      ProductHeader(name: name, maker: maker)
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
    }
  }
}

private struct ProductHeader: View {
  let name: String
  let maker: String

  var body: some View {
    VStack {
      Image("product")
        .resizable()
        .scaledToFit()
      Text(name).font(.title)
      Text(maker).font(.caption)
    }
  }
}

// source: state that the body never reads
import SwiftUI

struct SurveyPage: View {
  @State private var opened = Date.now
  @State private var attempts = 0
  let question: String

  var body: some View {
    VStack {
      VStack {
        Text(question)
          .font(.title)
          .bold()
        Text("Take your time")
          .italic()
          .padding()
      }
      Button("Send") {
        attempts += 1
        print(attempts, opened)
      }
    }
  }
}

// source: binding only passed on
import SwiftUI

struct ProfileForm: View {
  @State private var name = ""
  @State private var wantsMail = false
  let heading: String

  var body: some View {
    Form {
      Section {
        Text(heading)
          .font(.title)
          .bold()
        Text("Shown to your friends")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      NameField(name: $name)
      MailToggle(isOn: $wantsMail)
    }
  }
}

private struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

private struct MailToggle: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Mail", isOn: $isOn) }
}

// source: everything shows the value
import SwiftUI

struct Clock: View {
  @State private var minutes = 0

  var body: some View {
    VStack {
      HStack {
        Text("\(minutes / 60)").font(.largeTitle)
        Text(":").opacity(minutes % 2 == 0 ? 1 : 0)
        Text("\(minutes % 60)").font(.largeTitle)
      }
      ProgressView(value: Double(minutes), total: 1440)
      Stepper("Minutes: \(minutes)", value: $minutes)
    }
  }
}

// source: small rest
import SwiftUI

struct Like: View {
  @State private var isLiked = false
  let count: Int

  var body: some View {
    HStack {
      Button {
        isLiked.toggle()
      } label: {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .foregroundStyle(isLiked ? .red : .secondary)
      }
      Text("\(count)")
        .font(.caption)
    }
  }
}

// source: no mutable property
import SwiftUI

struct Ticket: View {
  let from: String
  let to: String
  let seat: String

  var body: some View {
    VStack {
      HStack {
        Text(from).font(.title).bold()
        Image(systemName: "arrow.right").padding()
        Text(to).font(.title).bold()
      }
      HStack {
        Text("Seat").font(.caption).foregroundStyle(.secondary)
        Text(seat).font(.headline).monospaced()
      }
    }
  }
}

// source: observable model read by the subviews alone
import Observation
import SwiftUI

@Observable
final class Garden {
  var beds = 3
  var water = 0.5
}

struct GardenScreen: View {
  @State private var garden = Garden()
  let owner: String

  var body: some View {
    VStack {
      VStack {
        Text(owner)
          .font(.largeTitle)
          .bold()
        Text("Garden")
          .italic()
          .padding()
      }
      Beds(garden: garden)
      Tank(garden: garden)
    }
  }
}

private struct Beds: View {
  let garden: Garden
  var body: some View { Text("\(garden.beds) beds") }
}

private struct Tank: View {
  let garden: Garden
  var body: some View { ProgressView(value: garden.water) }
}

// source: condition that decides about the whole
import SwiftUI

struct Gate: View {
  @State private var isSignedIn = false
  let name: String

  var body: some View {
    if isSignedIn {
      VStack {
        Text("Hello").font(.title)
        Text(name).font(.headline).bold()
        Button("Leave") { isSignedIn = false }.buttonStyle(.bordered)
      }
    } else {
      Button("Enter") { isSignedIn = true }
    }
  }
}

// source: a row that shows what it gets
import SwiftUI

struct TodoRow: View {
  @Binding var todo: Todo

  var body: some View {
    HStack {
      Toggle("Done", isOn: $todo.isDone)
        .labelsHidden()
      VStack(alignment: .leading) {
        Text(todo.title)
          .strikethrough(todo.isDone)
        Text(todo.note)
          .font(.caption)
          .foregroundStyle(todo.isDone ? .tertiary : .secondary)
      }
    }
  }
}

struct Todo {
  var title = ""
  var note = ""
  var isDone = false
}

// source: environment values that seldom change
import SwiftUI

struct Hint: View {
  @Environment(\.colorScheme) private var colorScheme
  let text: String

  var body: some View {
    HStack {
      Image(systemName: "lightbulb")
        .padding(8)
        .background(colorScheme == .dark ? .gray : .yellow)
      VStack {
        Text("Hint").font(.caption).bold()
        Text(text).font(.body).italic()
      }
    }
  }
}

// source: observable model handed in, one property beside plain inputs
import Observation
import SwiftUI

@Observable
final class Call {
  var isMuted = false
  var seconds = 0
}

struct CallerHeader: View {
  let name: String
  let town: String
  let call: Call

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text(town).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: call.isMuted ? "bell.slash" : "bell")
    }
    .padding()
  }
}

// source: observable model in the environment, one property beside constant content
import Observation
import SwiftUI

@Observable
final class Kiln {
  var isHot = false
  var degrees: Int { isHot ? 900 : 20 }
}

struct KilnGauge: View {
  @Environment(Kiln.self) private var kiln

  var body: some View {
    HStack {
      VStack {
        Text("Now").font(.caption)
        Text("\(kiln.degrees)").font(.title).bold()
      }
      VStack {
        Text("Opens below").font(.caption)
        Text("100").font(.title).bold()
      }
    }
  }
}

// source: rows of an observable model read what they are made of
import Observation
import SwiftUI

@Observable final class Regatta {
  var boats: [Boat] = []
  var wind = 0
  var isOver = false
}

struct Boat: Identifiable {
  let id: Int
  var name: String
}

struct RegattaScreen: View {
  @State private var regatta = Regatta()

  var body: some View {
    let last = regatta.boats.last
    VStack {
      VStack {
        Text("\(regatta.boats.count) boats").font(.title)
        Text("Last of all").font(.caption).italic()
        if let last { Text(last.name) }
      }
      List(regatta.boats) { boat in
        HStack {
          Image(systemName: "sailboat")
          Text(boat.name).bold()
          Spacer()
          Text("\(boat.id)").monospacedDigit()
        }
      }
    }
  }
}

// source: branches that are not shown while the property is read
import SwiftUI

struct Atlas: View {
  @State private var recent: [String] = []
  let found: [String]

  var body: some View {
    VStack {
      if found.isEmpty {
        Text("Recent").bold()
        ForEach(recent, id: \.self) { Text($0) }
      } else {
        VStack {
          Text("Found").font(.title).bold()
          Text("\(found.count) places").font(.caption).italic()
        }
      }
    }
    .onAppear { recent.append("Oslo") }
  }
}

// source: rows that stay, since their closure uses nothing of the view
import SwiftUI

struct Ferry: View {
  @State private var crossings = 0
  @State private var decks = ["Upper", "Lower"]

  var body: some View {
    VStack {
      Text("\(crossings) crossings")
      ForEach(decks, id: \.self) { deck in
        HStack {
          Image(systemName: "ferry").imageScale(.large)
          Text(deck).font(.headline)
          Spacer()
        }
      }
      Button("Cross") { crossings += 1 }
      Button("Turn round") { decks.reverse() }
    }
  }
}
