// i: P=2 leaf=2
// @one: P=1 leaf=1
// @two: P=1 leaf=1
// @same: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
import Combine
final class Bus { let plain = PassthroughSubject<Int, Never>(); let kept = CurrentValueSubject<Int, Never>(7) }
struct P: View { @State private var bus = Bus(); @State private var a = 0; @State private var b = 0; @State private var hits = 0
  var body: some View { let _ = probe("P"); let _ = step("one") { bus.plain.send(3) }; let _ = step("two") { bus.kept.send(9) }; let _ = step("same") { bus.kept.send(9); hits += 1 }; 
    let _ = hits; Leaf(tag: "leaf", v: a + b).onReceive(bus.plain) { a = $0 }.onReceive(bus.kept) { b = $0 } } }
