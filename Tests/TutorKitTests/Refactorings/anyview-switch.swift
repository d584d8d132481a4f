//// before
import SwiftUI
struct BlockView: View {
  let block: Block
  let theme: Theme
  var onLink: ((URL) -> Void)?
  var body: some View {
    makeContent().padding(.vertical, theme.spacing)
  }
  private func makeContent() -> AnyView {
    switch block.kind {
    case .heading: return AnyView(Text(block.text).font(theme.heading))
    case .quote:
      return AnyView(HStack { Rectangle().frame(width: 3); Text(block.text).italic() })
    case .link:
      return AnyView(Button(block.text) { onLink?(block.url) })
    default: return AnyView(Text(block.text))
    }
  }
}
//// after
import SwiftUI
struct BlockView: View {
  let block: Block
  let theme: Theme
  var onLink: ((URL) -> Void)?
  var body: some View {
    content.padding(.vertical, theme.spacing)
  }
  @ViewBuilder private var content: some View {
    switch block.kind {
    case .heading: HeadingBlock(text: block.text, font: theme.heading)
    case .quote: QuoteBlock(text: block.text)
    case .link: Button(block.text) { onLink?(block.url) }
    default: Text(block.text)
    }
  }
}
private struct HeadingBlock: View {
  let text: String
  let font: Font
  var body: some View { Text(text).font(font) }
}
private struct QuoteBlock: View {
  let text: String
  var body: some View { HStack { Rectangle().frame(width: 3); Text(text).italic() } }
}
//// wrong: quote not italic
-Text(text).italic()
+Text(text)
//// wrong: link dead
-{ onLink?(block.url) }
+{ }
//// wrong: heading font
-font: theme.heading
+font: theme.body
//// wrong: default
-default: Text(block.text)
+default: EmptyView()
//// wrong: spacing
-.padding(.vertical, theme.spacing)
+.padding(theme.spacing)
