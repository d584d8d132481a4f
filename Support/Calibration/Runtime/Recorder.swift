/// What the scenarios report: calls of their probes, and the steps that they offer.
enum Recorder {
  nonisolated(unsafe) static var counts: [String: Int] = [:]
  nonisolated(unsafe) static var actions: [String: () -> Void] = [:]
}

/// A body, row or closure runs.
func probe(_ name: String) { Recorder.counts[name, default: 0] += 1 }

/// Offers a step; the last run of a body gives the closure.
func step(_ name: String, _ action: @escaping () -> Void) { Recorder.actions[name] = action }
