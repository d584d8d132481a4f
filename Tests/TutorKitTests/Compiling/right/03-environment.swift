// program: values from the environment
import SwiftUI

struct Adaptive: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) var typeSize
  @Environment(\.locale) var locale
  @Environment(\.layoutDirection) var direction
  @Environment(\.isEnabled) var isEnabled

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "Night" : "Day")
      if sizeClass == .compact { Text("Narrow") }
      Text(locale.identifier)
        .font(typeSize.isAccessibilitySize ? .body : .caption)
      Text(direction == .rightToLeft ? "from right" : "from left")
        .opacity(isEnabled ? 1 : 0.4)
    }
  }
}
// program: dismissing
import SwiftUI

struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Close") { dismiss() }
    Button("Old close") { presentationMode.wrappedValue.dismiss() }
      .disabled(!isPresented)
  }
}
// program: actions from the environment
import SwiftUI

struct Actions: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.isSearching) private var isSearching
  @Environment(\.refresh) private var refresh
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Site") {
      if let url = URL(string: "https://example.com") { openURL(url) }
    }
    Button("Window") { openWindow(id: "main") }
    Button("Stop") { dismissSearch() }.disabled(!isSearching)
    Button("Reload") { Task { await refresh?() } }
    Button("Undo") { undoManager?.undo() }
  }
}
// program: a key of one's own
import SwiftUI

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "m"
}

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

extension View {
  func unit(_ unit: String) -> some View {
    environment(\.unit, unit)
  }
}

struct Length: View {
  @Environment(\.unit) private var unit
  let value: Int
  var body: some View { Text("\(value) \(unit)") }
}

struct Lengths: View {
  var body: some View {
    Length(value: 3)
    Length(value: 4).unit("ft")
  }
}
// program: entries
import SwiftUI

extension EnvironmentValues {
  @Entry var beds: Int = 3
  @Entry var season = "spring"
  @Entry var note: String?
  @Entry var water: @Sendable () -> Void = {}
}

struct Garden: View {
  @Environment(\.beds) private var beds
  @Environment(\.season) private var season
  @Environment(\.note) private var note
  @Environment(\.water) private var water

  var body: some View {
    Text("\(beds) beds in \(season), \(note ?? "no note")")
    Button("Water") { water() }
  }
}

struct Farm: View {
  var body: some View {
    Garden()
      .environment(\.beds, 5)
      .environment(\.season, "autumn")
      .environment(\.note, "dry")
  }
}
// program: setting and transforming values
import SwiftUI

struct Setting: View {
  var body: some View {
    VStack {
      Text("Text")
        .environment(\.font, .largeTitle)
        .environment(\.lineLimit, 2)
        .environment(\.colorScheme, .dark)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "de"))
      Text("Other")
        .transformEnvironment(\.font) { font in
          font = font?.bold()
        }
        .transformEnvironment(\.lineSpacing) { $0 += 2 }
    }
  }
}
// program: a preference
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Width \(width)")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .transformPreference(WidthKey.self) { $0 += 1 }
  }
}
// program: anchors
import SwiftUI

struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Anchored: View {
  var body: some View {
    Text("Marked")
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Rectangle().stroke(.red).frame(width: rect.width, height: rect.height)
          }
        }
      }
      .backgroundPreferenceValue(BoundsKey.self) { _ in Color.gray }
  }
}
// program: an optional preference
import SwiftUI

struct TitleKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

struct Titled: View {
  @State private var title: String?
  var body: some View {
    Text("x").preference(key: TitleKey.self, value: "T")
      .onPreferenceChange(TitleKey.self) { value in
        title = value
      }
  }
}
// program: focused values
import SwiftUI

struct DocumentKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var document: Binding<String>? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }
}

struct DocumentView: View {
  @State private var text = ""
  @FocusedValue(\.document) private var current
  @FocusedBinding(\.document) private var focusedText

  var body: some View {
    TextEditor(text: $text)
      .focusedValue(\.document, $text)
      .focusedSceneValue(\.document, $text)
    Text(focusedText ?? current?.wrappedValue ?? "")
  }
}
// program: scene phase and edit mode
import SwiftUI

struct Phases: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.editMode) private var editMode
  @State private var log: [String] = []

  var body: some View {
    List(log, id: \.self) { Text($0) }
      .onChange(of: phase) { old, new in
        if new == .background { log.append("\(old) to \(new)") }
      }
    if editMode?.wrappedValue.isEditing == true {
      Text("Editing")
    }
    EditButton()
  }
}
// program: reading many values
import SwiftUI

struct Reader: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityDifferentiateWithoutColor) var withoutColor
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.controlSize) var controlSize
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.font) var font
  @Environment(\.lineLimit) var lineLimit
  @Environment(\.verticalSizeClass) var height
  @Environment(\.legibilityWeight) var weight
  @Environment(\.multilineTextAlignment) var alignment

  var body: some View {
    Text(calendar.identifier == .gregorian ? timeZone.identifier : "")
      .animation(reduceMotion ? nil : .default, value: lineLimit)
      .opacity(reduceTransparency || voiceOver || withoutColor ? 1 : 0.9)
      .padding(pixelLength * displayScale)
      .font(weight == .bold ? font : .body)
      .controlSize(controlSize)
    if redactionReasons.contains(.placeholder) || height == .regular || alignment == .center {
      Text("…")
    }
  }
}
// program: environment on observable parents
import SwiftUI

@Observable final class Lights {
  var isOn = false
}

struct Switch: View {
  @Environment(Lights.self) private var lights

  var body: some View {
    Button(lights.isOn ? "Off" : "On") { lights.isOn.toggle() }
  }
}

struct House: View {
  @State private var lights = Lights()

  var body: some View {
    VStack {
      Switch()
      Switch().environment(Lights())
    }
    .environment(lights)
  }
}
// program: container values
import SwiftUI

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

struct Pinboard<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      subview.border(subview.containerValues.isPinned ? Color.red : Color.clear)
    }
  }
}

struct Pins: View {
  var body: some View {
    Pinboard {
      Text("A").containerValue(\.isPinned, true)
      Text("B")
    }
  }
}
// program: an open url action
import SwiftUI

struct Links: View {
  var body: some View {
    Link("Docs", destination: URL(string: "https://example.com")!)
      .environment(\.openURL, OpenURLAction { url in
        url.scheme == "https" ? .systemAction : .discarded
      })
  }
}
