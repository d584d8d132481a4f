/// A step, and the probes whose counts are printed.
struct Step {
  var action: String
  var probes: [String]
}

/// A root with its steps; the first one is the first display.
struct Scenario<Host: ScreenHost> {
  var file: String
  var name: String
  var root: String
  var steps: [Step]
  var show: @MainActor (Host) -> Void
}

/// Where a root is shown.
@MainActor protocol ScreenHost: AnyObject {
  /// Waits until all updates are done.
  func settle()
  func close()
}
