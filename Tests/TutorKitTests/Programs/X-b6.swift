// i: P=1 Tog=1
// @s: P=1 Tog=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Tog: View { @Binding var on: Bool; var body: some View { let _ = probe("Tog"); Text("x") } }
extension Binding { func onSet(_ h: @escaping (Value) -> Void) -> Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0; h($0) }) } }
struct P: View { @State var f = false
  var body: some View { let _ = probe("P"); let _ = step("s") { f = true }
   Tog(on: $f.onSet { print($0) }) } }