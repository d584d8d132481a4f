import Foundation
import TutorKit

/// Takes what is temporary away when the program is told to end.
enum CleanEnd {
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// From now on, an interrupt or a request to end removes scratch folders first, and then ends the
  /// program as it would have.
  static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        ScratchFolder.removeAll()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
