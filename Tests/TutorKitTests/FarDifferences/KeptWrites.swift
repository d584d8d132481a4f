// A value that is changed by a call of itself, through an optional, or through the storage of a wrapper, keeps what is written.
// instead: { tally() } => { tally(); tally() }
// instead: { spare.add() } => { spare.add(); spare.add() }
// instead: { crate.fill() } => { crate.fill(); crate.fill() }
// instead: { crate.refill() } => { crate.refill(); crate.refill() }
// instead: { tally.self.shake() } => { tally.self.shake(); tally.self.shake() }
import SwiftUI

struct Tally {
  var count = 0
  mutating func callAsFunction() { count += 1 }
  mutating func shake() { count += 1 }
}

extension Int? {
  mutating func add() { self? += 1 }
}

@propertyWrapper struct Counted {
  var wrappedValue: Int
  mutating func bump() { wrappedValue += 1 }
}

struct Crate {
  @Counted var apples = 0
  mutating func fill() { _apples.bump() }
  mutating func refill() { _apples.wrappedValue += 1 }
}

struct PackingBench: View {
  @State private var tally = Tally()
  @State private var spare: Int? = 3
  @State private var crate = Crate()

  var body: some View {
    VStack {
      Text("\(tally.count) tallied, \(spare ?? 0) spare, \(crate.apples) apples")
      Button("Tally") { tally() }
      Button("Shake") { tally.self.shake() }
      Button("Spare") { spare.add() }
      Button("Fill") { crate.fill() }
      Button("Refill") { crate.refill() }
    }
  }
}
