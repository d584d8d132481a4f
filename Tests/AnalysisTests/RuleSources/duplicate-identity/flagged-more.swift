// source: cases twice
import SwiftUI

enum Metal { case tin, zinc }
struct Alloy: View {
  var body: some View { ForEach([Metal.tin, .zinc, .tin], id: \.self) { Text("\($0)") } } // finding: duplicate-identity
}

// source: cases of a property twice
import SwiftUI

enum Metal { case tin, zinc }
struct Alloy: View {
  let parts: [Metal] = [.tin, .zinc, .tin]
  var body: some View { ForEach(parts, id: \.self) { Text("\($0)") } } // finding: duplicate-identity
}

// source: raw values of cases twice
import SwiftUI

enum Metal: String { case tin, zinc }
let parts: [Metal] = [.tin, .zinc, .tin]
struct Alloy: View {
  var body: some View { ForEach(parts, id: \.rawValue) { Text($0.rawValue) } } // finding: duplicate-identity
}

// source: fractions
import SwiftUI

struct Weights: View {
  var body: some View { ForEach([0.5, -1.5, 0.5], id: \.self) { Text("\($0)") } } // finding: duplicate-identity
}

// source: a local constant
import SwiftUI

struct Tides: View {
  var body: some View {
    let tides = ["ebb", "flow", "ebb"]
    ForEach(tides, id: \.self) { Text($0) } // finding: duplicate-identity
  }
}

// source: a constant of the file, one of another type, a computed property
import SwiftUI

private let tides = ["ebb", "flow", "ebb"]
enum Winds { static let all = ["north", "west", "north"] }
struct Weather: View {
  private var clouds: [String] { ["grey", "grey"] }
  var body: some View {
    VStack {
      ForEach(tides, id: \.self) { Text($0) } // finding: duplicate-identity
      ForEach(Winds.all, id: \.self) { Text($0) } // finding: duplicate-identity
      ForEach(clouds, id: \.self) { Text($0) } // finding: duplicate-identity
    }
  }
}

// source: ids that are written twice
import SwiftUI

struct Pier: Identifiable { let id: Int; let name: String }
struct Piers: View {
  static let piers = [Pier(id: 1, name: "a"), Pier(id: 1, name: "b")]
  @State private var moored = [Pier(id: 3, name: "a"), .init(id: 3, name: "b")]
  var body: some View {
    VStack {
      ForEach(Self.piers) { Text($0.name) } // finding: duplicate-identity
      ForEach($moored) { $pier in Text(pier.name) } // finding: duplicate-identity
      ForEach([Pier(id: 1, name: "a"), Pier(id: 2, name: "a")], id: \.name) { Text($0.name) } // finding: duplicate-identity
    }
  }
}

// source: a computed id
import SwiftUI

struct Pier: Identifiable {
  let name: String
  var id: String { name }
}
struct Piers: View {
  var body: some View { ForEach([Pier(name: "a"), Pier(name: "a")]) { Text($0.name) } } // finding: duplicate-identity
}

// source: tuples with one value as the id
import SwiftUI

struct Shopping: View {
  @State private var done = 0
  var body: some View {
    VStack {
      Text("done \(done)")
      ForEach([("a", 1), ("a", 2)], id: \.0) { Text($0.0) }  // finding: duplicate-identity
      ForEach([(id: 1, name: "a"), (id: 1, name: "b")], id: \.id) { Text($0.name) }  // finding: duplicate-identity
      ForEach([("a", 1), ("b", 1)], id: \.0) { Text($0.0) }
    }
  }
}
