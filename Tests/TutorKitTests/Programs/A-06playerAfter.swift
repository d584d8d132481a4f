// i: Player=1 Title=1 Progress=1 Controls=1 Shuf=1
// @tap:Play: Progress=1 Controls=1
// @tick: Progress=1
// @tap:Next: Title=1 Progress=1
// @tap:Shuffle: Shuf=1
// @tap:Pause: Controls=1
// root: PlayerView()
import SwiftUI

@Observable final class Player { var position = 0; var index = 0; var playing = false; var shuffle = false
  let titles = ["One", "Two"]
  var title: String { titles[index % titles.count] }
  func toggle() { playing.toggle(); if playing, position == 0 { position = 1 } }
  func tick() { if playing { position += 1 } }
  func next() { index += 1; position = 0 } }
struct TitleV: View { let p: Player; var body: some View { let _ = probe("Title"); Text(p.title) } }
struct ProgressV: View { let p: Player; var body: some View { let _ = probe("Progress"); ProgressView(value: Double(p.position), total: 100) } }
struct Shuf: View { @Bindable var p: Player; var body: some View { let _ = probe("Shuf"); Button("Shuffle") { p.shuffle.toggle() }.opacity(p.shuffle ? 1 : 0.5) } }
struct Controls: View { let p: Player; var body: some View { let _ = probe("Controls"); HStack { Button(p.playing ? "Pause" : "Play") { p.toggle() }; Button("Next") { p.next() }; Shuf(p: p) } } }
struct PlayerView: View { @State private var p = Player(); var body: some View { let _ = probe("Player"); let _ = step("tick") { p.tick() }; VStack { TitleV(p: p); ProgressV(p: p); Controls(p: p) } } }
