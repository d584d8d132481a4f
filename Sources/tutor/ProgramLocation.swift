import Foundation

/// Where the program is, for the content beside it.
enum ProgramLocation {
  /// The program's file, with links followed; nil: the system does not say.
  static var executable: URL? {
    #if os(Linux)
      // The main bundle reads the program's folder to say the same.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return path.map { URL(fileURLWithPath: $0) }
    #else
      return Bundle.main.executableURL?.resolvingSymlinksInPath()
    #endif
  }

  /// The package that the program was built from.
  static var packageRoot: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }
}
