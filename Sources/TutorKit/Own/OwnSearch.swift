import Analysis
import Foundation

/// The views of the learner's own code below a path: those first of which one event builds most in vain.
struct OwnSearch: Sendable {
  /// Where was searched, as it was given.
  let path: String
  /// Those that were simulated, the one to improve first.
  private(set) var views: [OwnView] = []
  /// Files that could not be read or parsed.
  private(set) var broken: [UncheckedFile] = []
  /// How many Swift files there are.
  private(set) var files = 0
  /// Copies of own views in the folder, which are no files of the app.
  private(set) var copies: [String] = []

  /// Files with most findings that are simulated: a folder of thousands takes no longer than these.
  private static let mostFiles = 16
  /// Files that are read, in order of path.
  private static let mostRead = 4_000

  /// - Parameters:
  ///   - path: a file or a folder.
  ///   - view: the one that is wanted; nil: any.
  ///   - rules: ids of the rules whose findings count; nil: all.
  init(path: String, view: String?, rules: Set<String>?) {
    self.path = path
    var configurations = Configurations()
    let isFolder = SourceSearch.isFolder(path)
    let found = isFolder ? SourceSearch.files(below: path) : [SourceSearch.plain(path)]
    let own = found.filter { file in
      let name = file.fileName
      return !isFolder || !ProgramFiles.isExercise(name) && !configurations.isExcluded(file)
    }
    files = own.count
    copies = found.map(\.fileName).filter { $0.hasPrefix(OwnShelf.prefix) }
    let looked = own.prefix(Self.mostRead)
    let request = AnalysisRequest(
      files: looked.map {
        AnalysisRequest.File(
          path: $0, configuration: configurations.configuration(for: $0).rules, mayBeEmpty: isFolder
        )
      }, isOneProgram: false)
    let result = analyze(request)
    broken = result.unchecked
    let warnings = Dictionary(
      grouping: result.findings.filter { $0.isAtLeast(.warning) }, by: \.file)
    let findings = warnings.mapValues { $0.filter { rules?.contains($0.rule) != false } }
    let chosen = Self.chosen(Array(looked), view, findings, without: Set(broken.map(\.file)))
    let all = mapOnDeepStacks(chosen) { file in
      Self.views(
        in: file, among: own, findings[file] ?? [], warnings: warnings[file] ?? [], named: view)
    }
    let elsewhere = looked.flatMap { findings[$0] ?? [] }
    views = all.flatMap(\.self).map { $0.knowing(elsewhere) }.sorted(by: Self.precedes)
  }

  /// The one to improve comes first: what can be bettered, then what builds most in vain.
  private static func precedes(_ left: OwnView, _ right: OwnView) -> Bool {
    if left.canBeBettered != right.canBeBettered { return left.canBeBettered }
    if left.inVain != right.inVain { return left.inVain > right.inVain }
    return (right.findings.count, left.place) < (left.findings.count, right.place)
  }

  /// Files that speak of a view, those with most findings first.
  private static func chosen(
    _ files: [String], _ view: String?, _ findings: [String: [FindingReport]],
    without broken: Set<String>
  ) -> [String] {
    let word = view ?? "View"
    let speaking = files.filter { file in
      guard !broken.contains(file), case .success(let text) = SourceText.read(file) else {
        return false
      }
      return text.contains(word)
    }
    let sorted = speaking.sorted {
      (-(findings[$0]?.count ?? 0), $0) < (-(findings[$1]?.count ?? 0), $1)
    }
    return Array(sorted.prefix(mostFiles))
  }

  private static func views(
    in file: String, among files: [String], _ findings: [FindingReport],
    warnings: [FindingReport], named: String?
  ) -> [OwnView] {
    guard let source = ProgramFiles.parsed(file) else { return [] }
    let program = ProgramFiles.companions(of: file)
    let beside = files.count > 1 ? files.filter { $0 != file } : ProgramFiles.neighbours(of: file)
    let others = program.isEmpty ? beside : program
    let files = ProgramFiles(others, near: file)
    let found = OwnView.all(
      in: source, companions: files.sources(usedBy: file), findings: findings, warnings: warnings,
      named: named)
    // A view that does nothing by itself is looked at where it is shown.
    guard let named, let view = found.first, view.isIdle else { return found }
    let around = files.users(of: named).lazy.compactMap { path -> OwnView? in
      guard let screen = ProgramFiles.parsed(path) else { return nil }
      let companions = files.used(by: [file, path]).compactMap(ProgramFiles.parsed)
      return OwnView.shown(
        in: source, on: screen, companions: companions, findings: findings, warnings: warnings,
        named: named)
    }
    return [around.first { !$0.isIdle } ?? view]
  }
}
