// program: buttons with titles of the app's data
import SwiftUI

struct ButtonTitles: View {
  let title: String
  let save: @Sendable () -> Void
  var body: some View {
    Button(title, image: ImageResource(name: "save", bundle: .main), action: save)
    Button("Save", image: ImageResource(name: "save", bundle: .main), role: .cancel, action: save)
    Button(title, image: ImageResource(name: "save", bundle: .main), role: nil, action: save)
    Button(title, role: .destructive, action: save)
    Button(title, systemImage: "tray", action: save)
    Button(title, systemImage: "tray", role: .cancel, action: save)
    Label(title, image: "save")
    Label(title, image: ImageResource(name: "save", bundle: .main))
    if let url = URL(string: title) { Link(title, destination: url) }
    GroupBox(title) { Text(title) }
    ControlGroup(title) { Button(title, action: save) }
    ControlGroup(title, systemImage: "gear") { Button(title, action: save) }
    DisclosureGroup(title) { Text(title) }
  }
}

// program: menus with titles of the app's data
import SwiftUI

struct MenuTitles: View {
  let title: String
  @State private var isExpanded = false
  var body: some View {
    VStack {
      Menu(title) { Text("First") }
      Menu(title) { Text("First") } primaryAction: { isExpanded = true }
      Menu(title, systemImage: "gear") { Text("First") }
      Menu("Options", systemImage: "gear") { Text("First") } primaryAction: { isExpanded = true }
      Menu(title, systemImage: "gear") { Text("First") } primaryAction: { isExpanded = true }
      DisclosureGroup(title, isExpanded: $isExpanded) { Text(title) }
      LabeledContent(title) { Text(title) }
      LabeledContent(title, value: 3.5, format: .number)
      ProgressView(title)
      ProgressView(title, value: 0.3, total: 2)
      ContentUnavailableView("Nothing", image: "none", description: Text("Add something."))
      ContentUnavailableView(title, image: "none", description: nil)
      ContentUnavailableView(title, systemImage: "tray", description: Text(title))
    }
    List {
      Section(title, isExpanded: $isExpanded) { Text(title) }
      Section { Text(title) } header: { Text("Header") }
      Section(footer: Text("Footer")) { Text(title) }
    }
  }
}

// program: pickers with titles of the app's data
import SwiftUI

struct PickerTitles: View {
  struct Row { @Binding var choice: Int }
  let title: String
  @State private var choice = 1
  @State private var rows = [1, 2]
  @State private var color = Color.red
  @State private var days: Set<DateComponents> = []

  var sources: [Row] { rows.indices.map { Row(choice: $rows[$0]) } }

  var body: some View {
    Picker("Kind", image: ImageResource(name: "kind", bundle: .main), selection: $choice) {
      Text("One").tag(1)
    }
    Picker(title, image: ImageResource(name: "kind", bundle: .main), selection: $choice) {
      Text("One").tag(1)
    }
    Picker(title, selection: $choice) { Text("One").tag(1) }
    Picker(title, systemImage: "gear", selection: $choice) { Text("One").tag(1) }
    Picker("Kind", sources: sources, selection: \.$choice) { Text("One").tag(1) }
    Picker(title, sources: sources, selection: \.$choice) { Text("One").tag(1) }
    Picker(sources: sources, selection: \.$choice) { Text("One").tag(1) } label: { Text(title) }
    Picker(selection: $choice) {
      Text("One").tag(1)
    } label: {
      Text(title)
    } currentValueLabel: {
      Text("\(choice)")
    }
    ColorPicker(title, selection: $color, supportsOpacity: false)
    MultiDatePicker(title, selection: $days)
    MultiDatePicker(selection: $days) { Text(title) }
  }
}

// program: dates with titles of the app's data
import SwiftUI

