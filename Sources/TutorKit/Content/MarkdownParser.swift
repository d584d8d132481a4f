import CCMarkGFM
import Foundation

/// Parses Markdown with cmark-gfm (tables, strikethrough, autolinks, task lists).
enum MarkdownParser {
  /// Deeper nesting than this is left out.
  private static let maximumDepth = 50

  /// cmark-gfm keeps the extensions and their special characters in global variables, which change
  /// during each parse: two threads must not parse at once.
  private static let lock = NSLock()

  static func parse(_ text: String) -> [MarkdownBlock] {
    lock.withLock { parseAlone(text) }
  }

  private static func parseAlone(_ text: String) -> [MarkdownBlock] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress?.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        cmark_parser_feed(parser, $0, buffer.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    return blocks(below: root, depth: 0)
  }

  private static func children(_ node: OpaquePointer) -> [OpaquePointer] {
    var result: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      result.append(child)
      next = cmark_node_next(child)
    }
    return result
  }

  private static func blocks(below node: OpaquePointer, depth: Int) -> [MarkdownBlock] {
    guard depth < maximumDepth else { return [] }
    return children(node).compactMap { child in
      content(of: child, depth: depth).map {
        MarkdownBlock(
          content: $0, line: Int(cmark_node_get_start_line(child)), isFenced: fence(child) != nil,
          endLine: Int(cmark_node_get_end_line(child)), ticks: ticks(child), info: info(child).rest)
      }
    }
  }

  private static func content(of node: OpaquePointer, depth: Int) -> MarkdownBlock.Content? {
    switch typeName(node) {
    case "heading":
      return .heading(level: Int(cmark_node_get_heading_level(node)), inlines(node, depth: depth))
    case "paragraph": return .paragraph(inlines(node, depth: depth))
    case "block_quote": return .quote(blocks(below: node, depth: depth + 1))
    case "list":
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        children(node).map { item($0, depth: depth + 1) })
    case "code_block": return .code(language: language(node), text: literal(node))
    case "table": return table(node, depth: depth)
    case "thematic_break": return .thematicBreak
    case "html_block": return .html(literal(node))
    default: return nil
    }
  }

  private static func item(_ node: OpaquePointer, depth: Int) -> MarkdownItem {
    let isTask = typeName(node) == "tasklist"
    return MarkdownItem(
      blocks: blocks(below: node, depth: depth),
      isDone: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
  }

  private static func table(_ node: OpaquePointer, depth: Int) -> MarkdownBlock.Content {
    let rows = children(node).map { row in children(row).map { inlines($0, depth: depth) } }
    return .table(header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private static func language(_ node: OpaquePointer) -> String { info(node).language }

  /// `swift` of `swift bad`, `swift,ignore`, `swift:Row.swift` and `{.swift}`, and what stands behind it.
  private static func info(_ node: OpaquePointer) -> (language: String, rest: String) {
    guard typeName(node) == "code_block", let info = cmark_node_get_fence_info(node) else {
      return ("", "")
    }
    let written = String(cString: info).drop { $0 == "{" || $0 == "." }
    let language = written.prefix { !" ,:{}".contains($0) }
    return (String(language), String(written.dropFirst(language.count)))
  }

  /// nil: it is no code between fences.
  private static func fence(_ node: OpaquePointer) -> (length: Int, character: Character)? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else { return nil }
    return (Int(length), Character(UnicodeScalar(UInt8(bitPattern: character))))
  }

  private static func ticks(_ node: OpaquePointer) -> Int {
    guard let fence = fence(node), fence.character == "`" else { return 0 }
    return fence.length
  }

  private static func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private static func typeName(_ node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private static func inlines(_ node: OpaquePointer, depth: Int) -> [MarkdownInline] {
    guard depth < maximumDepth else { return [] }
    return children(node).compactMap { inline($0, depth: depth + 1) }
  }

  private static func inline(_ node: OpaquePointer, depth: Int) -> MarkdownInline? {
    switch typeName(node) {
    case "text": .text(literal(node))
    case "code": .code(literal(node))
    case "emph": .emphasis(inlines(node, depth: depth))
    case "strong": .strong(inlines(node, depth: depth))
    case "strikethrough": .strikethrough(inlines(node, depth: depth))
    case "link": .link(inlines(node, depth: depth), url: url(node))
    case "image": .image(inlines(node, depth: depth).plain, url: url(node))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "html_inline": .html(literal(node))
    default: nil
    }
  }

  private static func url(_ node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }
}
