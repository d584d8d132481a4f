import Foundation
import SwiftUI

#if canImport(AppKit)
  import AppKit
#endif

@main struct Calibrate {
  @MainActor static func main() {
    #if canImport(AppKit)
      setvbuf(stdout, nil, _IOLBF, 0)
      NSApplication.shared.setActivationPolicy(.accessory)
      NSApplication.shared.finishLaunching()
      let conductor = Conductor { print($0) }
      conductor.begin(
        system: "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)", sdk: sdkVersion())
      for scenario in Scenarios.all() { conductor.run(scenario, on: WindowHost()) }
    #else
      print("# SwiftUI is on macOS only")
    #endif
  }

  /// The version of the SDK that `xcrun` names; empty: it says none.
  private static func sdkVersion() -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
    process.arguments = ["--sdk", "macosx", "--show-sdk-version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
