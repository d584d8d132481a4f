import Foundation
import TerminalDriver
import Testing

@testable import LanguageServer

private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private let starter = packageRoot.appendingPathComponent("Exercises/exercise3/exercise3.swift")

/// A client that talks to a server without a process between.
private struct Client {
  var server = LanguageServer(version: "1.2.3") { _ in [] }
  private var count = 0

  init() {}

  private mutating func send(_ message: [String: Any]) throws -> [[String: Any]] {
    let data = try JSONSerialization.data(withJSONObject: message)
    return try server.respond(to: data).map {
      try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
  }

  mutating func request(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    let answers = try send([
      "jsonrpc": "2.0", "id": count, "method": method, "params": params,
    ])
    #expect(answers.count == 1)
    #expect(answers.first?["id"] as? Int == count)
    return try #require(answers.first)
  }

  mutating func notify(_ method: String, _ params: [String: Any] = [:]) throws -> [[String: Any]] {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// The diagnostics that opening or changing a text brings.
  mutating func open(_ uri: String, _ text: String) throws -> [[String: Any]] {
    let sent = try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
    return try diagnostics(sent, uri)
  }

  mutating func change(_ uri: String, _ text: String) throws -> [[String: Any]] {
    let sent = try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": text]]])
    return try diagnostics(sent, uri)
  }

  private func diagnostics(_ sent: [[String: Any]], _ uri: String) throws -> [[String: Any]] {
    #expect(sent.count == 1)
    #expect(sent.first?["method"] as? String == "textDocument/publishDiagnostics")
    let params = try #require(sent.first?["params"] as? [String: Any])
    #expect(params["uri"] as? String == uri)
    return try #require(params["diagnostics"] as? [[String: Any]])
  }
}

@Suite(.timeLimit(.minutes(30)))
struct ServerTests {
  private let uri = "file:///Users/ada/App/exercise3.swift"
  private let text: String

  init() throws { text = try String(contentsOf: starter, encoding: .utf8) }

  private func started() throws -> Client {
    var client = Client()
    let result = try client.request("initialize", ["capabilities": [:]])
    let capabilities = (result["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["hoverProvider"] as? Bool == true)
    #expect(try client.notify("initialized").isEmpty)
    return client
  }

  @Test func diagnosticsFollowTheText() throws {
    var client = try started()
    let found = try client.open(uri, text)
    #expect(found.contains { $0["code"] as? String == "invalidation-blast-radius" })
    let broken = try client.change(uri, "struct A {\n")
    #expect(broken.count == 1)
    #expect(broken.first?["severity"] as? Int == 1)
    #expect(try client.change(uri, "let a = 1\n").isEmpty)
    #expect(try client.change(uri, "").isEmpty)
    let closed = try client.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(closed.count == 1)
  }

  @Test func viewsShowHowOftenTheyRan() throws {
    var client = try started()
    _ = try client.open(uri, text)
    let answer = try client.request("textDocument/codeLens", ["textDocument": ["uri": uri]])
    let lenses = try #require(answer["result"] as? [[String: Any]])
    let titles = lenses.compactMap { ($0["command"] as? [String: Any])?["title"] as? String }
    #expect(titles.contains { $0.hasPrefix("runs 1 × for ") }, "\(titles)")
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(rows.firstIndex { $0.contains("struct BanquetPlanner") })
    let hover = try client.request(
      "textDocument/hover",
      ["textDocument": ["uri": uri], "position": ["line": line, "character": 10]])
    let contents = (hover["result"] as? [String: Any])?["contents"] as? [String: Any]
    #expect((contents?["value"] as? String)?.contains("`toggle:Music`") == true, "\(hover)")
    let nothing = try client.request(
      "textDocument/hover",
      ["textDocument": ["uri": uri], "position": ["line": Int.max, "character": Int.min]])
    #expect(nothing["result"] is NSNull)
  }

  /// Made by an editor, the action mends what it says.
  @Test func anActionMendsItsFinding() throws {
    var client = try started()
    let found = try client.open(uri, text)
    let range = try #require(found.first?["range"] as? [String: Any])
    let answer = try client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": range, "context": ["diagnostics": []]])
    let actions = try #require(answer["result"] as? [[String: Any]])
    let action = try #require(actions.first)
    let mended = try #require(action["diagnostics"] as? [[String: Any]])
    let changes = (action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    let changed = try applied(try #require(changes?[uri]), to: text)
    let left = try client.change(uri, changed)
    #expect(left.count <= found.count - mended.count)
    #expect(!left.contains { $0["code"] as? String == "unchecked" })
  }

  /// The text with the edits made from the end on, counted as editors do.
  private func applied(_ edits: [[String: Any]], to text: String) throws -> String {
    var units = Array(text.utf16)
    func offset(_ range: Any?, _ end: String) throws -> Int {
      let place = try #require((range as? [String: [String: Int]])?[end])
      var rest = try #require(place["line"])
      var index = 0
      while rest > 0 {
        if units[index] == 10 { rest -= 1 }
        index += 1
      }
      return index + (place["character"] ?? 0)
    }
    let ranges = try edits.map { edit in
      (
        try offset(edit["range"], "start")..<(try offset(edit["range"], "end")),
        edit["newText"] as? String ?? ""
      )
    }
    for (range, text) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      units.replaceSubrange(range, with: text.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test func theRulesOfTheProtocolHold() throws {
    var client = Client()
    #expect(
      (try client.request("textDocument/hover")["error"] as? [String: Any])?["code"] as? Int
        == -32002)
    client = try started()
    #expect((try client.request("no/method")["error"] as? [String: Any])?["code"] as? Int == -32601)
    #expect(
      (try client.request("textDocument/hover")["error"] as? [String: Any])?["code"] as? Int
        == -32602)
    let noJSON = client.server.respond(to: Data("{".utf8))
    #expect(noJSON.count == 1 && String(decoding: noJSON[0], as: UTF8.self).contains("-32700"))
    #expect(try client.notify("$/setTrace").isEmpty)
    #expect(try client.request("shutdown")["result"] is NSNull)
    #expect(
      (try client.request("textDocument/hover")["error"] as? [String: Any])?["code"] as? Int
        == -32600)
    _ = try client.notify("exit")
    #expect(client.server.exitStatus == 0)
    var hasty = Client()
    _ = try hasty.notify("exit")
    #expect(hasty.server.exitStatus == 1)
  }
}

@Suite struct MessageStreamTests {
  private func reader(_ text: String, _ size: Int) -> MessageReader {
    var rest = Data(text.utf8)
    return MessageReader {
      defer { rest = Data(rest.dropFirst(size)) }
      return Data(rest.prefix(size))
    }
  }

  @Test(arguments: [1, 7, 1_000]) func messagesComeInPieces(size: Int) throws {
    let text = "Content-Length: 2\r\nContent-Type: x\r\n\r\n{}content-length:3\r\n\r\n[1]"
    var reader = reader(text, size)
    #expect(try reader.next() == Data("{}".utf8))
    #expect(try reader.next() == Data("[1]".utf8))
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    ("Content-Length: 5\r\n\r\n{}", MessageReader.Fault.cutOff), ("Content-", .cutOff),
    ("Length: 2\r\n\r\n{}", .noLength), ("Content-Length: -2\r\n\r\n{}", .noLength),
    ("Content-Length: 99999999999\r\n\r\n", .tooLong),
    (String(repeating: "a", count: 10_000), .noLength),
  ]) func whatIsNoMessageEnds(text: String, fault: MessageReader.Fault) throws {
    var reader = reader(text, 100)
    #expect(throws: fault) { try reader.next() }
  }

  /// The built program over its pipes, as an editor starts it.
  @Test(.timeLimit(.minutes(30))) func theProgramTalksOverItsPipes() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try builtProgram("tutor"))
    process.arguments = ["lsp"]
    process.standardInput = input
    process.standardOutput = output
    try process.startAsFromAShell()
    for message in [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","id":"two","method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ] { input.fileHandleForWriting.write(framed(Data(message.utf8))) }
    var reader = MessageReader { output.fileHandleForReading.availableData }
    let first = try #require(try reader.next())
    #expect(String(decoding: first, as: UTF8.self).contains("\"name\":\"tutor\""))
    let second = try #require(try reader.next())
    #expect(
      String(decoding: second, as: UTF8.self) == #"{"id":"two","jsonrpc":"2.0","result":null}"#)
    #expect(try reader.next() == nil)
    #expect(process.waitForEnd() == 0)
  }
}
