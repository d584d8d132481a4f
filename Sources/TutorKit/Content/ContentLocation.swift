package import Foundation

/// Where the lessons, exercises and interfaces are.
package struct ContentLocation: Hashable, Sendable {
  package var root: URL
  package var lessons: URL { root.appendingPathComponent("Lessons") }
  package var exercises: URL { root.appendingPathComponent("Exercises") }
  /// What the compiler reads in place of SwiftUI; a folder of one's own content may lack it.
  package var interfaces: URL { root.appendingPathComponent("Support/Interfaces") }

  /// The JSON schemas of what `tutor` prints, and of the platforms' formats.
  package var schemas: URL { root.appendingPathComponent("Support/Schemas") }

  /// A folder, whether it has content or not.
  package init(root: URL) { self.root = root }

  /// No folder with `Lessons` and `Exercises` at any of these places.
  package struct NotFound: Error, Hashable, Sendable {
    package var tried: [String]

    package var sentence: String { ContentWords.notFound(tried.joined(separator: ", ")) }
  }

  /// - Parameters:
  ///   - option: `--content`; wins, and must be right.
  ///   - environment: for `TUTOR_HOME`, which must be right too.
  ///   - executable: the resolved path of the program: searched upwards.
  ///   - packageRoot: the last place: where the sources were when the program was built.
  package static func find(
    option: String?, environment: [String: String], executable: URL?, packageRoot: URL?
  ) -> Result<ContentLocation, NotFound> {
    if let chosen = option ?? environment["TUTOR_HOME"] {
      let place = URL(fileURLWithPath: chosen)
      return isContent(place, allowsPart: true)
        ? .success(ContentLocation(root: place)) : .failure(NotFound(tried: [chosen]))
    }
    var tried: [String] = []
    var current = executable?.deletingLastPathComponent()
    while let folder = current {
      for place in [folder, folder.appendingPathComponent("share/tutor")] {
        if isContent(place) { return .success(ContentLocation(root: place)) }
        tried.append(place.path)
      }
      current = folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    if let packageRoot {
      if isContent(packageRoot) { return .success(ContentLocation(root: packageRoot)) }
      tried.append(packageRoot.path)
    }
    return .failure(NotFound(tried: tried))
  }

  /// The interfaces beside the content, or else those that came with the program.
  ///
  /// The parameters are those of ``find(option:environment:executable:packageRoot:)``.
  package static func findInterfaces(
    option: String?, environment: [String: String], executable: URL?, packageRoot: URL?
  ) -> URL? {
    let chosen = find(
      option: option, environment: environment, executable: executable, packageRoot: packageRoot)
    let shipped = find(
      option: nil, environment: [:], executable: executable, packageRoot: packageRoot)
    return [chosen, shipped].compactMap { try? $0.get().interfaces }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// - Parameter allowsPart: a folder that was named may have only lessons yet, or only exercises.
  static func isContent(_ folder: URL, allowsPart: Bool = false) -> Bool {
    let names = ["Lessons", "Exercises"].filter {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    return allowsPart ? !names.isEmpty : names.count == 2
  }
}
