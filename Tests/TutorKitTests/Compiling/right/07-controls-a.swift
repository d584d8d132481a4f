// program: buttons
import SwiftUI

struct Buttons: View {
  let title = "Stored"
  func save() {}

  var body: some View {
    Button("Save", action: save)
    Button("Save") { save() }
    Button(title) { save() }
    Button(action: save) { Label("Save", systemImage: "tray") }
    Button { save() } label: { Image(systemName: "plus") }
    Button(role: .destructive) { save() } label: { Text("Delete") }
    Button("Cancel", role: .cancel) {}
    Button("Add", systemImage: "plus") { save() }
    Button("Add", systemImage: "plus", role: .destructive, action: save)
    Button("None", role: nil) {}
  }
}
// program: button styles
import SwiftUI

struct ButtonStyles: View {
  var body: some View {
    Button("a") {}.buttonStyle(.bordered)
    Button("b") {}.buttonStyle(.borderedProminent).tint(.orange)
    Button("c") {}.buttonStyle(.plain)
    Button("d") {}.buttonStyle(.borderless)
    Button("e") {}.buttonStyle(.automatic)
    Button("f") {}.buttonStyle(BorderedButtonStyle())
    Button("g") {}.buttonBorderShape(.capsule).controlSize(.large)
    Button("h") {}.buttonBorderShape(.roundedRectangle(radius: 4)).controlSize(.mini)
    Button("i") {}.buttonRepeatBehavior(.enabled).keyboardShortcut("s", modifiers: [.command, .shift])
    Button("j") {}.keyboardShortcut(.defaultAction).keyboardShortcut(.return)
    Button("k") {}.buttonStyle(.link)
  }
}
// program: a button style of one's own
import SwiftUI

struct Pressed: ButtonStyle {
  var color = Color.blue
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? color : .gray)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .foregroundStyle(configuration.role == .destructive ? .red : .white)
  }
}

extension ButtonStyle where Self == Pressed {
  static var pressed: Pressed { Pressed() }
}

struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onTapGesture(count: 2) { configuration.trigger() }
    Button(configuration)
  }
}

struct Pressing: View {
  var body: some View {
    Button("One") {}.buttonStyle(.pressed)
    Button("Two") {}.buttonStyle(Pressed(color: .green))
    Button("Three") {}.buttonStyle(Twice())
  }
}
// program: toggles
import SwiftUI

struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
}

struct Toggles: View {
  @State private var isOn = false
  @State private var alarms = [Alarm(id: 1, isOn: true)]
  let title = "Stored"

  var body: some View {
    Toggle("Key", isOn: $isOn)
    Toggle(title, isOn: $isOn)
    Toggle("Icon", systemImage: "bell", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("Label") }
    Toggle(isOn: $alarms[0].isOn) { Text("First") }
    Toggle("All", sources: $alarms, isOn: \.isOn)
    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
    Toggle("Button", isOn: $isOn).toggleStyle(.button)
    Toggle("Old", isOn: $isOn).toggleStyle(SwitchToggleStyle())
    Toggle("No label", isOn: $isOn).labelsHidden().labelsVisibility(.hidden)
  }
}
// program: a toggle style of one's own
import SwiftUI

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    Toggle("", isOn: configuration.$isOn)
  }
}

struct Checks: View {
  @State private var isDone = false
  var body: some View {
    Toggle("Done", isOn: $isDone).toggleStyle(Check())
  }
}
// program: sliders
import SwiftUI

struct Sliders: View {
  @State private var value = 0.5
  @State private var level: Float = 3
  @State private var isEditing = false

  var body: some View {
    Slider(value: $value)
    Slider(value: $value, in: 0...10)
    Slider(value: $level, in: 0...10, step: 1)
    Slider(value: $value, in: 0...1, onEditingChanged: { isEditing = $0 })
    Slider(value: $value, in: 0...100, step: 5) { editing in
      isEditing = editing
    }
    Slider(value: $value, in: 0...1) {
      Text("Speed")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { editing in
      isEditing = editing
    }
    Slider(value: $value, in: 0...1) { Text("Label") }
  }
}
// program: steppers
import SwiftUI

struct Steppers: View {
  @State private var count = 1
  @State private var price = 1.5

