#if canImport(AppKit)
  import AppKit
  import SwiftUI

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
#else
  import SwiftUI

  /// There is no window here: a screen is shown to nobody.
  @MainActor final class WindowHost: ScreenHost {
    func show<Root: View>(_ root: Root) {}
    func settle() {}
    func close() {}
  }
#endif
