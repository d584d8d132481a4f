import Foundation
import TutorKit

extension SARIFLog {
  /// What the base of relative paths is called; code scanning knows this name.
  static let sourceRoot = "%SRCROOT%"
}

extension SARIFLog.ArtifactLocation {
  /// A file below the base by its path there, any other one by its whole path.
  init(_ path: String, base: PathBase) {
    if let relative = base.relative(path) {
      uri = Self.encoded(relative)
      uriBaseId = SARIFLog.sourceRoot
    } else {
      uri = path.hasPrefix("/") ? "file://" + Self.encoded(path) : Self.encoded(path)
    }
  }

  /// The base itself, with the slash that relative paths need at its end.
  init(base: PathBase) { uri = "file://" + Self.encoded(base.root) + "/" }

  /// A colon would make the first part of a relative path a scheme.
  private static func encoded(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}

extension SARIFLog.Run {
  /// A run of one of the program's commands.
  init(
    command: String, context: FormatContext, rules: [SARIFLog.Descriptor],
    notifications: [SARIFLog.Notification], results: [SARIFLog.Result]
  ) {
    tool = SARIFLog.Tool(
      driver: SARIFLog.Driver(version: context.origin.tool, rules: rules))
    automationDetails = SARIFLog.AutomationDetails(id: "tutor/\(command)/")
    originalUriBaseIds = [SARIFLog.sourceRoot: SARIFLog.ArtifactLocation(base: context.base)]
    invocations = [
      SARIFLog.Invocation(
        executionSuccessful: notifications.isEmpty, toolExecutionNotifications: notifications)
    ]
    self.results = results
  }
}
