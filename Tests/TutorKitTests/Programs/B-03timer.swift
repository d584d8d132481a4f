// i: T=1 Face=1 Laps=1
// @tap:Start: T=1 
// @tick: T=1 Face=1
// @tap:Lap: T=1 Laps=1 L1=1
// @tick: T=1 Face=1
// @tap:Lap: T=1 Laps=1 L2=1
// root: StopwatchView()
import SwiftUI

struct Face: View { let centis: Int; private var text: String { let (m, r) = centis.quotientAndRemainder(dividingBy: 6000); return String(format: "%02d:%02d.%02d", m, r / 100, r % 100) }
  var body: some View { let _ = probe("Face"); Text(text).monospacedDigit() } }
struct Lap: Identifiable, Equatable { let id: Int; let at: Int }
struct LapRow: View { let lap: Lap; let delta: Int; var body: some View { let _ = probe("L\(lap.id)"); HStack { Text("Lap \(lap.id)"); Spacer(); Text("+\(delta)") } } }
struct Laps: View { let laps: [Lap]; var body: some View { let _ = probe("Laps"); VStack { ForEach(laps) { lap in LapRow(lap: lap, delta: lap.at - (laps.first(where: { $0.id == lap.id - 1 })?.at ?? 0)) } } } }
struct StopwatchView: View { @State private var running = false; @State private var t = 0; @State private var laps: [Lap] = []
  var body: some View { let _ = probe("T"); let _ = step("tick") { guard running else { return }; t += 1 }
    VStack { Face(centis: t); Laps(laps: laps); HStack { Button(running ? "Stop" : "Start") { running.toggle() }; Button("Lap") { laps.append(.init(id: laps.count + 1, at: t)) }.disabled(!running) } } } }