struct DateTitles: View {
  let title: String
  @State private var date = Date.now
  var body: some View {
    DatePicker(title, selection: $date)
    DatePicker(title, selection: $date, in: Date.distantPast...Date.distantFuture)
    DatePicker(title, selection: $date, in: Date.now..., displayedComponents: .date)
    DatePicker(title, selection: $date, in: ...Date.now, displayedComponents: [.date])
    DatePicker(selection: $date, in: Date.distantPast...Date.distantFuture) { Text(title) }
    DatePicker(selection: $date, in: Date.now..., displayedComponents: .date) { Text(title) }
    DatePicker(selection: $date, in: ...Date.now) { Text(title) }
  }
}

// program: text fields with titles of the app's data
import SwiftUI

struct FieldTitles: View {
  let title: String
  let commit: () -> Void
  @State private var text = ""
  var body: some View {
    Group {
      SecureField(title, text: $text)
      SecureField(title, text: $text, onCommit: commit)
      SecureField(title, text: $text, prompt: Text("Required"))
      TextField(title, text: $text, axis: .vertical)
      TextField(title, text: $text, onCommit: commit)
      TextField("Name", text: $text, onEditingChanged: { _ in })
      TextField(title, text: $text, onEditingChanged: { _ in })
      TextField(title, text: $text, onEditingChanged: { _ in }, onCommit: commit)
      TextField(title, text: $text, prompt: Text("Required"))
      TextField("Name", text: $text, prompt: Text("Required"), axis: .vertical)
      TextField(title, text: $text, prompt: nil, axis: .horizontal)
      TextField(text: $text, prompt: Text("Required"), axis: .vertical) { Text(title) }
    }
  }
}

// program: text fields for values
import SwiftUI

struct ValueFields: View {
  let title: String
  let formatter: NumberFormatter
  @State private var count = 1
  @State private var limit: Int?
  @State private var price = 2.5
  var body: some View {
    TextField(title, value: $count, format: .number)
    TextField(title, value: $limit, format: .number, prompt: Text("None"))
    TextField(title, value: $price, formatter: formatter)
    TextField(title, value: $price, formatter: formatter, prompt: Text("Price"))
    TextField("Price", value: $price, formatter: formatter, prompt: Text("Price"))
    TextField(value: $count, format: .number) { Text(title) }
    TextField(value: $limit, format: .number, prompt: nil) { Text(title) }
    TextField(value: $price, formatter: formatter) { Text(title) }
  }
}

// program: steppers of all kinds
import SwiftUI