  var body: some View {
    Stepper("Count: \(count)", value: $count)
    Stepper("Count", value: $count, in: 0...10)
    Stepper("Count", value: $count, in: 0...10, step: 2)
    Stepper("Price", value: $price, in: 0...5, step: 0.5)
    Stepper("Price", value: $price, step: 0.5, format: .number)
    Stepper(value: $count, in: 1...9) { Text("\(count)") }
    Stepper("Manual", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    Stepper("Limited", onIncrement: count < 5 ? { count += 1 } : nil, onDecrement: nil)
    Stepper { Text("Label") } onIncrement: { count += 1 } onDecrement: { count -= 1 }
  }
}
// program: pickers
import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, mint
  var id: String { rawValue }
}

struct Pickers: View {
  @State private var flavour = Flavour.mint
  @State private var number = 1
  @State private var optional: Int?

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(Flavour.allCases) { flavour in
        Text(flavour.rawValue).tag(flavour)
      }
    }
    Picker("Number", selection: $number) {
      Text("One").tag(1)
      Text("Two").tag(2)
      Divider()
      Label("Three", systemImage: "3.circle").tag(3)
    }
    Picker(selection: $number) {
      ForEach(0..<5) { Text("\($0)") }
    } label: {
      Text("Label")
    }
    Picker(selection: $number, label: Text("Old")) { Text("x").tag(0) }
    Picker("Optional", selection: $optional) {
      Text("None").tag(nil as Int?)
      Text("One").tag(Optional(1))
      Text("Two").tag(2 as Int?)
    }
    Picker("Icon", systemImage: "star", selection: $number) { Text("1").tag(1) }
  }
}
// program: picker styles
import SwiftUI

struct PickerStyles: View {
  @State private var number = 1

  private var picker: some View {
    Picker("Number", selection: $number) { Text("1").tag(1) }
  }

  var body: some View {
    picker.pickerStyle(.segmented)
    picker.pickerStyle(.menu)
    picker.pickerStyle(.wheel)
    picker.pickerStyle(.inline)
    picker.pickerStyle(.navigationLink)
    picker.pickerStyle(.palette)
    picker.pickerStyle(.automatic)
    picker.pickerStyle(SegmentedPickerStyle())
  }
}
// program: date pickers
import SwiftUI

struct DatePickers: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var days: Set<DateComponents> = []

  var body: some View {
    DatePicker("Date", selection: $date)
    DatePicker("Day", selection: $date, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
    DatePicker("From", selection: $date, in: date...)
    DatePicker("Until", selection: $date, in: ...date, displayedComponents: .date)
    DatePicker("Within", selection: $date, in: date...date.addingTimeInterval(60))
    DatePicker(selection: $date) { Text("Label") }
      .datePickerStyle(.graphical)
    DatePicker("Compact", selection: $date).datePickerStyle(.compact)
    DatePicker("Wheel", selection: $date).datePickerStyle(.wheel)
    MultiDatePicker("Days", selection: $days)
  }
}
// program: colour pickers
import SwiftUI

struct ColorPickers: View {
  @State private var color = Color.red

  var body: some View {
    ColorPicker("Colour", selection: $color)
    ColorPicker("Opaque", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Label") }
  }
}
// program: text fields
import SwiftUI

struct Fields: View {
  @State private var text = ""
  @State private var number = 3
  @State private var price: Double? = 1.5
  @State private var date = Date(timeIntervalSince1970: 0)
  let title = "Stored"

  var body: some View {
    TextField("Name", text: $text)
    TextField(title, text: $text)
    TextField("Name", text: $text, prompt: Text("required"))
    TextField("Name", text: $text, axis: .vertical)
    TextField(text: $text) { Text("Label") }
    TextField(text: $text, prompt: Text("p")) { Text("Label") }
    TextField("Number", value: $number, format: .number)
    TextField("Price", value: $price, format: .currency(code: "EUR"))
    TextField("Number", value: $number, formatter: NumberFormatter())
    TextField("Old", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Old", text: $text, onCommit: { text = "" })
    TextField("Date", value: $date, format: .dateTime)
  }
}
// program: text field settings
import SwiftUI

struct FieldSettings: View {
  @State private var mail = ""

  var body: some View {
    TextField("Mail", text: $mail)
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(.plain)
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .autocorrectionDisabled()
      .disableAutocorrection(true)
      .submitLabel(.done)
      .onSubmit { mail = mail.lowercased() }
      .onSubmit(of: .search) {}
      .submitScope()
  }
}
