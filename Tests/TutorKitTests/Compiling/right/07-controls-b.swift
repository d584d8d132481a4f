// program: secure fields and editors
import SwiftUI

struct Secure: View {
  @State private var password = ""
  @State private var note = ""

  var body: some View {
    SecureField("Password", text: $password)
    SecureField("Password", text: $password, prompt: Text("secret"))
    SecureField(text: $password) { Text("Label") }
    SecureField("Old", text: $password, onCommit: {})
    TextEditor(text: $note)
      .frame(minHeight: 80)
      .scrollContentBackground(.hidden)
      .findNavigator(isPresented: .constant(false))
      .textEditorStyle(.plain)
  }
}
// program: progress
import SwiftUI

struct Progresses: View {
  @State private var done = 0.4
  let soon = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9)

  var body: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView { Text("Label") }
    ProgressView(value: done)
    ProgressView(value: 3, total: 10)
    ProgressView("Part", value: done, total: 1)
    ProgressView(value: done) { Text("Label") }
    ProgressView(value: done) { Text("Label") } currentValueLabel: { Text("\(done)") }
    ProgressView(timerInterval: soon)
    ProgressView(timerInterval: soon, countsDown: false) { Text("Time") }
    ProgressView(Progress(totalUnitCount: 3))
    ProgressView().progressViewStyle(.circular)
    ProgressView(value: done).progressViewStyle(.linear)
    ProgressView().progressViewStyle(CircularProgressViewStyle()).controlSize(.small)
  }
}
// program: a progress style of one's own
import SwiftUI

struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue, lineWidth: 4)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

struct Rings: View {
  var body: some View {
    ProgressView("x", value: 0.4).progressViewStyle(Ring())
  }
}
// program: gauges
import SwiftUI

struct Gauges: View {
  @State private var level = 0.3

  var body: some View {
    Gauge(value: level) { Text("Level") }
    Gauge(value: level, in: 0...1) { Text("Level") } currentValueLabel: { Text("\(level)") }
    Gauge(value: level, in: 0...1) {
      Text("Level")
    } currentValueLabel: {
      Text("x")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    .gaugeStyle(.accessoryCircular)
    Gauge(value: 3, in: 0...10) { Text("Float") }.gaugeStyle(.linearCapacity)
    Gauge(value: 0.1) { Text("a") }.gaugeStyle(.accessoryLinear)
  }
}
// program: menus
import SwiftUI

struct Menus: View {
  @State private var sort = 0

  var body: some View {
    Menu("Actions") {
      Button("Rename", action: {})
      Button("Delete", role: .destructive) {}
      Divider()
      Menu("More") { Button("Copy") {} }
      Section("Sort") {
        Picker("Sort", selection: $sort) { Text("Name").tag(0) }
      }
    }
    Menu { Button("x") {} } label: { Label("Add", systemImage: "plus") }
    Menu("Quick", systemImage: "bolt") { Button("x") {} }
    Menu("Tap") { Button("x") {} } primaryAction: { sort = 0 }
    Menu { Button("x") {} } label: { Text("L") } primaryAction: { sort = 1 }
      .menuStyle(.button)
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
      .menuActionDismissBehavior(.disabled)
  }
}
// program: group boxes
import SwiftUI

struct Boxes: View {
  var body: some View {
    GroupBox { Text("Plain") }
    GroupBox("Titled") { Text("Content") }
    GroupBox { Text("Content") } label: { Label("Box", systemImage: "shippingbox") }
    GroupBox(label: Text("Old")) { Text("Content") }
      .groupBoxStyle(.automatic)
      .groupBoxStyle(Frame())
  }
}

struct Frame: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.headline)
      configuration.content
    }
    .border(.gray)
  }
}
// program: labelled content
import SwiftUI

struct Labelled: View {
  let depth = 4
  let name = "North"

  var body: some View {
    LabeledContent("Name", value: name)
    LabeledContent(name, value: "x")
    LabeledContent("Depth", value: depth, format: .number)
    LabeledContent("View") { Image(systemName: "star") }
    LabeledContent { Text("Content") } label: { Text("Label") }
      .labeledContentStyle(.automatic)
      .labeledContentStyle(Stacked())
  }
}

struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}
// program: control groups
import SwiftUI

struct Groups: View {
  var body: some View {
    ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    }
    .controlGroupStyle(.navigation)
    ControlGroup("Edit") { Button("x") {} }
    ControlGroup("Edit", systemImage: "pencil") { Button("x") {} }
      .controlGroupStyle(.menu)
    ControlGroup { Button("x") {} } label: { Text("L") }
      .controlGroupStyle(.compactMenu)
  }
}
// program: disclosure groups
import SwiftUI

struct Disclosures: View {
  @State private var isOpen = true

  var body: some View {
    DisclosureGroup("More") { Text("Detail") }
    DisclosureGroup("More", isExpanded: $isOpen) { Text("Detail") }
    DisclosureGroup { Text("Detail") } label: { Text("Label") }
    DisclosureGroup(isExpanded: $isOpen) {
      Text("One")
      Text("Two")
    } label: {
      Label("Open", systemImage: "chevron.down")
    }
    .disclosureGroupStyle(.automatic)
    .disclosureGroupStyle(Fold())
  }
}

struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button { configuration.isExpanded.toggle() } label: { configuration.label }
      if configuration.isExpanded { configuration.content }
    }
  }
}
// program: unavailable content
import SwiftUI

struct Nothing: View {
  @State private var query = ""

  var body: some View {
    ContentUnavailableView("No ships", systemImage: "ferry")
    ContentUnavailableView("No ships", systemImage: "ferry", description: Text("Wait"))
    ContentUnavailableView.search
    ContentUnavailableView.search(text: query)
    ContentUnavailableView {
      Label("No fish", systemImage: "fish")
    } description: {
      Text("Try later")
    } actions: {
      Button("Reload") {}
    }
    ContentUnavailableView { Text("Only a label") }
  }
}
// program: timelines
import SwiftUI

struct Timelines: View {
  let start = Date(timeIntervalSince1970: 0)

  var body: some View {
    TimelineView(.everyMinute) { context in
      Text(context.date, style: .time)
    }
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text("\(context.date.timeIntervalSince(start))")
    }
    TimelineView(.animation) { _ in Circle() }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { timeline in
      Rectangle().rotationEffect(.degrees(timeline.date.timeIntervalSince1970))
    }
    TimelineView(.explicit([start])) { context in
      if context.cadence == .live { Text("live") } else { Text("slow") }
    }
  }
}
// program: edit, rename and paste buttons
import SwiftUI

struct Special: View {
  @State private var text = ""

  var body: some View {
    EditButton()
    RenameButton()
      .renameAction { text = "renamed" }
    PasteButton(payloadType: String.self) { strings in
      text = strings.joined()
    }
  }
}
// program: disabling and hiding controls
import SwiftUI

struct States: View {
  @State private var isBusy = false

  var body: some View {
    Form {
      Button("Go") { isBusy = true }
        .disabled(isBusy)
        .allowsHitTesting(!isBusy)
        .help("Starts the pump")
        .help(Text("x"))
      Text("Loading").redacted(reason: isBusy ? .placeholder : [])
      Text("Shown").unredacted().privacySensitive()
      Text("Gone").hidden()
    }
    .disabled(isBusy)
  }
}
// program: a form with extracted sections
import SwiftUI

struct Order {
  var name = ""
  var isExpress = false
  var quantity = 1
}

struct DeliverySection: View {
  @Binding var order: Order

  var body: some View {
    Section("Delivery") {
      TextField("Name", text: $order.name)
      Toggle("Express", isOn: $order.isExpress)
    }
  }
}

struct QuantitySection: View {
  @Binding var quantity: Int

  var body: some View {
    Section {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
    } header: {
      Text("Quantity")
    } footer: {
      Text("At most nine")
    }
  }
}

struct OrderForm: View {
  @State private var order = Order()

  var body: some View {
    Form {
      DeliverySection(order: $order)
      QuantitySection(quantity: $order.quantity)
      Section { Button("Send") {}.disabled(order.name.isEmpty) }
    }
    .formStyle(.grouped)
  }
}