struct Steppers: View {
  let title: String
  @State private var count = 1
  @State private var price = 2.5
  var body: some View {
    Stepper(title, onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    Stepper("Price", value: $price, in: 0...9, step: 0.5, format: .number)
    Stepper(title, value: $price, in: 0...9, step: 0.5, format: .number)
    Stepper(title, value: $count, in: 0...9, step: 3)
    Stepper(title, value: $price, step: 0.5, format: .number)
    Stepper(title, value: $count, step: 2)
    Stepper(value: $price, in: 0...9, step: 0.5, format: .number) { Text(title) }
    Stepper(value: $price, step: 0.5, format: .number) { Text(title) }
    Stepper(value: $count, step: 2) { Text(title) }
  }
}

// program: toggles and sliders
import SwiftUI

struct Toggles: View {
  struct Row { @Binding var isOn: Bool }
  let title: String
  @State private var flags = [true, false]
  @State private var isOn = false
  @State private var level = 0.5
  var sources: [Row] { flags.indices.map { Row(isOn: $flags[$0]) } }
  var body: some View {
    Toggle("Wi-Fi", image: ImageResource(name: "wifi", bundle: .main), isOn: $isOn)
    Toggle(title, image: ImageResource(name: "wifi", bundle: .main), isOn: $isOn)
    Toggle(title, sources: sources, isOn: \.$isOn)
    Toggle(title, systemImage: "wifi", isOn: $isOn)
    Toggle(sources: sources, isOn: \.$isOn) { Text(title) }
    Slider(value: $level, in: 0...1, step: 0.1) {
      Text(title)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $level, in: 0...1, step: 0.1) { Text(title) }
  }
}

// program: sharing of all kinds
import SwiftUI

struct Sharing: View {
  let title: String
  let link: URL
  let picture: Image
  var body: some View {
    VStack {
      ShareLink("Share", item: title)
      ShareLink(title, item: title)
      ShareLink(title, item: link, subject: Text("A link"), message: Text("Look at this."))
      ShareLink("Share", item: picture, preview: SharePreview("Picture", image: picture))
      ShareLink(title, item: picture, preview: SharePreview(title, image: picture))
      ShareLink(item: title)
      ShareLink(item: link) { Label("Share", systemImage: "square.and.arrow.up") }
      ShareLink(item: picture, preview: SharePreview(title, image: picture)) { Text(title) }
      ShareLink(items: [link]) { Text(title) }
      ShareLink(item: link, preview: SharePreview(title))
    }
  }
}

// program: links of a navigation view
import SwiftUI

struct OldLinks: View {
  let title: String
  @State private var isActive = false
  @State private var chosen: Int?
  var body: some View {
    NavigationView {
      List {
        NavigationLink(title) { Text(title) }
        NavigationLink(title, destination: Text(title))
        NavigationLink(title, isActive: $isActive) { Text(title) }
        NavigationLink(isActive: $isActive) { Text(title) } label: { Text("Open") }
        NavigationLink(tag: 1, selection: $chosen) { Text(title) } label: { Text("One") }
      }
      .navigationBarTitle("Home")
      .navigationBarItems(leading: Text("Leading"))
      .navigationBarItems(leading: Text("Leading"), trailing: Text("Trailing"))
    }
    Text(title).navigationBarTitle(title)
    Text(title).navigationBarTitle(title, displayMode: .inline)
    Text(title).navigationSubtitle(title)
    Text(title).navigationTitle(Text(title))
  }
}

// program: tabs of all kinds
import SwiftUI

struct TabKinds: View {
  let title: String
  let showsMore: Bool
  var body: some View {
    TabView {
      Tab("Home", image: "home") { Text("Home") }
      Tab(title, image: "home") { Text("Home") }
      Tab(title, systemImage: "house") { Text("Home") }
      Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
      Tab(title, systemImage: "magnifyingglass", role: nil) { Text("Search") }
      Tab(role: .search) { Text("Search") }
      Tab(role: .search) { Text("Search") } label: { Text(title) }
    }
  }
}

struct TabValues: View {
  let title: String
  let showsMore: Bool
  @State private var chosen = 0
  var body: some View {
    TabView(selection: $chosen) {
      Tab("Home", image: "home", value: 0) { Text("Home") }
      Tab(title, image: "home", value: 1) { Text("Home") }
      Tab(title, systemImage: "house", value: 2) { Text("Home") }
        .badge(title)
      Tab(title, systemImage: "house", value: 3, role: .search) { Text("Home") }
        .badge(Text("New"))
      Tab(value: 4) { Text("Home") } label: { Text(title) }
      Tab(value: 5, role: .search) { Text("Search") }
        .accessibilityIdentifier("search")
      Tab(value: 6, role: .search) { Text("Search") } label: { Text(title) }
      if showsMore {
        Tab(title, systemImage: "ellipsis", value: 7) { Text("More") }
      }
      if showsMore {
        Tab(title, systemImage: "star", value: 8) { Text("Stars") }
      } else {
        Tab(title, systemImage: "heart", value: 9) { Text("Hearts") }
      }
      TabSection(title) {
        Tab("Inner", systemImage: "house", value: 10) { Text("Inner") }
      }
      TabSection {
        Tab("Inner", systemImage: "house", value: 11) { Text("Inner") }
      } header: {
        Label(title, systemImage: "folder")
      }
      OwnTab()
    }
  }
}

struct OwnTab: TabContent {
  var body: some TabContent<Int> {
    Tab("Own", systemImage: "person", value: 12) { Text("Own") }
  }
}
