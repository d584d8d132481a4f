/// Takes scenarios' steps and makes a table of what ran.
@MainActor struct Conductor {
  /// Where a line of the table goes.
  var write: (String) -> Void

  /// The lines before the rows.
  ///
  /// - Parameters:
  ///   - system: the system's name and version; `sdk`: that of the SDK. Empty: not known.
  func begin(system: String, sdk: String) {
    write("# system\t\(system)")
    if !sdk.isEmpty { write("# sdk\t\(sdk)") }
    write("file\tscenario\troot\tstep\taction\tprobe\tcount")
  }

  /// Takes all steps of a scenario on a screen of its own, and writes a row for each probe. A step that
  /// nothing on screen offers ends the scenario, with a line that says so.
  func run<Host: ScreenHost>(_ scenario: Scenario<Host>, on host: Host) {
    Recorder.actions = [:]
    for (number, step) in scenario.steps.enumerated() {
      Recorder.counts = [:]
      if number == 0 {
        scenario.show(host)
      } else if let action = Recorder.actions[step.action] {
        action()
      } else {
        write("# not offered\t\(scenario.name)\t\(step.action)")
        break
      }
      host.settle()
      for probe in step.probes {
        let count = String(Recorder.counts[probe] ?? 0)
        write(
          [scenario.file, scenario.name, scenario.root, String(number), step.action, probe, count]
            .joined(separator: "\t"))
      }
    }
    host.close()
  }
}
