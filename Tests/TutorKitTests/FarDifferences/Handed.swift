// What a parent hands over: nil, cases with what they hold, the other side of a number, and a value behind a binding.
// instead: note ?? "no note" => note ?? "none"
// instead: if case .delayed = state { => if case .delayed = state, hours < 0 {
// instead: "over 40" => "over forty"
// instead: "a long queue" => "a queue"
// instead: nickname == nil ? "plain" : "known" => "known"
// instead: Text("no berth") => EmptyView()
import SwiftUI

enum Crossing { case onTime, delayed(String) }

struct Sailor: Identifiable {
  let id: Int
  let nickname: String?
}

struct QuayBoard: View {
  let note: String?
  let state: Crossing
  let hours: Int
  let queue: [String]
  let sailors: [Sailor]
  @Binding var berth: String?
  @State private var bells = 0

  var body: some View {
    VStack {
      Text(note ?? "no note")
      if case .delayed = state { Text("delayed") }
      Text(hours > 40 ? "over 40" : "\(hours)")
      Text(queue.count > 11 ? "a long queue" : "few")
      ForEach(sailors) { sailor in SailorLine(nickname: sailor.nickname) }
      if let berth { Text(berth) } else { Text("no berth") }
      Button("Ring \(bells)") { bells += 1 }
    }
  }
}

struct SailorLine: View {
  let nickname: String?
  var body: some View { Text(nickname == nil ? "plain" : "known") }
}
