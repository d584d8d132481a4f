// program: labels, values and hints
import SwiftUI

struct Rating: View {
  @State private var stars = 3
  let name = "Stored"

  var body: some View {
    HStack { Text("\(stars)") }
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Rating")
      .accessibilityLabel(name)
      .accessibilityLabel(Text("Rating"))
      .accessibilityValue("\(stars) stars")
      .accessibilityValue(Text("x"))
      .accessibilityHint("Swipe up to raise")
      .accessibilityIdentifier("rating")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: stars += 1
        case .decrement: stars -= 1
        @unknown default: break
        }
      }
  }
}
// program: traits and actions
import SwiftUI

struct Traits: View {
  var body: some View {
    Text("Header")
      .accessibilityAddTraits(.isHeader)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityHeading(.h2)
      .accessibilitySortPriority(2)
      .accessibilityHidden(false)
      .accessibilityAction { }
      .accessibilityAction(.escape) {}
      .accessibilityAction(named: "Archive") {}
      .accessibilityAction(named: Text("x")) {}
      .accessibilityAction { } label: { Text("L") }
      .accessibilityActions { Button("One") {} }
      .accessibilityInputLabels(["Header", "Top"])
      .accessibilityRespondsToUserInteraction()
      .accessibilityIgnoresInvertColors()
      .accessibilityShowsLargeContentViewer()
  }
}
// program: representations and pairs
import SwiftUI

struct Represented: View {
  @Namespace private var space
  @State private var level = 0.5

  var body: some View {
    Circle()
      .accessibilityRepresentation { Slider(value: $level) }
      .accessibilityChildren { Text("child") }
    Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
    Text("Ada").accessibilityLabeledPair(role: .content, id: 1, in: space)
  }
}
// program: accessibility focus
import SwiftUI

struct Focused: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: Int?

  var body: some View {
    Text("a").accessibilityFocused($isFocused)
    Text("b").accessibilityFocused($field, equals: 2)
    Button("Go") { isFocused = true; field = 2 }
  }
}
// program: grouping rows for a screen reader
import SwiftUI

struct Station: Identifiable {
  let id: Int
  let name: String
  let metres: Double
}

struct StationRow: View {
  let station: Station

  var body: some View {
    HStack {
      Image(systemName: "water.waves").accessibilityHidden(true)
      Text(station.name)
      Spacer()
      Text(station.metres, format: .number)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(station.name), \(station.metres.formatted()) metres")
    .accessibilityElement()
    .accessibilityElement(children: .contain)
  }
}
