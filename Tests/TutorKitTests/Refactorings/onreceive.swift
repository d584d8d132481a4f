//// before
import SwiftUI
import Combine
struct TimerView: View {
  @State private var now = Date()
  @State private var running = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      clock
      Toggle("Running", isOn: $running)
    }
    .onReceive(timer) { date in if running { now = date } }
  }
  var clock: some View {
    Text(now, style: .time).font(.system(.largeTitle, design: .rounded))
  }
}
//// after
import SwiftUI
import Combine
struct TimerView: View {
  @State private var now = Date()
  @State private var running = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      ClockText(date: now)
      Toggle("Running", isOn: $running)
    }
    .onReceive(timer) { date in if running { now = date } }
  }
}
struct ClockText: View {
  let date: Date
  var body: some View {
    Text(date, style: .time).font(.system(.largeTitle, design: .rounded))
  }
}
//// wrong: receives nothing
-{ date in if running { now = date } }
+{ _ in }
//// wrong: not rounded
-design: .rounded
+design: .serif
//// wrong: no onReceive
-    .onReceive(timer) { date in if running { now = date } }
+
