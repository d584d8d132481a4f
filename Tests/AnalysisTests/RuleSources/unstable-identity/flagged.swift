// source: fresh identity for a field
import SwiftUI

struct NameField: View {
  @Binding var name: String

  var body: some View {
    TextField("Name", text: $name)
      .textFieldStyle(.roundedBorder)
      .id(UUID()) // finding: unstable-identity
  }
}

// source: identity from the current date
import SwiftUI

public struct Ticker: View {
  public let symbols: [String]

  public var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(symbols, id: \.self) { symbol in
          Text(symbol).id(Date()) // finding: unstable-identity
        }
      }
    }
  }
}

// source: identity made in the body and used later
import SwiftUI

struct Scratchpad: View {
  @State private var text = ""

  var body: some View {
    let token = UUID()
    VStack {
      TextEditor(text: $text)
        .id(token) // finding: unstable-identity
      Text("\(text.count)")
        .id(UUID().uuidString) // finding: unstable-identity
    }
  }
}

// source: computed id of a model
import SwiftUI

struct Station: Identifiable {
  var name: String
  var id: UUID { UUID() } // finding: unstable-identity
}

struct Stations: View {
  let stations: [Station]

  var body: some View {
    List(stations) { station in
      Text(station.name)
    }
  }
}

// source: computed id in an extension, as a string
import SwiftUI

fileprivate struct Line {
  let text: String
}

extension Line: Identifiable {
  fileprivate var id: String { // finding: unstable-identity
    return UUID().uuidString
  }
}

struct Poem: View {
  private let lines = [Line(text: "Shall I compare thee"), Line(text: "to a summer's day?")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines) { line in Text(line.text) }
    }
  }
}

// source: indices of an array that loses elements
import SwiftUI

struct Guests: View {
  @State private var guests = ["Ana", "Ben", "Cleo"]

  var body: some View {
    VStack {
      ForEach(guests.indices, id: \.self) { index in // finding: unstable-identity
        HStack {
          TextField("Guest", text: $guests[index])
          Button("Remove") { guests.remove(at: index) }
        }
      }
    }
  }
}

// source: count range of an array that is sorted in a method
import SwiftUI

struct Scores: View {
  @State private var scores: [Int] = [3, 9, 4]

  var body: some View {
    List {
      ForEach(0..<scores.count, id: \.self) { index in // finding: unstable-identity
        Text("\(scores[index])")
      }
      Button("Sort", action: arrange)
    }
  }
}

private extension Scores {
  func arrange() {
    withAnimation { scores.sort(by: >) }
  }
}

// source: offsets of an array of an object that inserts
import SwiftUI

final class Playlist: ObservableObject {
  @Published var songs: [String] = []

  func playNext(_ song: String) {
    songs.insert(song, at: 0)
  }
}

struct PlaylistScreen: View {
  @StateObject private var playlist = Playlist()

  var body: some View {
    List {
      Button("Add") { playlist.playNext("Aria") }
      ForEach( // finding: unstable-identity
        Array(playlist.songs.enumerated()),
        id: \.offset
      ) { index, song in
        Text("\(index + 1). \(song)")
      }
    }
  }
}

// source: offsets on one line
import SwiftUI

struct Steps: View {
  @State private var steps = ["Mix", "Bake"]

  var body: some View {
    VStack {
      ForEach(Array(steps.enumerated()), id: \.offset) { pair in // finding: unstable-identity
        Text("\(pair.offset + 1) \(pair.element)")
      }
      Button("Prepare") { steps.insert("Weigh", at: 0) }
    }
  }
}

// source: two branches make the same view with state
import SwiftUI

struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title): \(count)") { count += 1 }
  }
}

struct Desk: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Toggle("Night", isOn: $isNight)
      if isNight { // finding: unstable-identity
        Counter(title: "Owls")
      } else {
        Counter(title: "Larks")
      }
    }
  }
}

// source: branches on one line in a nested view
import SwiftUI

struct Studio {
  struct Editor: View {
    var isLarge: Bool
    @State private var text = ""
    var body: some View { TextEditor(text: $text).font(isLarge ? .title : .body) }
  }

  struct Screen: View {
    @AppStorage("large") private var large = false

    var body: some View {
      Group {
        if large { Editor(isLarge: true) } else { Editor(isLarge: false) } // finding: unstable-identity
      }
    }
  }
}

// source: random identity
import SwiftUI

struct Shuffle: View {
  var body: some View {
    VStack {
      ForEach(1...3, id: \.self) { number in
        Text("\(number)")
          .padding()
          .id(Int.random(in: 0..<1000)) // finding: unstable-identity
      }
    }
  }
}

// source: elements with fresh ids, made in each run
import SwiftUI

struct Feature: Identifiable {
  let id = UUID()
  let title: String
}

struct Features: View {
  @State private var isOpen = false

  private var features: [Feature] {
    [Feature(title: "Fast"), Feature(title: "Safe")]
  }

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      ForEach(features) { Text($0.title) } // finding: unstable-identity
      ForEach([Feature(title: "Small")]) { Text($0.title) } // finding: unstable-identity
    }
  }
}

// source: elements with fresh ids, made of other values
import SwiftUI

struct Chips: View {
  let names: [String]

  struct Chip: Identifiable {
    var id: UUID = UUID()
    var name: String
  }

  private func chips(longerThan length: Int) -> [Chip] {
    names.filter { $0.count > length }.map { Chip(name: $0) }
  }

  var body: some View {
    List(chips(longerThan: 3)) { Text($0.name) } // finding: unstable-identity
    ForEach(names.map { Chip(name: $0) }, id: \.id) { Text($0.name) } // finding: unstable-identity
  }
}

// source: keys that are made with the rows
import SwiftUI

struct Shelf: View {
  @State private var visits = 0
  let books = ["Emma", "Persuasion"]

  private var numbered: [(key: UUID, book: String)] { books.map { (key: UUID(), book: $0) } }

  var body: some View {
    VStack {
      Button("Visit \(visits)") { visits += 1 }
      ForEach(books.map { ($0, UUID()) }, id: \.1) { pair in Text(pair.0) } // finding: unstable-identity
      ForEach(numbered, id: \.key) { row in Text(row.book) } // finding: unstable-identity
    }
  }
}
