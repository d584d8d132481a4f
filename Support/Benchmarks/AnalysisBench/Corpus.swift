import Foundation

/// The generated sources of a run, below one folder that is removed at the end.
struct Corpus {
  let folder: URL
  private static let seed: UInt64 = 20_260_101

  /// - Parameter path: the folder to use; nil: a new one among the temporary files.
  init(_ path: String?) throws {
    let name = "analysis-bench-\(ProcessInfo.processInfo.processIdentifier)"
    folder =
      path.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// One file of at least so many lines, and less than one feature more.
  ///
  /// - Parameter screens: the most of one feature; 0: a model and a row.
  func file(lines count: Int, screens: Int = 3) throws -> Sample {
    var lines = Lines()
    var number = 1
    while lines.count < count {
      var feature = Feature(number: number, seed: Self.seed, screens: screens)
      feature.write(to: &lines)
      number += 1
    }
    let url = folder.appendingPathComponent("Lines\(count).swift")
    try Data(lines.text.utf8).write(to: url)
    return Sample(name: "1 file", lines: lines.count, paths: [url.path], target: url.path)
  }

  /// A folder of files, one feature each, in folders of twenty.
  ///
  /// - Parameters:
  ///   - files: how many; nil: as many as it takes for `lines`.
  func app(_ name: String, files: Int? = nil, lines most: Int = .max) throws -> Sample {
    let root = folder.appendingPathComponent(name)
    var paths: [String] = []
    var total = 0
    while paths.count < files ?? .max, total < most {
      let number = paths.count + 1
      let part = root.appendingPathComponent("Part\(number / 20)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      var lines = Lines()
      var feature = Feature(number: number, seed: Self.seed &+ 7)
      feature.write(to: &lines)
      let url = part.appendingPathComponent("\(feature.model.name).swift")
      try Data(lines.text.utf8).write(to: url)
      paths.append(url.path)
      total += lines.count
    }
    return Sample(name: "\(paths.count) files", lines: total, paths: paths, target: root.path)
  }
}

/// Sources that the programs are run on.
struct Sample {
  var name: String
  var lines: Int
  /// Every file.
  var paths: [String]
  /// What `tutor explain` is given: the file or the folder.
  var target: String
}
