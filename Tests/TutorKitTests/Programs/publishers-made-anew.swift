// root: Lighthouse()
// i: Lighthouse=1 Ticking=1 Erased=1 Sending=1 Plain=1
// @tap:Turn 0: Lighthouse=1 Ticking=1 Erased=1 Sending=1 Plain=0
// A publisher around an object of its own is another one whenever the view is made.
import SwiftUI
import Combine
struct Lighthouse: View { @State private var turns = 0
  var body: some View { let _ = probe("Lighthouse")
    Button("Turn \(turns)") { turns += 1 }
    Ticking(); Erased(); Sending(); Plain() } }
struct Ticking: View { private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View { let _ = probe("Ticking"); Text("t") } }
struct Erased: View { private let once = Just(1).eraseToAnyPublisher()
  var body: some View { let _ = probe("Erased"); Text("e") } }
struct Sending: View { private let subject = PassthroughSubject<Int, Never>()
  var body: some View { let _ = probe("Sending"); Text("s") } }
struct Plain: View { private let notes = NotificationCenter.default.publisher(for: .init("tide"))
  var body: some View { let _ = probe("Plain"); Text("p") } }
