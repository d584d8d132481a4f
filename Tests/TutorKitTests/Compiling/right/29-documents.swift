// program: an app for text documents
import SwiftUI

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  static let writableContentTypes: [UTType] = [.plainText, .utf8PlainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    let data = configuration.file.regularFileContents ?? Data()
    text = configuration.contentType == .text ? String(decoding: data, as: UTF8.self) : ""
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let file = configuration.existingFile ?? FileWrapper(regularFileWithContents: Data(text.utf8))
    file.filename = configuration.contentType.identifier
    return FileWrapper(directoryWithFileWrappers: file.fileWrappers ?? ["note": file])
  }
}

struct NoteView: View {
  @Binding var note: Note
  var body: some View { TextEditor(text: $note.text) }
}

struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NoteView(note: file.$document).navigationTitle(file.fileURL?.lastPathComponent ?? "New")
    }
    DocumentGroup(viewing: Note.self) { file in
      Text(file.document.text).disabled(!file.isEditable)
    }
  }
}

struct Files: View {
  @State private var isShown = false
  @State private var isTargeted = false
  let note: Note
  let link: URL?
  var body: some View {
    Text("a").fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { print(url) }
    }
    Text("b").fileImporter(isPresented: $isShown, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
      print((try? result.get().count) ?? 0)
    }
    Text("c").fileExporter(isPresented: $isShown, document: note, contentType: .plainText, defaultFilename: "Note") { _ in }
    Text("d").fileMover(isPresented: $isShown, file: link) { _ in }
    Text("e").onDrop(of: [.text], isTargeted: $isTargeted) { providers in !providers.isEmpty }
    Text("f").onDrop(of: [.text], isTargeted: nil) { providers, place in place.x > CGFloat(providers.count) }
    Text("g").onDrop(of: [.fileURL], delegate: Target(name: "g"))
    Text("h").onDrag { NSItemProvider() } preview: { Text("h") }
  }
}

struct Target: DropDelegate {
  let name: String
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.text]).isEmpty }
  func dropEntered(info: DropInfo) { print(info.location) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func dropExited(info: DropInfo) {}
}

struct Quiet: DropDelegate {
  func performDrop(info: DropInfo) -> Bool {
    validateDrop(info: info) && dropUpdated(info: info)?.operation == .copy
  }
  func reset(_ info: DropInfo) {
    dropEntered(info: info)
    dropExited(info: info)
  }
  var others: [DropOperation] { [.cancel, .forbidden] }
}

// program: values that can be dragged
import SwiftUI

struct Card: Codable, Transferable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
    ProxyRepresentation(exporting: \.title)
    ProxyRepresentation { (title: String) in Card(title: title) }
  }
}

struct Plan: Codable, Transferable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Plan.self, contentType: .json)
  }
}

struct List2: Codable, Transferable {
  var titles: [String]
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json, encoder: JSONEncoder(), decoder: JSONDecoder())
    DataRepresentation(exportedContentType: .plainText) { Data($0.titles.joined().utf8) }
  }
}

struct Raw: Transferable {
  var data: Data
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) { $0.data } importing: { Raw(data: $0) }
    DataRepresentation(importedContentType: .rtf) { Raw(data: $0) }
    ProxyRepresentation(exporting: { String(decoding: $0.data, as: UTF8.self) }, importing: { Raw(data: Data($0.utf8)) })
  }
}

struct Cards: View {
  @State private var cards: [Card] = []
  var body: some View {
    ForEach(cards, id: \.title) { card in Text(card.title).draggable(card) }
      .dropDestination(for: Card.self) { new, _ in
        cards += new
        return true
      }
  }
}

// program: types of content
import SwiftUI

func types() -> [UTType] {
  [
    .item, .content, .folder, .url, .fileURL, .xml, .commaSeparatedText, .html, .pdf, .jpeg, .png,
    .movie, .audio, .zip, UTType(importedAs: "org.example.card", conformingTo: .data),
    UTType("org.example.plan") ?? .json, UTType(filenameExtension: "md", conformingTo: .text) ?? .text,
  ]
}
func names(_ type: UTType) -> [String?] {
  [type.preferredFilenameExtension, type.localizedDescription, type.conforms(to: .image) ? "Image" : nil]
}
