// source: binding only shown
import SwiftUI

struct VolumePanel: View {
  @State private var volume = 0.4

  var body: some View {
    VStack {
      Slider(value: $volume)
      VolumeLabel(volume: $volume)
    }
  }
}

struct VolumeLabel: View {
  @Binding var volume: Double // finding: binding-never-written

  var body: some View {
    Text(volume, format: .percent)
  }
}

// source: one binding written and one not
import SwiftUI

struct FilterBar: View {
  @Binding var query: String
  @Binding var isLoading: Bool // finding: binding-never-written

  var body: some View {
    HStack {
      TextField("Search", text: $query)
      if isLoading {
        ProgressView()
      }
    }
  }
}

struct SearchScreen: View {
  @State private var query = ""
  @State private var isLoading = false

  var body: some View {
    FilterBar(query: $query, isLoading: $isLoading)
      .task(id: query) {
        isLoading = true
        try? await Task.sleep(for: .seconds(1))
        isLoading = false
      }
  }
}

// source: a local variable of the same name is written
import SwiftUI

struct ScoreBoard: View {
  @Binding var score: Int // finding: binding-never-written

  var body: some View {
    Text(rounded())
  }

  private func rounded() -> String {
    var score = score
    score -= score % 10
    return "\(score)"
  }
}

struct Game: View {
  @State private var score = 0

  var body: some View {
    VStack {
      ScoreBoard(score: $score)
      Button("Hit") { score += 7 }
    }
  }
}

// source: written initialiser and non-mutating calls
import SwiftUI

public struct TagCloud: View {
  @Binding private var tags: [String] // finding: binding-never-written

  public init(tags: Binding<[String]>) {
    _tags = tags
  }

  public var body: some View {
    VStack {
      ForEach(tags.sorted().filter { !$0.isEmpty }, id: \.self) { tag in
        Text(tag)
      }
      Text("\(tags.count) tags")
    }
  }
}

// source: nested view, another view writes a property of that name
import SwiftUI

struct Lamp: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Bulb(isOn: $isOn)
      Switch(isOn: $isOn)
    }
  }

  struct Bulb: View {
    @Binding var isOn: Bool // finding: binding-never-written

    var body: some View {
      Image(systemName: isOn ? "lightbulb.fill" : "lightbulb")
    }
  }

  struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
      Button("Switch") { isOn.toggle() }
    }
  }
}

// source: the value is passed on, compared and watched
import SwiftUI

struct Pages: View {
  @State private var page = 0

  var body: some View {
    VStack {
      PageDots(page: $page)
      Stepper("Page", value: $page, in: 0...4)
    }
  }
}

private struct PageDots: View {
  @Binding var page: Int // finding: binding-never-written
  @State private var changes = 0

  var body: some View {
    HStack {
      ForEach(0..<5) { index in
        Dot(filled: index == page)
      }
      Text("\(changes)")
    }
    .onChange(of: page) { changes += 1 }
  }
}

private struct Dot: View {
  let filled: Bool

  var body: some View {
    Circle().opacity(filled ? 1 : 0.3)
  }
}

// source: non-mutating method of a declared struct
import SwiftUI

struct Profile {
  var name = ""
  var age = 0

  func summary() -> String { "\(name), \(age)" }
  mutating func reset() { self = Profile() }
}

struct ProfileSummary: View {
  @Binding
  var profile: Profile // finding: binding-never-written

  var body: some View { Text(profile.summary()) }
}

struct ProfileEditor: View {
  @State private var profile = Profile()

  var body: some View {
    Form {
      TextField("Name", text: $profile.name)
      ProfileSummary(profile: $profile)
      Button("Reset") { profile.reset() }
    }
  }
}

// source: state seeded by the memberwise initialiser
import SwiftUI

struct CounterScreen: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Button("Add") { total += 1 }
      CounterRow(count: total)
    }
  }
}

struct CounterRow: View {
  @State var count: Int // finding: binding-never-written

  var body: some View {
    Stepper("\(count)", value: $count)
  }
}

// source: state seeded in a written initialiser
import SwiftUI

struct NameForm: View {
  @State private var name = "Ada"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      NamePreview(name: name)
    }
  }
}

struct NamePreview: View {
  @State private var shown: String // finding: binding-never-written

  init(name: String) {
    _shown = State(initialValue: name)
  }

  var body: some View {
    Text(shown)
  }
}

// source: default value overridden with the value of a binding
import SwiftUI

struct Speed: View {
  @Binding var speed: Double

  var body: some View {
    VStack {
      Slider(value: $speed, in: 0...200)
      Needle(angle: speed)
    }
  }
}

struct Needle: View {
  @State var angle = 0.0 // finding: binding-never-written
  var length: Double = 40

  var body: some View {
    Capsule()
      .frame(width: 2, height: length)
      .rotationEffect(.degrees(angle))
  }
}

// source: state seeded from an observable object
import SwiftUI

final class Thermostat: ObservableObject {
  @Published var target = 20.0
  @Published var room = "Hall"
}

struct ThermostatScreen: View {
  @ObservedObject var thermostat: Thermostat

  var body: some View {
    VStack {
      TextField("Room", text: $thermostat.room)
      Dial(degrees: thermostat.target)
      Button("Warmer") { thermostat.target += 1 }
    }
  }
}

fileprivate struct Dial: View {
  @State fileprivate var degrees: Double // finding: binding-never-written

  var body: some View {
    Text("\(degrees)°").onTapGesture { degrees = 20 }
  }
}

// source: copies in the labels of links
import SwiftUI

struct Levels: View {
  @State private var level = 1
  @State private var score = 0

  var body: some View {
    NavigationStack {
      NavigationLink(value: level) { LevelLine(level: level) }
      NavigationLink(destination: Text("Scores")) { ScoreLine(score: score) }
      Button("Up") { level += 1; score += 10 }
    }
  }
}

struct LevelLine: View {
  @State var level: Int // finding: binding-never-written
  var body: some View { Text("Level \(level)") }
}

struct ScoreLine: View {
  @State var score: Int // finding: binding-never-written
  var body: some View { Text("Score \(score)") }
}
