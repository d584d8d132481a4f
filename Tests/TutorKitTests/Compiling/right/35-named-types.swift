// program: attributes by their types
import SwiftUI
struct NamedAttributes: AttributeScope {
  let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  let foreground: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  let background: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
  let strike: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
  let underline: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
  let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
  let baseline: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
}
let namedFoundation = \AttributeScopes.SwiftUIAttributes.foundation
let namedLookup = \AttributeDynamicLookup[dynamicMember: \AttributeScopes.SwiftUIAttributes.font]
struct NamedTitle: View {
  let title: AttributedString
  var body: some View { Text(title) }
}
// program: symbol effects by their types
import SwiftUI
func namedTransition(_ effect: some TransitionSymbolEffect & SymbolEffect) -> AnyTransition {
  .symbolEffect(effect)
}
let namedAutomatic: AutomaticSymbolEffect = .automatic
// program: a button without a label of its own
import SwiftUI
struct NamedClose: View {
  let close: Button<DefaultButtonLabel>
  var body: some View { close }
}
// program: sections by their collection
import SwiftUI
struct NamedSections: View {
  let sections: SectionCollection
  var body: some View { Text("\(sections.count) sections") }
}
// program: a context of another framework
import SwiftUI
func namedContext(_ context: CGContext, _ size: CGSize) -> CGSize { size }
