// program: tabs from a loop
import SwiftUI
struct LaterTab: Identifiable, Hashable { let id: Int; let name: String }
struct LaterTabs: View {
  let tabs: [LaterTab]
  @State private var chosen = 1
  var body: some View {
    TabView {
      ForEach(tabs) { tab in Tab(tab.name, systemImage: "star") { Text(tab.name) } }
      ForEach(tabs, id: \.name) { tab in Tab(tab.name, systemImage: "star") { Text(tab.name) } }
    }
    TabView(selection: $chosen) {
      ForEach(tabs) { tab in Tab(tab.name, systemImage: "star", value: tab.id) { Text(tab.name) } }
    }
  }
}
// program: rotors
import SwiftUI
struct LaterRotors: View {
  let tabs: [LaterRotorItem]
  var body: some View {
    List { Text("x") }
      .accessibilityRotor("Done") {
        ForEach(tabs) { tab in
          if tab.isDone { AccessibilityRotorEntry(tab.name, id: tab.id) }
        }
        ForEach(0..<3, id: \.self) { AccessibilityRotorEntry("Row \($0)", id: $0) }
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor(.headings(level: .h2)) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor(.links(visited: true)) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor("Items", entries: tabs, entryLabel: \.name)
      .accessibilityRotor("Items", entries: tabs, entryID: \.id, entryLabel: \.name)
  }
  static let all: [AccessibilitySystemRotor] = [
    .links, .boldText, .images, .lists, .tables, .textFields, .landmarks,
  ]
}
struct LaterRotorItem: Identifiable { let id: Int; let name: String; var isDone = false }
// program: selections of text
import SwiftUI
struct LaterTexts: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  let title: String
  var body: some View {
    TextField("Title", text: $text, selection: $selection)
    TextField(title, text: $text, selection: $selection, axis: .vertical)
    TextField(text: $text, selection: $selection, prompt: Text("a")) { Text("Title") }
    TextEditor(text: $text, selection: $selection)
    Button("End") { selection = TextSelection(insertionPoint: text.endIndex) }
      .disabled(selection?.isInsertion == true)
      .onAppear { selection = TextSelection(range: text.startIndex..<text.endIndex) }
  }
}
// program: pickers of dates in a range, and of values with a label
import SwiftUI
struct LaterPickers: View {
  @State private var dates: Set<DateComponents> = []
  @State private var size = 1
  let title: String
  let days: Range<Date>
  var body: some View {
    MultiDatePicker("Dates", selection: $dates, in: days)
    MultiDatePicker("Dates", selection: $dates, in: Date()...)
    MultiDatePicker("Dates", selection: $dates, in: ..<Date())
    MultiDatePicker(title, selection: $dates, in: days)
    MultiDatePicker(selection: $dates, in: days) { Text("Dates") }
    Picker("Size", selection: $size) { Text("S").tag(1) } currentValueLabel: { Text("\(size)") }
    Picker(title, selection: $size) { Text("S").tag(1) } currentValueLabel: { Text("\(size)") }
  }
}
// program: many things to share
import SwiftUI
struct LaterShares: View {
  let pages: [URL]
  let names: [String]
  var body: some View {
    ShareLink(items: names)
    ShareLink(items: names) { Text("Share") }
    ShareLink("Share", items: names)
    ShareLink("Share", items: pages)
    ShareLink(items: names, preview: { SharePreview(LocalizedStringKey($0), icon: Image("i")) })
    ShareLink("Share", items: names) { SharePreview(LocalizedStringKey($0), image: Image("a"), icon: Image("i")) }
    ShareLink(items: names) { SharePreview(LocalizedStringKey($0), image: Image("a"), icon: Image("i")) } label: { Text("Share") }
  }
}
// program: anchors, focus and outside events
import SwiftUI
struct LaterFocus: View {
  @Namespace private var space
  var body: some View {
    ScrollView { Text("x") }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
      .defaultScrollAnchor(.top, for: .sizeChanges)
      .defaultScrollAnchor(.center, for: .alignment)
      .focusable(true, interactions: .activate)
      .focusable(interactions: [.edit, .automatic])
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
      .accessibilityShowsLargeContentViewer { Label("x", systemImage: "y") }
      .accessibilityLinkedGroup(id: "x", in: space)
  }
  let own = FocusInteractions(rawValue: 1).rawValue
}
// program: questions with a text and a message
import SwiftUI
struct LaterQuestions: View {
  @State private var isOn = false
  let name: String?
  var body: some View {
    Text("x")
      .confirmationDialog(Text("Sure"), isPresented: $isOn) { Button("OK") {} } message: { Text("m") }
      .confirmationDialog(Text("Sure"), isPresented: $isOn, presenting: name) { Button($0) {} }
      .confirmationDialog(Text("Sure"), isPresented: $isOn, presenting: name) { Button($0) {} } message: { Text($0) }
  }
}
// program: search with tokens
import SwiftUI
struct LaterToken: Identifiable { let id: Int; let name: String }
struct LaterSearch: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var tokens: [LaterToken] = []
  @State private var more: [LaterToken] = []
  let prompt: String
  var body: some View {
    List { Text("x") }
      .searchable(text: $text, tokens: $tokens) { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, prompt: "Find") { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $more) { Text($0.name) }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $more, prompt: "Find") { Text($0.name) }
      .searchable(text: $text, isPresented: $isOn, prompt: prompt)
  }
}
// program: shapes joined by what is in one only
import SwiftUI
struct LaterShapes: View {
  var body: some View {
    Circle().symmetricDifference(Rectangle()).fill(.red)
    Circle().lineIntersection(Rectangle()).stroke(.red)
    Circle().lineSubtraction(Rectangle(), eoFill: true).stroke(.red)
    joined.stroke(.red)
  }
  private var joined: Path {
    let square = Path(CGRect(x: 0, y: 0, width: 3, height: 3))
    return square.symmetricDifference(square).lineIntersection(square).lineSubtraction(square)
  }
}
// program: an effect on geometry
import SwiftUI
struct LaterShake: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}
struct LaterShaking: View {
  var body: some View {
    Text("x").modifier(LaterShake(amount: 3)).modifier(LaterShake(amount: 1).ignoredByLayout())
      .projectionEffect(ProjectionTransform())
      .environment(\.backgroundStyle, AnyShapeStyle(.red))
  }
  let isPlain = ProjectionTransform().concatenating(ProjectionTransform()).isIdentity
  let first = ProjectionTransform().m11
}
// program: attributes of a text
import SwiftUI
struct LaterVerse: View {
  private var styled: AttributedString {
    var text = AttributedString("Oh")
    text.foregroundColor = .green
    text.backgroundColor = .yellow
    text.font = .title.bold()
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    text.kern = 2
    text.tracking = 1
    text.baselineOffset = 3
    if let part = text.range(of: "h") { text[part].foregroundColor = .blue }
    return text
  }
  private var plain: AttributedString? {
    var attributes = AttributeContainer()
    attributes.swiftUI.foregroundColor = .red
    return try? AttributedString(
      markdown: "**a**",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible))
  }
  private let other: [AttributedString.MarkdownParsingOptions] = [
    .init(interpretedSyntax: .full, failurePolicy: .throwError), .init(interpretedSyntax: .inlineOnly),
  ]
  var body: some View { Text(plain ?? styled) }
}
// program: sections of other views
import SwiftUI
struct LaterSections: View {
  var body: some View {
    Group(sections: Text("x")) { sections in
      ForEach(sections) { section in
        section.header
        section.content
        section.footer
      }
    }
    ForEach(sections: Text("x")) { section in section.content }
  }
}
// program: a picture of a view, and literals of colours and pictures
import SwiftUI
struct LaterPictures: View {
  @MainActor private func picture() -> UIImage? {
    let renderer = ImageRenderer(content: Text("x"))
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    renderer.isOpaque = true
    renderer.render { size, draw in print(size.width) }
    return renderer.uiImage
  }
  var body: some View {
    Color(#colorLiteral(red: 0.9, green: 0.4, blue: 0.1, alpha: 1))
    Image(uiImage: #imageLiteral(resourceName: "a"))
  }
}
// program: announcements
import SwiftUI
struct LaterAnnouncements: View {
  var body: some View {
    Button("Say") {
      AccessibilityNotification.Announcement("x").post()
      AccessibilityNotification.LayoutChanged().post()
      AccessibilityNotification.ScreenChanged().post()
    }
  }
}
// program: symbols that move
import SwiftUI
struct LaterSymbols: View {
  @State private var isOn = false
  private let options: [SymbolEffectOptions] = [
    .repeating.speed(2), .speed(3).repeat(3), .repeat(.periodic(3, delay: 0.5)), .nonRepeating.repeating,
    .repeat(2).nonRepeating, .default.repeat(.continuous), .repeat(.periodic),
  ]
  var body: some View {
    Image(systemName: "wifi")
      .symbolEffect(.bounce.up.byLayer, options: .speed(3), value: isOn)
      .symbolEffect(.bounce.down.wholeSymbol, value: isOn)
      .symbolEffect(.pulse.byLayer, isActive: isOn)
      .symbolEffect(.pulse.wholeSymbol, isActive: isOn)
      .symbolEffect(.variableColor.iterative.reversing.dimInactiveLayers, isActive: isOn)
      .symbolEffect(.variableColor.cumulative.nonReversing.hideInactiveLayers, isActive: isOn)
      .symbolEffect(.scale.up.byLayer, isActive: isOn)
      .symbolEffect(.scale.down.wholeSymbol, isActive: isOn)
    Image(systemName: "bell")
      .symbolEffect(.wiggle.left.byLayer, value: isOn)
      .symbolEffect(.wiggle.right.wholeSymbol, value: isOn)
      .symbolEffect(.wiggle.up, value: isOn)
      .symbolEffect(.wiggle.down, value: isOn)
      .symbolEffect(.wiggle.forward, value: isOn)
      .symbolEffect(.wiggle.backward, value: isOn)
      .symbolEffect(.wiggle.clockwise, value: isOn)
      .symbolEffect(.wiggle.counterClockwise, value: isOn)
    Image(systemName: "gear")
      .symbolEffect(.rotate.clockwise.byLayer, value: isOn)
      .symbolEffect(.rotate.counterClockwise.wholeSymbol, value: isOn)
      .symbolEffect(.breathe.plain.byLayer, isActive: isOn)
      .symbolEffect(.breathe.pulse.wholeSymbol, isActive: isOn)
      .symbolEffect(.appear.up.byLayer, isActive: isOn)
      .symbolEffect(.appear.down.wholeSymbol, isActive: isOn)
      .symbolEffect(.disappear.up.byLayer, isActive: isOn)
      .symbolEffect(.disappear.down.wholeSymbol, isActive: isOn)
    Image(systemName: "star")
      .contentTransition(.symbolEffect(.replace.downUp.byLayer))
      .contentTransition(.symbolEffect(.replace.wholeSymbol))
      .contentTransition(.symbolEffect(.automatic))
      .transition(.symbolEffect)
      .transition(.symbolEffect(.appear))
      .transition(AnyTransition.symbolEffect)
      .transition(AnyTransition.symbolEffect(.disappear, options: .speed(2)))
      .transition(SymbolEffectTransition.symbolEffect(.appear))
      .transition(SymbolEffectTransition.symbolEffect)
  }
}
// program: types of files
import UniformTypeIdentifiers
func laterTypes() -> [UTType] {
  let more: [UTType] = [
    .directory, .rtfd, .utf16PlainText, .sourceCode, .swiftSource, .yaml, .propertyList, .gif, .heic, .svg,
    .video, .mpeg4Movie, .quickTimeMovie, .mp3, .archive, .epub, .contact, .calendarEvent, .application,
    .package, .bundle,
  ]
  let named = UTType(mimeType: "text/plain")
  let tags = (named?.tags[.filenameExtension] ?? []) + (named?.tags[.mimeType] ?? [])
  let own = UTTagClass(rawValue: tags.first ?? "").rawValue
  guard named?.isSubtype(of: .data) == true, named?.preferredMIMEType != own else { return [] }
  return more
}
// program: buttons of a role alone, sizes of text, marks of a gauge
import SwiftUI
struct LaterButtons: View {
  @Environment(\.sizeCategory) private var size
  @State private var level = 0.5
  var body: some View {
    Button(role: .close) {}.accessibilityLabel("Close", isEnabled: true)
    Button("OK", role: .confirm) {}
      .accessibilityActions(category: .edit) { Button("Undo") {} }
      .accessibilityActions(category: .default) { Button("Open") {} }
      .environment(\.sizeCategory, size.isAccessibilityCategory ? .large : .small)
    Gauge(value: level, in: 0...1, label: { Text("a") }, currentValueLabel: { Text("b") }, markedValueLabels: { Text("c") })
  }
  static let sizes: [ContentSizeCategory] = [
    .extraSmall, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}
