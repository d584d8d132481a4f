/// The files of the package that are the same for all scenarios.
enum RuntimeText {
  static let files = [
    "Package.swift": manifest, "README.md": readme, "Sources/Calibrate/Runtime.swift": runtime,
    "Sources/Calibrate/WindowHost.swift": host, "Sources/Calibrate/Calibrate.swift": program,
  ]

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Calibrate",
      platforms: [.macOS(.v14)],
      targets: [.executableTarget(name: "Calibrate")]
    )

    """

  private static let readme = """
    # What SwiftUI runs

    `swift run Calibrate > calibration.tsv` shows each scenario in a window, takes its steps and prints how
    often each body ran. `tutor calibrate --compare calibration.tsv` holds the table against the simulator.

    """

  private static let runtime = """
    /// What the scenarios report: calls of their probes, and the steps that they offer.
    enum Recorder {
      nonisolated(unsafe) static var counts: [String: Int] = [:]
      nonisolated(unsafe) static var actions: [String: () -> Void] = [:]
    }

    /// A body, row or closure runs.
    func probe(_ name: String) { Recorder.counts[name, default: 0] += 1 }

    /// Offers a step; the last run of a body gives the closure.
    func step(_ name: String, _ action: @escaping () -> Void) { Recorder.actions[name] = action }

    /// A step, and the probes whose counts are printed.
    struct Step {
      var action: String
      var probes: [String]
    }

    /// A root with its steps; the first one is the first display.
    struct Scenario {
      var file: String
      var name: String
      var root: String
      var steps: [Step]
      var show: @MainActor (any ScreenHost) -> Void
    }

    """

  private static let host = """
    import SwiftUI

    /// Shows a root and waits until all updates are done.
    @MainActor protocol ScreenHost: AnyObject {
      func show<Root: View>(_ root: Root)
      func settle()
      func close()
    }

    #if canImport(AppKit)
      import AppKit

      /// A window with an `NSHostingView`.
      @MainActor final class WindowHost: ScreenHost {
        private var window: NSWindow?

        func show<Root: View>(_ root: Root) {
          let frame = NSRect(x: 0, y: 0, width: 640, height: 960)
          let window = NSWindow(
            contentRect: frame, styleMask: [.titled], backing: .buffered, defer: false)
          window.isReleasedWhenClosed = false
          window.contentView = NSHostingView(rootView: root)
          window.orderFrontRegardless()
          self.window = window
        }

        /// Until nothing has run for five turns of the run loop; two seconds at most.
        func settle() {
          let end = Date().addingTimeInterval(2)
          var quiet = 0
          while quiet < 5, Date() < end {
            let before = Recorder.counts
            RunLoop.main.run(until: Date().addingTimeInterval(0.02))
            quiet = Recorder.counts == before ? quiet + 1 : 0
          }
        }

        func close() {
          window?.contentView = nil
          window?.close()
          window = nil
        }
      }
    #endif

    """

  private static let program = """
    import Foundation
    import SwiftUI

    @main struct Calibrate {
      @MainActor static func main() {
        #if canImport(AppKit)
          NSApplication.shared.setActivationPolicy(.accessory)
          print("# system\\tmacOS \\(ProcessInfo.processInfo.operatingSystemVersionString)")
          print("file\\tscenario\\troot\\tstep\\taction\\tprobe\\tcount")
          for scenario in Scenarios.all() { run(scenario, on: WindowHost()) }
        #else
          print("# SwiftUI is on macOS only")
        #endif
      }

      /// Takes all steps of a scenario and prints a row for each probe.
      @MainActor static func run(_ scenario: Scenario, on host: any ScreenHost) {
        Recorder.actions = [:]
        for (number, step) in scenario.steps.enumerated() {
          Recorder.counts = [:]
          if number == 0 {
            scenario.show(host)
          } else if let action = Recorder.actions[step.action] {
            action()
          } else {
            print("# not offered\\t\\(scenario.name)\\t\\(step.action)")
            break
          }
          host.settle()
          for probe in step.probes {
            let count = String(Recorder.counts[probe] ?? 0)
            print(
              [scenario.file, scenario.name, scenario.root, String(number), step.action, probe, count]
                .joined(separator: "\\t"))
          }
        }
        host.close()
      }
    }

    """
}
