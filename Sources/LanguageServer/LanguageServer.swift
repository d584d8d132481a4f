package import Foundation
import TutorKit

/// A server of the Language Server Protocol over findings, counts and suggestions. It reads and writes
/// nothing itself: messages go in, messages come out.
package struct LanguageServer {
  /// What the process ends with; nil: it goes on.
  package private(set) var exitStatus: Int32?
  private let version: String
  private let companions: (String) -> [String]
  private var documents: [String: OpenDocument] = [:]
  private var isInitialized = false
  private var isShutDown = false
  /// Documents that are kept; an editor has fewer.
  private static let mostDocuments = 500

  /// - Parameter companions: the paths of other files of the program that a file uses.
  package init(version: String, companions: @escaping (String) -> [String]) {
    self.version = version
    self.companions = companions
  }

  /// Codes of JSON-RPC and of the protocol.
  private enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case noMethod = -32_601
    case invalidParameters = -32_602
    case notInitialized = -32_002
  }

  /// What is sent for a message, without heads.
  package mutating func respond(to message: Data) -> [Data] {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: message) else {
      return failure(nil, .parseError)
    }
    // An answer to a request, of which this server makes none.
    guard let method = envelope.method else { return [] }
    guard let id = envelope.id else { return notice(method, message) }
    guard isInitialized || method == "initialize" else { return failure(id, .notInitialized) }
    guard !isShutDown else { return failure(id, .invalidRequest) }
    return answer(method, id, message)
  }

  private mutating func answer(_ method: String, _ id: RequestID, _ message: Data) -> [Data] {
    switch method {
    case "initialize":
      isInitialized = true
      return result(id, InitializeResult(serverInfo: .init(version: version)))
    case "shutdown":
      isShutDown = true
      return result(id, String?.none)
    case "textDocument/hover":
      return request(id, message) { (place: PositionParameters) in
        documents[place.textDocument.uri]?.hover(at: place.position)
      }
    case "textDocument/codeLens":
      return request(id, message) { (name: DocumentParameters) in
        documents[name.textDocument.uri]?.lenses ?? []
      }
    case "textDocument/codeAction":
      return request(id, message) { (place: RangeParameters) in
        documents[place.textDocument.uri]?.actions(in: place.range) ?? []
      }
    default: return failure(id, .noMethod)
    }
  }

  private mutating func notice(_ method: String, _ message: Data) -> [Data] {
    switch method {
    case "exit":
      exitStatus = isShutDown ? 0 : 1
      return []
    case "textDocument/didOpen":
      guard let opened: OpenParameters = parameters(message) else { return [] }
      return changed(opened.textDocument.uri, opened.textDocument.text)
    case "textDocument/didChange":
      guard let change: ChangeParameters = parameters(message),
        let text = change.contentChanges.last?.text
      else { return [] }
      return changed(change.textDocument.uri, text)
    case "textDocument/didClose":
      guard let name: DocumentParameters = parameters(message) else { return [] }
      documents[name.textDocument.uri] = nil
      return published(name.textDocument.uri, [])
    default: return []
    }
  }

  private mutating func changed(_ uri: String, _ text: String) -> [Data] {
    guard isInitialized, documents[uri] != nil || documents.count < Self.mostDocuments else {
      return []
    }
    let document = OpenDocument(uri: uri, text: text, companions: companions)
    documents[uri] = document
    return published(uri, document.diagnostics)
  }

  private func published(_ uri: String, _ diagnostics: [Diagnostic]) -> [Data] {
    data(
      Announcement(
        method: "textDocument/publishDiagnostics",
        params: PublishedDiagnostics(uri: uri, diagnostics: diagnostics)))
  }

  private func request<Value: Decodable, Result: Encodable>(
    _ id: RequestID, _ message: Data, _ work: (Value) -> Result
  ) -> [Data] {
    guard let value: Value = parameters(message) else { return failure(id, .invalidParameters) }
    return result(id, work(value))
  }

  private func parameters<Value: Decodable>(_ message: Data) -> Value? {
    (try? JSONDecoder().decode(Parameters<Value>.self, from: message))?.params
  }

  private func result(_ id: RequestID, _ value: some Encodable) -> [Data] {
    data(Answer(id: id, result: value))
  }

  private func failure(_ id: RequestID?, _ code: Code) -> [Data] {
    data(
      Answer<String>(id: id, error: .init(code: code.rawValue, message: String(describing: code))))
  }

  private func data(_ message: some Encodable) -> [Data] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(message)).map { [$0] } ?? []
  }
}
