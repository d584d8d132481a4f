// source: closure that captures nothing
import SwiftUI

func log(_ text: String) { print(text) }

struct Panel: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      LogButton { log("tapped") }
      LogButton(action: { Self.record() })
    }
  }

  private static func record() { log("recorded") }
}

private struct LogButton: View {
  let action: () -> Void
  var body: some View { Button("Log", action: action) }
}

// source: capture list of an object
import SwiftUI
import Observation

@Observable
final class Basket {
  var items: [String] = []
  func empty() { items = [] }
}

struct BasketScreen: View {
  let basket: Basket
  @State private var showsAll = false

  var body: some View {
    VStack {
      Toggle("All", isOn: $showsAll)
      Text(showsAll ? "All" : "Some")
      EmptyButton { [basket] in
        basket.empty()
      }
    }
  }
}

struct EmptyButton: View {
  let onEmpty: () -> Void
  var body: some View { Button("Empty", action: onEmpty) }
}

// source: projected state
import SwiftUI

struct Sheet: View {
  @State private var isOpen = false
  @State private var title = "Draft"

  var body: some View {
    VStack {
      Text(title)
      TitleField(title: $title)
      OpenSwitch(isOpen: $isOpen)
    }
    .opacity(isOpen ? 1 : 0.5)
  }
}

struct TitleField: View {
  @Binding var title: String
  var body: some View { TextField("Title", text: $title) }
}

struct OpenSwitch: View {
  @Binding var isOpen: Bool
  var body: some View { Toggle("Open", isOn: $isOpen) }
}

// source: arrays of equatable elements
import SwiftUI

struct Point: Hashable { var x: Double; var y: Double }
struct Mark { let label: String }

extension Mark: Equatable {}

struct Plot: View {
  @State private var scale = 1.0
  @State private var values: [Double] = [1, 2, 3]

  var body: some View {
    VStack {
      Slider(value: $scale)
      Line(
        points: values.map { Point(x: $0, y: $0 * scale) },
        heights: values.map { $0 * scale }.filter { $0 > 0 },
        marks: [Mark(label: "\(scale)"), Mark(label: "max")]
      )
    }
  }
}

struct Line: View {
  let points: [Point]
  let heights: [Double]
  let marks: [Mark]

  var body: some View { Text("\(points.count) \(heights.count) \(marks.count)") }
}

// source: stored objects passed on
import SwiftUI

final class Engine {
  func start() {}
}

struct Cockpit: View {
  let engine: Engine
  let formatter: DateFormatter
  @State private var speed = 0.0

  var body: some View {
    VStack {
      Slider(value: $speed)
      Text("\(speed)")
      Ignition(engine: engine, formatter: formatter, started: Date(timeIntervalSince1970: 0))
    }
  }
}

struct Ignition: View {
  let engine: Engine
  let formatter: DateFormatter
  let started: Date

  var body: some View {
    Button(formatter.string(from: started)) { engine.start() }
  }
}

// source: actions and bindings of SwiftUI's own views
import SwiftUI

struct Player: View {
  @State private var isPlaying = false
  @State private var position = 0

  var body: some View {
    VStack {
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
      Slider(value: Binding(get: { Double(position) }, set: { position = Int($0) }), in: 0...60)
      Text("\(position)")
        .onTapGesture { position = 0 }
        .id(position)
    }
    .task { position = 1 }
    .onChange(of: isPlaying) { position += 1 }
  }
}

// source: equatable view used through the modifier
import SwiftUI

struct Feed: View {
  @State private var likes = 0
  @State private var title = "Sunset"

  var body: some View {
    VStack {
      Text("\(likes) likes")
      Post(title: title, onLike: { likes += 1 })
        .equatable()
    }
  }
}

struct Post: View, Equatable {
  let title: String
  let onLike: () -> Void

  static func == (lhs: Post, rhs: Post) -> Bool { lhs.title == rhs.title }

  var body: some View {
    Button(title, action: onLike)
  }
}

// source: parent without changing state
import SwiftUI

struct Footer: View {
  let address: String
  let open: (String) -> Void

  var body: some View {
    HStack {
      Text(address)
      LinkButton(title: "Visit") { open(address) }
    }
  }
}

struct LinkButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(title).underline() }
  }
}

// source: state that the body does not read
import SwiftUI

struct Tracker: View {
  @State private var taps = 0

  var body: some View {
    TapArea {
      taps += 1
    }
    .padding()
  }
}

fileprivate struct TapArea: View {
  let onTap: () -> Void

  var body: some View {
    Rectangle().onTapGesture(perform: onTap)
  }
}

// source: a parameter that shadows the state
import SwiftUI

struct Chooser: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Stepper("\(number)", value: $number)
      Numbers(isAllowed: { number in number % 2 == 0 })
      Numbers(isAllowed: { $0 > 3 })
    }
  }
}

struct Numbers: View {
  let isAllowed: (Int) -> Bool

  var body: some View {
    ForEach(1..<10, id: \.self) { number in
      if isAllowed(number) { Text("\(number)") }
    }
  }
}

// source: identity and date held in state
import SwiftUI

struct Ticket: View {
  @State private var id = UUID()
  @State private var issued = Date()
  @State private var seats = 1

  var body: some View {
    VStack {
      Stepper("Seats: \(seats)", value: $seats)
      TicketCode(id: id, issued: issued, seats: seats)
    }
    .onAppear { issued = Date() }
  }
}

struct TicketCode: View {
  let id: UUID
  let issued: Date
  let seats: Int

  var body: some View {
    VStack {
      Text(id.uuidString)
      Text(issued, style: .date)
      Text(String(repeating: "*", count: seats))
    }
  }
}

// source: capture list of a constant
import SwiftUI

struct Quiz: View {
  let answer: Int
  @State private var tries = 0

  var body: some View {
    VStack {
      Text("Tries: \(tries)")
      Check(isRight: { [answer] guess in guess == answer })
      Button("Try") { tries += 1 }
    }
  }
}

struct Check: View {
  let isRight: (Int) -> Bool
  var body: some View { Text(isRight(42) ? "Right" : "Wrong") }
}

// source: a closure that captures a view which stores nothing but its model
import SwiftUI

@Observable final class Shelf {
  var title = "Shelf"
}

struct ShelfScreen: View {
  @State private var shelf = Shelf()

  var body: some View {
    Text(shelf.title)
    Book { shelf.title += "!" }
  }
}

private struct Book: View {
  let onKeep: () -> Void
  var body: some View { Button("Keep", action: onKeep) }
}
