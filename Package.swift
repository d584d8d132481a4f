// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tutor",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tutor", targets: ["tutor"])
  ],
  dependencies: [
    // Versions are exact, so that two builds of one commit are the same program.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
  ],
  targets: [
    // The program: arguments, the terminal, files in, exit code out.
    .executableTarget(
      name: "tutor",
      dependencies: [
        "TutorKit", "ReportFormats", "CohortReport", "LanguageServer", "Analysis", "LineEditor",
        "Pictures", "Calibration", "Simulation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // What a trace looks like: a page, a picture, a graph.
    .target(name: "Pictures", dependencies: ["TutorKit", "Analysis", "Simulation"]),
    // A package that counts on a Mac what the simulator counts here, and the comparison of both.
    .target(name: "Calibration", dependencies: ["TutorKit", "Analysis", "Simulation"]),
    // What that package is made of and needs no SwiftUI: for the tests, and to be copied.
    .target(name: "CalibrationRuntime", path: "Support/Calibration/Runtime"),
    // Results in the formats of other programs: CI, editors and learning platforms.
    .target(
      name: "ReportFormats",
      dependencies: [
        "TutorKit", "Analysis", .product(name: "XMLCoder", package: "XMLCoder"),
      ]),
    // Findings, counts and suggestions for editors: messages in, messages out.
    .target(name: "LanguageServer", dependencies: ["TutorKit", "Analysis"]),
    // Lessons, grading, progress, the session and what they look like.
    .target(
      name: "TutorKit",
      dependencies: [
        "Analysis", "Simulation", "Words", "CCMarkGFM",
        .product(name: "Yams", package: "Yams"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // Records of a room in, a page, a table and a text out.
    .target(
      name: "CohortReport",
      dependencies: [
        "TutorKit", "Analysis", "Simulation",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    // Swift source in, findings and a view program out.
    .target(
      name: "Analysis",
      dependencies: [
        "Catalog", "Simulation", "Words",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
      ]),
    // SwiftUI as data. Imports nothing.
    .target(name: "Catalog"),
    // A view program and a scenario in, a trace out. Imports nothing else.
    .target(name: "Simulation", dependencies: ["Catalog"]),
    // How sentences are kept: English in the code, translations beside the lessons. Imports nothing.
    .target(name: "Words"),
    // Lines of input: from a terminal, on libedit, from a pipe, or from a test.
    .target(name: "LineEditor", dependencies: ["CLineEditor"]),
    .target(name: "CLineEditor", dependencies: ["CLibedit"]),
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    // The catalogue beside the interfaces.
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "Catalog", "Simulation", "LanguageSamples"],
      exclude: ["Scenarios", "RuleSources"]),
    // Swift that the tests both compile and interpret.
    .target(
      name: "LanguageSamples", path: "Tests/LanguageSamples",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TutorKitTests",
      dependencies: [
        "TutorKit", "Analysis", "Simulation", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: [
        "Compiling", "FarDifferences", "Formats", "Guidelines", "PairAnswers", "Pairs", "Programs",
        "Refactorings", "Renderings",
        "SuggestionSources", "Transcripts",
      ]),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["Pictures", "TutorKit", "Analysis", "Simulation", "TerminalDriver"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "CalibrationTests",
      dependencies: ["Calibration", "CalibrationRuntime", "TutorKit", "Analysis", "Simulation"]),
    .testTarget(
      name: "CohortReportTests",
      dependencies: [
        "CohortReport", "TutorKit", "CCMarkGFM", "TerminalDriver", "tutor",
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "LanguageServerTests", dependencies: ["LanguageServer", "TerminalDriver", "tutor"]),
    .testTarget(
      name: "ReportFormatsTests",
      dependencies: [
        "tutor", "ReportFormats", "TutorKit", "Analysis", "TerminalDriver", "icu-subset",
      ],
      exclude: ["Snapshots", "Readers"]),
    .testTarget(name: "tutorTests", dependencies: ["tutor", "TerminalDriver"]),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "TerminalDriver", "line-editor-demo"]),
    // Reads lines and prints what it got: the program that the tests of the line editor drive.
    .executableTarget(
      name: "line-editor-demo", dependencies: ["LineEditor"], path: "Tests/LineEditorDemo"),
    // Programs in a pseudo-terminal, run to their end, and a browser, for the tests.
    .target(name: "TerminalDriver", dependencies: ["CTerminal"], path: "Tests/TerminalDriver"),
    .target(
      name: "CTerminal", path: "Tests/CTerminal",
      linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    // What a release keeps of ICU's data.
    .executableTarget(name: "icu-subset", path: "Support/Distribution/ICUSubset"),
    // What the analysis costs beside parsing: `make bench`.
    .executableTarget(
      name: "analysis-bench",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Support/Benchmarks/AnalysisBench"),
    // What a person waits for in the session.
    .executableTarget(
      name: "session-bench",
      dependencies: [
        "TerminalDriver", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Support/Benchmarks/SessionBench"),
    .executableTarget(
      name: "parse-only",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Support/Benchmarks/ParseOnly"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  settings.append(.enableUpcomingFeature("ExistentialAny"))
  settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  // The tests simulate for minutes: what does that is optimized in debug builds too.
  if ["Catalog", "Simulation", "Words", "Analysis", "TutorKit"].contains(target.name) {
    settings.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  target.swiftSettings = settings
}
