// source: a literal twice
import SwiftUI

struct Shopping: View {
  var body: some View {
    List {
      ForEach(["Milk", "Bread", "Milk"], id: \.self) { Text($0) } // finding: duplicate-identity
    }
  }
}

// source: a list of a literal twice
import SwiftUI

struct Letters: View {
  var body: some View { List(["a", "b", "a"], id: \.self) { Text($0) } } // finding: duplicate-identity
}

// source: numbers
import SwiftUI

struct Dice: View {
  var body: some View { HStack { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } } } // finding: duplicate-identity
}

// source: a constant
import SwiftUI

struct Tags: View {
  private let tags = ["rock", "jazz", "rock"]
  var body: some View { ForEach(tags, id: \.self) { Text($0) } } // finding: duplicate-identity
}

// source: hash values
import SwiftUI

struct Track { var title: String }
struct Tracks: View {
  let tracks: [Track]
  var body: some View { ForEach(tracks, id: \.title.hashValue) { Text($0.title) } } // finding: duplicate-identity
}

// source: a state that begins so
import SwiftUI

struct Moods: View {
  @State private var moods = ["good", "good"]
  var body: some View {
    ForEach(moods, id: \.self) { Text($0) } // finding: duplicate-identity
    Button("Clear") { moods = [] }
  }
}

// source: what a person types
import SwiftUI

struct Log: View {
  @State private var lines: [String] = []
  @State private var text = ""
  var body: some View {
    TextField("Line", text: $text)
    Button("Add") { lines.append(text) }
    ForEach(lines, id: \.self) { Text($0) } // finding: duplicate-identity
  }
}

// source: a static constant
import SwiftUI

struct Beats: View {
  private static let beats = [4, 3, 4]
  var body: some View { ForEach(Self.beats, id: \.self) { Text("\($0)") } } // finding: duplicate-identity
}

// source: one value in several spellings
import SwiftUI

struct Lengths: View {
  var body: some View {
    ForEach([16, 0x10], id: \.self) { Text("\($0)") } // finding: duplicate-identity
    ForEach([1_000, 7, 1000], id: \.self) { Text("\($0)") } // finding: duplicate-identity
    ForEach([1.5, 1.50], id: \.self) { Text("\($0)") } // finding: duplicate-identity
    ForEach(["a\\b", #"a\b"#], id: \.self) { Text($0) } // finding: duplicate-identity
  }
}

// source: rows that are chosen, by a part that two elements share
import SwiftUI

struct Bulb { let name: String; let colour: String; var month: Int }
struct Border: View {
  @State private var bulbs = [
    Bulb(name: "Crocus", colour: "violet", month: 3),
    Bulb(name: "Iris", colour: "violet", month: 5),
  ]
  @State private var month = 3
  var body: some View {
    Stepper("Month", value: $month)
    ForEach(shown, id: \.colour) { Text($0.name) } // finding: duplicate-identity
  }
  private var shown: [Bulb] {
    let now = month
    return bulbs.filter { $0.month == now }.sorted { $0.name < $1.name }
  }
}

// source: a part of elements that have an id
import SwiftUI

struct Tug: Identifiable { let id: Int; let metres: Int }
struct Harbour: View {
  @State private var tugs: [Tug] = []
  var body: some View {
    ForEach(tugs, id: \.metres) { Text("\($0.metres)") } // finding: duplicate-identity
    Button("Add") { tugs.append(Tug(id: tugs.count, metres: 20)) }
  }
}
