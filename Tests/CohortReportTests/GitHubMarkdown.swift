import CCMarkGFM
import Foundation

/// GitHub's own reader of Markdown.
enum GitHubMarkdown {
  /// A document as HTML, with tables; HTML within it is left out.
  static func html(_ text: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return "" }
    defer { cmark_parser_free(parser) }
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"))
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let document = cmark_parser_finish(parser) else { return "" }
    defer { cmark_node_free(document) }
    let extensions = cmark_parser_get_syntax_extensions(parser)
    guard let html = cmark_render_html(document, CMARK_OPT_UNSAFE, extensions) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }
}
