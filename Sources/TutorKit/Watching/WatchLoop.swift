/// Looks at a file until it is told to stop. The file system and the clock are outside.
package struct WatchLoop {
  /// Seconds between two looks.
  package static let interval = 0.25

  /// The file's stamp; nil: there is no file.
  package var stamp: () -> FileStamp?
  /// Reads the file.
  package var read: () -> Result<String, SourceProblem>
  /// The time in seconds, from any beginning.
  package var time: () -> Double
  /// Waits for so many seconds; true: stop.
  package var pause: (Double) -> Bool

  package init(
    stamp: @escaping () -> FileStamp?, read: @escaping () -> Result<String, SourceProblem>,
    time: @escaping () -> Double, pause: @escaping (Double) -> Bool
  ) {
    self.stamp = stamp
    self.read = read
    self.time = time
    self.pause = pause
  }

  /// Answers each event that is one.
  package func run(_ answer: (FileWatch.Event) -> Void) {
    var watch = FileWatch()
    repeat {
      let event = watch.look(at: stamp(), time: time(), read: read)
      if event != .nothing { answer(event) }
    } while !pause(Self.interval)
  }
}
