// source: identity of the element
import SwiftUI

struct Chapter: Identifiable {
  let id: Int
  var title: String
}

struct Contents: View {
  let chapters: [Chapter]

  var body: some View {
    ScrollViewReader { reader in
      List(chapters) { chapter in
        Text(chapter.title).id(chapter.id)
      }
      .onAppear { reader.scrollTo(chapters.last?.id) }
    }
  }
}

// source: identity stored in the model
import SwiftUI

struct Note: Identifiable {
  let id = UUID()
  var created = Date()
  var text: String
}

struct Notes: View {
  @State private var notes: [Note] = []

  var body: some View {
    List {
      ForEach(notes) { note in
        Text(note.text)
      }
      .onDelete { notes.remove(atOffsets: $0) }
      Button("New") { notes.insert(Note(text: "…"), at: 0) }
    }
  }
}

// source: computed id from a stored value
import SwiftUI

struct Country: Identifiable {
  var code: String
  var name: String
  var id: String { code }
}

struct Countries: View {
  @State private var countries: [Country] = []

  var body: some View {
    List(countries) { Text($0.name) }
      .onAppear { countries.sort { $0.name < $1.name } }
  }
}

// source: index ids over constant collections
import SwiftUI

struct Rating: View {
  private let labels = ["bad", "fair", "good"]

  var body: some View {
    VStack {
      ForEach(labels.indices, id: \.self) { index in Text(labels[index]) }
      ForEach(0..<labels.count, id: \.self) { index in Text(labels[index]) }
      ForEach(Array(labels.enumerated()), id: \.offset) { index, label in
        Text("\(index) \(label)")
      }
    }
  }
}

// source: elements change but keep their places
import SwiftUI

struct Switches: View {
  @State private var lights = [true, false, true]

  var body: some View {
    VStack {
      ForEach(lights.indices, id: \.self) { index in
        Toggle("Light \(index)", isOn: $lights[index])
      }
      Button("First") { lights[0].toggle() }
    }
  }
}

// source: element ids over an enumerated array that changes
import SwiftUI

struct Runner: Identifiable {
  let id: UUID
  let name: String
}

struct Ranking: View {
  @State private var runners: [Runner] = []

  var body: some View {
    List {
      ForEach(Array(runners.enumerated()), id: \.element.id) { index, runner in
        Text("\(index + 1). \(runner.name)")
      }
      .onMove { from, to in runners.move(fromOffsets: from, toOffset: to) }
    }
  }
}

// source: identity in state, renewed by an action
import SwiftUI

struct Canvas: View {
  @State private var drawing = UUID()
  @State private var started = Date()

  var body: some View {
    VStack {
      Pad().id(drawing)
      Text(started, style: .relative).id(started)
      Button("Start anew") {
        drawing = UUID()
        started = Date()
      }
    }
  }
}

private struct Pad: View {
  @State private var points: [CGPoint] = []

  var body: some View {
    Rectangle().onTapGesture { points.append($0) }
  }
}

// source: branches with different views
import SwiftUI

struct Gate: View {
  @State private var isOpen = false

  var body: some View {
    if isOpen {
      Inside(name: "Garden")
    } else {
      Outside(name: "Street")
    }
  }
}

struct Inside: View {
  let name: String
  @State private var visits = 0
  var body: some View { Button("\(name) \(visits)") { visits += 1 } }
}

struct Outside: View {
  let name: String
  @State private var visits = 0
  var body: some View { Button("\(name) \(visits)") { visits += 1 } }
}

// source: ternary in the argument
import SwiftUI

struct Clicker: View {
  let title: String
  @State private var clicks = 0
  var body: some View { Button("\(title) \(clicks)") { clicks += 1 } }
}

struct Toolbox: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      Clicker(title: isDark ? "Moon" : "Sun")
    }
  }
}

// source: conditional compilation
import SwiftUI

struct Pager: View {
  let step: Int
  @State private var page = 0
  var body: some View { Stepper("\(page)", value: $page, step: step) }
}

struct Reader: View {
  var body: some View {
    VStack {
      #if os(macOS)
      Pager(step: 2)
      #else
      Pager(step: 1)
      #endif
    }
  }
}

// source: same view in both branches, but it owns no state
import SwiftUI

struct Signal: View {
  let color: Color
  var body: some View { Circle().fill(color) }
}

struct Crossing: View {
  let isFree: Bool

  var body: some View {
    if isFree {
      Signal(color: .green)
    } else {
      Signal(color: .red)
    }
  }
}

// source: in comments and strings, and in values outside a body
import SwiftUI

struct Request {
  let id: String
  init() { id = UUID().uuidString }
}

struct Sender: View {
  @State private var last = ""

  // Do not write .id(UUID()) here.
  var body: some View {
    VStack {
      Text("The modifier .id(UUID()) resets a view; .id(Date()) too")
      Text(last)
      Button("Send") {
        let request = Request()
        last = request.id
      }
    }
  }
}

// source: equal names in two views, only one of them changes
import SwiftUI

struct Alphabet: View {
  let letters = ["a", "b", "c"]

  var body: some View {
    HStack {
      ForEach(letters.indices, id: \.self) { index in
        Text(letters[index])
      }
    }
  }
}

struct Mailbox: View {
  struct Letter: Identifiable { let id: Int; let from: String }

  @State private var letters: [Letter] = []

  var body: some View {
    List(letters) { letter in
      Button(letter.from) { letters.removeAll { $0.id == letter.id } }
    }
  }
}

// source: elements that are kept, or have ids of the data
import SwiftUI

struct Topic: Identifiable {
  var id = UUID()
  let title: String
}

struct Topics: View {
  let names: [String]
  private let fixed = [Topic(title: "News")]
  @State private var added = [Topic(title: "Sport")]
  static let all = [Topic(title: "All")]

  private var known: [Topic] {
    names.compactMap { name in UUID(uuidString: name).map { Topic(id: $0, title: name) } }
  }
  private var titles: [Topic] { names.map { Topic(title: $0) } }

  var body: some View {
    VStack {
      ForEach(fixed) { Text($0.title) }
      ForEach(added) { Text($0.title) }
      ForEach(Self.all) { Text($0.title) }
      ForEach(known) { Text($0.title) }
      ForEach(titles, id: \.title) { Text($0.title) }
      Button("Add") { added.append(Topic(title: "More")) }
    }
  }
}

// source: twins for versions of the platform
import SwiftUI

struct Finder: View {
  var body: some View {
    if #available(iOS 18, *) {
      Field().padding().background(.regularMaterial)
    } else {
      Field().padding()
    }
  }
}

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("Find", text: $text) }
}

// source: pairs of which another part is the key
import SwiftUI

struct Ward: View {
  let beds = ["A", "B"]
  @State private var keyed = [(key: UUID(), bed: "A")]

  var body: some View {
    VStack {
      ForEach(beds.map { ($0, UUID()) }, id: \.0) { pair in Text(pair.0) }
      ForEach(beds.map { (name: $0, made: Date()) }, id: \.name) { row in Text(row.name) }
      ForEach(keyed, id: \.key) { row in Text(row.bed) }
    }
  }
}

// source: positions as the tags of a picker, in a section
import SwiftUI

struct Berths: View {
  @State private var berths = ["upper", "lower", "sofa"]
  @State private var chosen = 0
  var body: some View {
    Picker("Berth", selection: $chosen) {
      Section("Cabin") {
        ForEach(berths.indices, id: \.self) { Text(berths[$0]).tag($0) }
      }
    }
    Button("Drop the first") { berths.removeFirst() }
  }
}
