// program: accessibility with texts of the app's data
import SwiftUI

struct Spoken: View {
  let title: String
  @Namespace private var space
  var body: some View {
    VStack {
      Text("a").accessibilityAction(named: title) {}
      Text("b").accessibilityCustomContent("Pages", Text(title), importance: .high)
      Text("c").accessibilityHint(Text(title)).accessibilityHint(title)
      Text("d").accessibilityInputLabels([Text(title)]).accessibilityValue(title)
      Text("e").accessibilityLabel { label in label; Text(title) }
      Text("f").accessibilityAction(AccessibilityActionKind(named: Text(title))) {}
      Text("g").accessibilityZoomAction { action in print(action.location, action.point) }
    }
    .accessibilityRotor(title) { AccessibilityRotorEntry(title, id: 1) }
    .accessibilityRotor(Text(title)) {
      AccessibilityRotorEntry(title, id: 1)
      AccessibilityRotorEntry(Text(title), id: 2, in: space)
      ForEach(Array([Spot(id: 3)])) { spot in AccessibilityRotorEntry(Text(title), id: spot.id) }
    }
  }
}
struct Spot: Identifiable { var id: Int }

// program: alerts and dialogs with titles of the app's data
import SwiftUI

struct Item: Identifiable { var id: Int }

struct Asking: View {
  let title: String
  @State private var isAsking = false
  @State private var item: Item?
  var body: some View {
    VStack {
      Text("a").alert(Text(title), isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      Text("b").alert(title, isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      Text("c").alert("Delete?", isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      }
      Text("d").alert(title, isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      }
      Text("e").alert(title, isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("\(item.id)")
      }
      Text("f").alert(item: $item) { item in
        Alert(title: Text("\(item.id)"), dismissButton: .cancel(Text("Cancel")))
      }
    }
    VStack {
      Text("a").confirmationDialog(Text(title), isPresented: $isAsking) { Button("OK") {} }
      Text("b").confirmationDialog(title, isPresented: $isAsking) { Button("OK") {} }
      Text("c").confirmationDialog(title, isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
      Text("d").confirmationDialog(title, isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      }
      Text("e").confirmationDialog("Delete?", isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("\(item.id)")
      }
      Text("f").confirmationDialog(title, isPresented: $isAsking, presenting: item) { item in
        Button("Delete \(item.id)") {}
      } message: { item in
        Text("\(item.id)")
      }
      Text("g").popover(item: $item) { Text("\($0.id)") }
    }
  }
}

// program: modifiers with values of the app's data
import SwiftUI

struct Modified: View {
  let title: String
  let color: Color?
  let insets: EdgeInsets
  @State private var query = ""
  @State private var isSearching = false
  @FocusState private var isFocused: Bool
  var body: some View {
    NavigationStack {
      Text("a").animation(.default).background(ignoresSafeAreaEdges: .all).badge(title)
        .contentMargins(.horizontal, insets).safeAreaPadding(insets)
        .foregroundColor(color).tint(color).frame().help(title)
        .inspectorColumnWidth(300).symbolRenderingMode(.hierarchical)
        .navigationTitle($query)
        .searchable(text: $query, isPresented: $isSearching, prompt: Text(title))
        .searchFocused($isFocused, equals: true)
        .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: isSearching)
        .searchSuggestions(.hidden, for: .menu)
      Text("b").searchable(text: $query, placement: .toolbar, prompt: title)
        .keyboardShortcut(KeyboardShortcut(KeyEquivalent("k"), modifiers: [.command, .shift]))
    }
    Text(String(KeyEquivalent.return.character))
  }
  var scheme: ColorScheme? { ColorScheme(.dark) }
}

// program: objects of the platform that SwiftUI hands over
import SwiftUI

struct Handed: View {
  let activity = NSUserActivity(activityType: "reading")
  var body: some View {
    Text("a")
      .userActivity("reading") { $0.webpageURL = activity.webpageURL }
      .onDrop(of: [.text], isTargeted: nil) { providers in
        providers.contains { $0.canLoadObject(ofClass: NSString.self) }
      }
      .onDrag { NSItemProvider() }
  }
  func ago(_ date: Date) -> String {
    RelativeDateTimeFormatter().localizedString(for: date, relativeTo: .now)
  }
}

// program: colours and images of UIKit
import SwiftUI

let colors: [UIColor] = [
  .black, .blue, .clear, .gray, .green, .red, .white, .link, .separator,
  .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
  .systemFill, .secondarySystemFill, .tertiarySystemFill,
  .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
  .tertiarySystemGroupedBackground,
  .systemBlue, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGreen,
  .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed, .systemTeal, .systemYellow,
  UIColor(named: "Accent") ?? UIColor(white: 0.5, alpha: 1),
  UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.4),
]

@MainActor func width(_ data: Data) -> CGFloat {
  let image = UIImage(data: data) ?? UIImage(systemName: "star") ?? UIImage()
  return image.size.width * UIScreen.main.scale
}

// program: glass, bars and edges
import SwiftUI

struct Album: View {
  @State private var folds = true

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Songs") { NavigationLink("First") { Text("1") } }
            .listSectionMargins(.horizontal, 4)
            .navigationLinkIndicatorVisibility(.hidden)
          TextEditor(text: .constant("")).writingToolsBehavior(.limited)
          Button("Fold") { folds.toggle() }.buttonSizing(.flexible)
            .glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
        }
        .scrollEdgeEffectStyle(folds ? .hard : nil, for: .top)
        .backgroundExtensionEffect()
        .searchToolbarBehavior(.minimize)
      }
      .tabItem { Text("Album") }
    }
    .tabBarMinimizeBehavior(folds ? .onScrollDown : .never)
    .overlay { Text("Playing").glassEffect() }
  }
}

// program: all that glass, bars, edges and writing tools can be
import SwiftUI

let bars: [TabBarMinimizeBehavior] = [.automatic, .onScrollUp]
let edges: [ScrollEdgeEffectStyle] = [.automatic, .soft]
let sizes: [ButtonSizing] = [.automatic, .fitted]
let searches: [SearchToolbarBehavior] = [.automatic]
let tools: [WritingToolsBehavior] = [.automatic, .complete, .disabled]

struct Panes: View {
  let glasses: [Glass] = [.clear, .identity]

  var body: some View {
    Text("Pane").glassEffect(glasses[0], in: DefaultGlassEffectShape())
  }
}
