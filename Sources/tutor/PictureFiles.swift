import ArgumentParser
import Foundation
import Pictures
import TutorKit

/// Where pictures are written; any of them may be left out.
struct PictureOptions: ParsableArguments {
  @Option(help: .init(OptionWords.pictureHTML(), valueName: "file")) var html: String?
  @Option(help: .init(OptionWords.pictureSVG(), valueName: "file")) var svg: String?
  @Option(help: .init(OptionWords.pictureDOT(), valueName: "file")) var dot: String?
  @Option(help: .init(OptionWords.pictureAt(), valueName: "step")) var at: Int?

  /// Whether any picture is asked for.
  var areWanted: Bool { !files.isEmpty }

  /// The files that are asked for.
  var files: [String] { [html, svg, dot].compactMap(\.self) }

  func validate() throws {
    if let at, at < 0 { throw ValidationError(PictureWords.atNeedsStep()) }
  }

  /// Writes what is asked for, and says where. Ends the program where a file cannot be written.
  ///
  /// - Parameter name: what the picture is of.
  func write(_ sides: [DrawnSide], of name: String) throws {
    guard areWanted, !sides.isEmpty else { return }
    let picture = Picture(sides, of: name)
    if let at, at >= picture.stepCount {
      complain(PictureWords.noSuchStep(at, picture.stepCount - 1))
      throw ExitCode.usage
    }
    if let html { try PictureFiles.write(HTMLPage(picture).text, to: html) }
    if let svg { try PictureFiles.write(SVGPicture(picture, step: at).text, to: svg) }
    if let dot { try PictureFiles.write(DOTGraph(picture, step: at).text, to: dot) }
  }
}

/// Writes pictures to files.
enum PictureFiles {
  static func write(_ text: String, to path: String) throws {
    try writeOutput(text, to: path)
    complain(CommandWords.wrote(path))
  }

  /// The session's picture: a page in the working folder, or else in the folder for what is temporary.
  static func write(_ request: PictureRequest) {
    switch withDeepStack({ request.sides }) {
    case nil: complain(SessionWords.didNotEnd(SessionWords.theSimulation()))
    case .failure(let problem)?: complain(PictureWords.noProgram(problem.sentence))
    case .success(let sides)?:
      let picture = Picture(sides, of: request.name)
      TerminalPictures.show(picture)
      let page = HTMLPage(picture).text
      let name = request.name + ".html"
      let folders = [URL(fileURLWithPath: "."), FileManager.default.temporaryDirectory]
      for file in folders.map({ $0.appendingPathComponent(name) }) {
        if (try? replaceContents(of: file.path, with: page)) == nil { continue }
        return printNow(PictureWords.wrotePage(file.standardizedFileURL.path).visible + "\n")
      }
      complain(CommandWords.cannotWriteHere(name))
    }
  }
}
