/// Types of the Language Server Protocol 3.17, as far as they are used. Names are the protocol's; lines
/// and characters are from 0, characters in UTF-16 code units.
struct Position: Codable, Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

struct TextRange: Codable, Hashable {
  var start: Position
  var end: Position

  func overlaps(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

struct Diagnostic: Codable, Hashable {
  var range: TextRange
  /// 1 error, 2 warning, 3 information.
  var severity: Int
  var code: String
  var source = "tutor"
  var message: String
}

struct TextEdit: Encodable, Hashable {
  var range: TextRange
  var newText: String
}

struct CodeLens: Encodable, Hashable {
  var range: TextRange
  var command: Command

  /// What is shown; nothing happens on a click.
  struct Command: Encodable, Hashable {
    var title: String
    var command = ""
  }
}

struct CodeAction: Encodable, Hashable {
  var title: String
  var kind = "quickfix"
  var diagnostics: [Diagnostic]
  var edit: WorkspaceEdit

  struct WorkspaceEdit: Encodable, Hashable {
    /// By the document's URI.
    var changes: [String: [TextEdit]]
  }
}

struct Hover: Encodable, Hashable {
  var contents: Markup

  struct Markup: Encodable, Hashable {
    var kind = "markdown"
    var value: String
  }
}

/// A request's id, which the answer has too.
enum RequestID: Codable, Hashable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// What comes in, as far as it is the same for all methods. Without an id it is a notification.
struct Envelope: Decodable {
  var id: RequestID?
  var method: String?
}

/// The parameters of a method.
struct Parameters<Value: Decodable>: Decodable {
  var params: Value
}

struct DocumentName: Decodable {
  var uri: String
}

struct OpenParameters: Decodable {
  var textDocument: Document

  struct Document: Decodable {
    var uri: String
    var text: String
  }
}

struct ChangeParameters: Decodable {
  var textDocument: DocumentName
  /// Each one is the whole text.
  var contentChanges: [Change]

  struct Change: Decodable { var text: String }
}

struct DocumentParameters: Decodable {
  var textDocument: DocumentName
}

struct PositionParameters: Decodable {
  var textDocument: DocumentName
  var position: Position
}

struct RangeParameters: Decodable {
  var textDocument: DocumentName
  var range: TextRange
}

/// An answer, with a result or an error.
struct Answer<Result: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: RequestID?
  var result: Result?
  var error: Failure?

  struct Failure: Encodable {
    var code: Int
    var message: String
  }

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, result, error }

  /// Without an error there is a result, null where there is nothing.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    if let error { return try container.encode(error, forKey: .error) }
    try container.encode(result, forKey: .result)
  }
}

/// A message that asks for no answer.
struct Announcement<Value: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var method: String
  var params: Value
}

struct PublishedDiagnostics: Encodable {
  var uri: String
  var diagnostics: [Diagnostic]
}

/// What the server can do.
struct InitializeResult: Encodable {
  var capabilities = Capabilities()
  var serverInfo: ServerInfo

  struct Capabilities: Encodable {
    var positionEncoding = "utf-16"
    var textDocumentSync = Sync()
    var hoverProvider = true
    var codeLensProvider = CodeLensOptions()
    var codeActionProvider = CodeActionOptions()
  }

  struct Sync: Encodable {
    var openClose = true
    /// 1: each change brings the whole text.
    var change = 1
    var save = true
  }

  struct CodeLensOptions: Encodable { var resolveProvider = false }
  struct CodeActionOptions: Encodable { var codeActionKinds = ["quickfix"] }

  struct ServerInfo: Encodable {
    var name = "tutor"
    var version: String
  }
}
