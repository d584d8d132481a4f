// source: objects made anew
import SwiftUI

final class Ink {
  let hue: Int
  init(hue: Int) { self.hue = hue }
  static var plain: Ink { Ink(hue: 1) }
  static func of(_ hue: Int) -> Ink { .init(hue: hue) }
}
struct Pen: View { let ink: Ink; var body: some View { Text("\(ink.hue)") } }
struct Desk: View {
  @State private var count = 0
  private var ink: Ink { Ink(hue: 3) }
  private func mixed() -> Ink { .init(hue: 4) }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Pen(ink: ink) // finding: uncomparable-input
      Pen(ink: mixed()) // finding: uncomparable-input
      Pen(ink: .plain) // finding: uncomparable-input
      Pen(ink: Ink.of(2)) // finding: uncomparable-input
      Pen(ink: count > 1 ? .init(hue: 1) : .init(hue: 2)) // finding: uncomparable-input
      let local = Ink(hue: 5)
      Pen(ink: local) // finding: uncomparable-input
    }
  }
}

// source: arrays made anew
import SwiftUI

struct Tick { var height: Int }
struct Ruler: View { let ticks: [Tick]; var body: some View { Text("\(ticks.count)") } }
struct Scale: View { let ticks: [String: Tick]; var body: some View { Text("\(ticks.count)") } }
struct Desk: View {
  @State private var count = 0
  @State private var base = [Tick(height: 1)]
  private var looped: [Tick] {
    var result: [Tick] = []
    for height in 1...3 { result.append(Tick(height: height)) }
    return result
  }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Ruler(ticks: [1].map(Tick.init(height:))) // finding: uncomparable-input
      Ruler(ticks: [[1]].flatMap { $0.map { Tick(height: $0) } }) // finding: uncomparable-input
      Ruler(ticks: Array(base.prefix(2))) // finding: uncomparable-input
      Ruler(ticks: base + [Tick(height: 9)]) // finding: uncomparable-input
      Ruler(ticks: Array(repeating: Tick(height: 3), count: count)) // finding: uncomparable-input
      Ruler(ticks: looped) // finding: uncomparable-input
      Scale(ticks: Dictionary(uniqueKeysWithValues: base.map { ("a", $0) })) // finding: uncomparable-input
      let local = [1].map { Tick(height: $0) }
      Ruler(ticks: local) // finding: uncomparable-input
    }
  }
}

// source: inputs of modifiers
import SwiftUI

final class Ink {}
struct Inked: ViewModifier {
  let ink: Ink
  func body(content: Content) -> some View { content.help("\(ObjectIdentifier(ink))") }
}
struct Pressed: ViewModifier {
  let press: () -> Void
  func body(content: Content) -> some View { content.onTapGesture { press() } }
}
struct Desk: View {
  @State private var count = 0
  @State private var kept = 0
  var body: some View {
    VStack {
      Text("a").modifier(Inked(ink: Ink())) // finding: uncomparable-input
      Text("b").modifier(Pressed { kept = count }) // finding: uncomparable-input
      Button("\(count) \(kept)") { count += 1 }
    }
  }
}

// source: initializers that store what they are given
import SwiftUI

final class Stove {
  let heat: Int
  init(heat: Int) { self.heat = heat }
}

struct Kitchen: View {
  @State private var pots = 0

  var body: some View {
    VStack {
      Text("\(pots) pots")
      Plate(stove: Stove(heat: 3)) // finding: uncomparable-input
      Label(id: UUID()) // finding: uncomparable-input
      Shelf { pots += 1 } // finding: uncomparable-input
      Lamp { pots += 1 } // finding: uncomparable-input
    }
  }
}

private struct Plate: View {
  private let stove: Stove
  private let heat: Int

  init(stove: Stove) {
    self.stove = stove
    heat = stove.heat
  }

  var body: some View { Text("Heat \(heat)") }
}

private struct Label: View {
  private let name: String

  init(id: UUID) { name = id.uuidString }

  var body: some View { Text(name) }
}

private struct Shelf: View {
  private let fill: () -> Void

  init(fill: @escaping () -> Void) { self.fill = fill }

  var body: some View { Button("Fill", action: fill) }
}

private struct Lamp: View {
  private let light: () -> Void

  init(light: @escaping () -> Void) { self.light = { light() } }

  var body: some View { Button("Light", action: light) }
}

// source: a closure in a struct, and objects in an array
import SwiftUI

struct Actions { let press: () -> Void }
final class Mark {
  let height: Int
  init(height: Int) { self.height = height }
}
struct Part: View {
  let actions: Actions
  var body: some View { Button("P", action: actions.press) }
}
struct Marks: View {
  let marks: [Mark]
  var body: some View { Text("\(marks.count)") }
}
struct Room: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Part(actions: Actions(press: { count = 0 }))  // finding: uncomparable-input
      Part(actions: Actions { count = 0 })  // finding: uncomparable-input
      Part(actions: .init(press: { count = 0 }))  // finding: uncomparable-input
      Marks(marks: [.init(height: 3)])  // finding: uncomparable-input
      Marks(marks: [Mark(height: 3)])  // finding: uncomparable-input
    }
  }
}
// source: local copies of a property
import SwiftUI

@Observable
final class Choir { var altos = 7 }
struct ChoirScreen: View {
  let title: String
  @State private var choir = Choir()
  @State private var volume = 3
  var body: some View {
    let title = title
    @Bindable var choir = choir
    VStack {
      Text("\(volume) \(choir.altos)")
      TextField("Altos", value: $choir.altos, format: .number)
      Button("More") { volume += 1 }
      VoiceRow(name: "alto", onAdd: { print(title) })
      VoiceRow(name: "tenor", onAdd: { choir.altos += 1 })
      VoiceRow(name: "bass", onAdd: { print(self.title) }) // finding: uncomparable-input
      VoiceRow(name: "soprano", onAdd: { volume += 1 }) // finding: uncomparable-input
    }
  }
}
struct OtherScreen: View {
  let title: String
  @State private var volume = 3
  var body: some View {
    VStack {
      Text("\(volume)")
      Button("More") {
        let title = title
        print(title)
        volume += 1
      }
      VoiceRow(name: "alto", onAdd: { print(title) }) // finding: uncomparable-input
    }
  }
}
struct VoiceRow: View {
  let name: String
  let onAdd: () -> Void
  var body: some View {
    HStack {
      Text(name)
      Button("Add \(name)") { onAdd() }
    }
  }
}
