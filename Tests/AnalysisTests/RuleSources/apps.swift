// source: content of charts, maps, tables and toolbars is no view
import Charts
import MapKit
import SwiftUI

struct Rides: View {
  let rides: [Ride]
  @State private var selected: Date?
  @State private var showsAverage = false

  var body: some View {
    VStack {
      Chart {
        ForEach(rides) { ride in
          BarMark(x: .value("Day", ride.day), y: .value("Length", ride.length))
            .foregroundStyle(by: .value("Kind", ride.kind))
        }
        RuleMark(y: .value("Goal", 10))
          .lineStyle(StrokeStyle(lineWidth: 2))
          .annotation(position: .top) { Text("Goal").font(.caption) }
        if let selected { RuleMark(x: .value("Selected", selected)) }
      }
      .chartXSelection(value: $selected)
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisGridLine()
          AxisValueLabel()
        }
      }
      Toggle("Average", isOn: $showsAverage)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add") {} }
    }
  }
}

// source: values of the program are no views
import SwiftUI

@resultBuilder
enum EntryBuilder {
  static func buildBlock(_ entries: Entry...) -> [Entry] { entries }
}

struct Entry: Identifiable {
  let id: String
  let action: () -> Void
}

struct Choices: View {
  let entries: [Entry]
  init(@EntryBuilder _ entries: () -> [Entry]) { self.entries = entries() }
  var body: some View { VStack { ForEach(entries) { Button($0.id, action: $0.action) } } }
}

struct Document: View {
  let name: String
  var body: some View {
    VStack {
      Text(name)
      Choices {
        Entry(id: "open") {}
        Entry(id: "share") {}
        Entry(id: "copy") {}
        Entry(id: "move") {}
        Entry(id: "print") {}
        Entry(id: "delete") {}
      }
    }
  }
}

struct Another: View {
  var body: some View { Choices { Entry(id: "one") {} } }
}

// source: what a sheet shows is built when it is presented
import SwiftUI

struct Gallery: View {
  @State private var columns = 3
  @State private var isShown = false

  var body: some View {
    VStack {
      Stepper("Columns \(columns)", value: $columns)
      Slider(value: .constant(Double(columns)))
    }
    .sheet(isPresented: $isShown) {
      VStack {
        Text("Photo").font(.title).bold()
        HStack {
          Button("Close") { isShown = false }.padding()
          Spacer()
        }
      }
    }
  }
}

// source: swipe actions are no part of the row
import SwiftUI

struct Notes: View {
  let notes: [Note]
  let remove: (Note) -> Void

  var body: some View {
    List {
      ForEach(notes) { note in
        NoteRow(note: note)
          .swipeActions {
            Button(role: .destructive) { remove(note) } label: {
              Label("Delete", systemImage: "trash")
            }
          }
      }
    }
  }
}

// source: a state that is handed back is a draft
import SwiftUI

struct Editor: View {
  @State private var draft: String
  private let onSave: (String) -> Void

  init(draft: String, onSave: @escaping (String) -> Void) {
    _draft = State(wrappedValue: draft)
    self.onSave = onSave
  }

  var body: some View {
    TextField("Title", text: $draft)
      .onSubmit { onSave(draft) }
  }
}

struct Titles: View {
  @State private var title = ""
  var body: some View { Editor(draft: title) { print($0) } }
}

struct OtherTitles: View {
  @State private var title = ""
  var body: some View { Editor(draft: title) { _ in } }
}

// source: a state of a view in a sheet begins anew with each presentation
import SwiftUI

struct Rename: View {
  @State var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Device: View {
  @State private var name = "Lamp"
  @State private var isRenaming = false
  var body: some View {
    Button(name) { isRenaming = true }
      .sheet(isPresented: $isRenaming) { Rename(name: name) }
      .popover(isPresented: $isRenaming) { Text("Rename") }
  }
}

struct OtherDevice: View {
  @State private var isRenaming = false
  var body: some View {
    Button("Rename") { isRenaming = true }
      .sheet(isPresented: $isRenaming) { Rename(name: "Fan") }
  }
}

// source: the same state in a view that stays
import SwiftUI

struct Field: View {
  @State var name: String // finding: binding-never-written
  var body: some View { TextField("Name", text: $name) }
}

struct Form1: View {
  @State private var name = "Lamp"
  var body: some View {
    VStack {
      TextField("Own", text: $name)
      Text(name)
      Field(name: name)
    }
  }
}

struct Form2: View { var body: some View { Field(name: "Fan") } }

// source: a member that is used twice is written once
import SwiftUI

struct Shell: View {
  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack { inner }
    } else {
      NavigationView { inner }
    }
  }

  private var inner: some View { // finding: computed-view
    List {
      Text("One")
      Text("Two")
      Text("Three")
    }
  }
}

// source: functions that make a declared view are factories
import SwiftUI

enum Screens {
  static func detail(id: String) -> some View { Detail(id: id) }
  static func badge(_ text: String) -> some View { // finding: view-helper-function
    Text(text).padding()
  }
}

func makeDetail(_ id: String) -> some View { return Detail(id: id) }

struct Detail: View {
  let id: String
  var body: some View { Text(id) }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Screens.detail(id: "1")
      makeDetail("2")
      Screens.badge("3")
    }
  }
}

// source: default values that are made anew for each subview
import SwiftUI

struct Clock: View {
  let start = Date()
  let pulse = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var now = Date()
  var body: some View { Text("\(now.timeIntervalSince(start))").onReceive(pulse) { now = $0 } }
}

struct Plain: View {
  var start = Date()
  var body: some View { Text(start, style: .time) }
}

struct Watch: View {
  @State private var isRunning = false
  let begin: Date
  var body: some View {
    VStack {
      Clock() // finding: uncomparable-input
      Plain(start: begin)
      Toggle(isRunning ? "On" : "Off", isOn: $isRunning)
    }
  }
}

struct OtherWatch: View {
  var body: some View {
    Clock()
    Plain(start: .distantPast)
  }
}

// source: alternatives are looked at one by one
import SwiftUI

struct Account: View {
  let name: String?
  let plan: String
  let renewal: String
  @State private var isLoading = true
  @State private var amount = 1 // finding: invalidation-blast-radius

  var body: some View { // finding: body-complexity
    if isLoading {
      ProgressView()
    } else if let name {
      VStack {
        VStack {
          Text(name).font(.title)
          Text(plan).bold()
          Text(renewal).italic()
        }
        VStack {
          Text("\(amount)").font(.title)
          Stepper("Amount", value: $amount)
          Text(amount > 3 ? "many" : "few").italic()
        }
      }
    } else {
      Text("Nobody")
    }
  }
}
