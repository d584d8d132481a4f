// i: Player=1
// @tap:Play: Player=1
// @tick: Player=1
// @tap:Next: Player=1
// @tap:Shuffle: Player=1
// root: PlayerView()
import SwiftUI

final class PlayerVM: ObservableObject { enum State: Equatable { case stopped, playing(Int), paused(Int) }
  struct Track: Identifiable, Equatable { let id: Int; let title: String; let seconds: Int }
  @Published var state: State = .stopped; @Published var index = 0; @Published var shuffle = false
  let tracks = [Track(id: 0, title: "One", seconds: 125), Track(id: 1, title: "Two", seconds: 61)]
  var current: Track { tracks[index] }
  var position: Int { switch state { case .stopped: 0; case .playing(let p), .paused(let p): p } }
  func toggle() { switch state { case .stopped: state = .playing(0); case .playing(let p): state = .paused(p); case let .paused(p): state = .playing(p) } }
  func tick() { guard case .playing(let p) = state else { return }; if p + 1 >= current.seconds { next() } else { state = .playing(p + 1) } }
  func next() { index = (index + 1) % tracks.count; if case .playing = state { state = .playing(0) } }
  static func clock(_ s: Int) -> String { "\(s / 60):" + (s % 60 < 10 ? "0" : "") + "\(s % 60)" } }
struct PlayerView: View { @StateObject private var vm = PlayerVM()
  private var isPlaying: Bool { if case .playing = vm.state { true } else { false } }
  var body: some View { let _ = probe("Player"); let _ = step("tick") { vm.tick() }
    VStack { Text(vm.current.title).font(.title); ProgressView(value: Double(vm.position), total: Double(vm.current.seconds)); Text(PlayerVM.clock(vm.position) + " / " + PlayerVM.clock(vm.current.seconds))
      HStack { Button(isPlaying ? "Pause" : "Play") { vm.toggle() }; Button("Next", action: vm.next); Button("Shuffle") { vm.shuffle.toggle() }.tint(vm.shuffle ? .blue : .gray) } } } }
