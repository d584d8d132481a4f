// source: a binding that only an action writes
import SwiftUI

struct Desk: View {
  @Binding var isOpen: Bool
  let owner: String

  var body: some View {
    VStack {
      VStack {
        Text(owner).font(.title)
        Text("Drawer").bold()
        Image(systemName: "tray").padding()
      }
      Button("Open") { isOpen = true }
      Text("Desk").onTapGesture { isOpen.toggle() }
      Text("Lid").onAppear { if isOpen { print(isOpen) } }
    }
  }
}

// source: actions of all kinds are no reads
import SwiftUI

struct Panel: View {
  @State private var taps = 0
  @State private var pulled = CGSize.zero
  let title: String

  var body: some View {
    VStack {
      HStack { Text(title).font(.title); Text("Panel").bold() }.padding()
      Button(action: add) { Text("Add") }
      Circle().gesture(DragGesture().onChanged { pulled = $0.translation }.onEnded { _ in print(pulled) })
      Slider(value: .constant(1)) { editing in print(taps) }
        .task { taps = 1 }
        .onChange(of: title) { _, _ in taps += 1 }
        .onReceive(center) { _ in print(taps) }
        .refreshable { taps = 0 }
    }
  }

  private func add() { taps += 1 }
}

// source: passing an object on reads none of its properties
import SwiftUI

final class Model: ObservableObject { @Published var name = ""; @Published var age = 0 }

struct Root: View {
  @StateObject private var model = Model()
  let title: String

  var body: some View {
    VStack {
      HStack { Text(title).font(.title); Text("Root").bold(); Image("a").padding() }
      HStack { Text("One").font(.title); Text("Two").bold(); Image("a").italic() }
      Child().environmentObject(model)
    }
  }
}

private struct Child: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.name) \(model.age)") }
}

// source: a binding passed on is no read
import SwiftUI

struct Sheet: View {
  @State private var text = ""
  @State private var isOn = false
  let title: String

  var body: some View {
    VStack {
      HStack { Text(title).font(.title); Text("Sheet").bold(); Image("a").padding() }
      TextField("Text", text: $text)
      Toggle("On", isOn: $isOn)
    }
    .sheet(isPresented: $isOn) { Text("Sheet") }
  }
}

// source: code moved into a computed property
import SwiftUI

struct Station: View {
  @State private var trains = 3
  let name: String

  var body: some View {
    VStack {
      sign
      Text("\(trains)")
      Stepper("Trains", value: $trains)
    }
  }

  private var sign: some View { // finding: computed-view
    VStack {
      Text(name).font(.title)
      Text("Station").bold()
      Image(systemName: "tram").padding()
    }
  }
}

// source: code moved into methods is repeated and long
import SwiftUI

struct Atlas: View { // counts through helpers
  let names: [String]

  var body: some View { // finding: body-complexity
    VStack {
      north()
      south()
    }
  }

  private func north() -> some View { // finding: view-helper-function
    VStack { // finding: repeated-subtree
      Text("North").font(.title)
      Text(names[0]).bold()
      Divider()
      Image(systemName: "arrow.up")
    }
  }

  private func south() -> some View { // finding: view-helper-function
    VStack {
      Text("South").font(.title)
      Text(names[1]).bold()
      Divider()
      Image(systemName: "arrow.down")
    }
  }
}

// source: functions of the file and static ones
import SwiftUI

func badge(_ text: String) -> some View { // finding: view-helper-function
  Text(text).padding()
}

func unusedBadge(_ text: String) -> some View { Text(text) }

enum Parts {
  static func footer() -> AnyView { AnyView(Divider()) } // finding: view-helper-function
  static func title(_ text: String) -> String { text.uppercased() }
}

struct Screen: View {
  var body: some View {
    VStack {
      badge("new")
      Text(Parts.title("a"))
      Parts.footer()
      Self.mark()
    }
  }

  static func mark() -> some View { Circle() } // finding: view-helper-function
}

// source: a toggle is a dependency
import SwiftUI

struct Room: View {
  @State private var isWarm = false
  @State private var degrees = 20

  var body: some View {
    VStack {
      VStack {
        Toggle(isOn: $isWarm) { Text("Warm").bold() }
        Text("\(degrees) degrees").font(.title)
        Text(isWarm ? "warm" : "cold").italic()
      }
      VStack {
        Toggle(isOn: $isWarm) { Text("Floor").italic() }
        Text(isWarm ? "floor" : "\(degrees)").font(.title)
      }
    }
  }
}

// source: local names and elements
import SwiftUI

struct Shelf: View {
  @State private var books = ["a", "b"]
  let isOpen: Bool // finding: unread-input

  var body: some View {
    let first = books.first ?? "none"
    VStack {
      ForEach(books, id: \.self) { book in
        HStack { Text(book).font(.title); Text(book).bold(); Divider() }
      }
      VStack { Text(first).font(.title); Text(first).bold(); Text(first).italic() }
    }
  }
}

// source: members that stand in another file
import SwiftUI

final class Clock1: ObservableObject { @Published var now = 0 }
struct Day { var name = ""; var month = ""; var year = 0; var isFree = false }

struct Calendar1: View {
  @ObservedObject var clock: Clock1
  @Binding var page: Int
  let day: Day
  var body: some View { VStack { Text(day.name); header; Text("\(page)") } }
}

// source: a picker's options
import SwiftUI

struct Options: View {
  enum Size: String, CaseIterable { case small, large }
  enum Tone: String, CaseIterable { case high, low }
  @State private var size = Size.small
  @State private var tone = Tone.low

  var body: some View {
    Form {
      Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
      Picker("Tone", selection: $tone) { ForEach(Tone.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    }
  }
}

// source: names of conditions and cases
import SwiftUI

struct Cupboard: View {
  @State private var books = ["a", "b"]

  var body: some View {
    VStack {
      if let last = books.last {
        HStack { Text(last).font(.title); Image(last).padding(); Text(last) }
      }
      switch books.count {
      case let count where count > 3: VStack { Text("\(count)").bold(); Text("many").italic() }
      default: Divider()
      }
    }
  }
}
