// i: P=1 nocap=1 listN=1 listK=1 weak=1 unowned=1 static=1 selfcomp=1 objmethod=1 free=1 local=1 nested=1
// @inc: P=1 nocap=0 listN=1 listK=0 weak=0 unowned=0 static=0 selfcomp=1 objmethod=0 free=0 local=0 nested=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

final class Store { var hits = 0; func reset() { hits = 0 } }
let store = Store()
func freeHandler() { print("free") }
struct P: View { @State private var n = 0; private let k = 5; let title = "t"
  static func go() {}
  var twice: Int { n * 2 }
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
    let s = store; let text = "local" + String(k)
    let inner: () -> Void = { print(text) }
    VStack {
      Act(name: "nocap") { print("hi") }
      Act(name: "listN") { [n] in print(n) }
      Act(name: "listK") { [k] in print(k) }
      Act(name: "weak") { [weak s] in s?.reset() }
      Act(name: "unowned") { [unowned s] in s.reset() }
      Group { Act(name: "static", action: P.go)
      Act(name: "selfcomp") { print(title) }
      Act(name: "objmethod", action: s.reset)
      Act(name: "free", action: freeHandler)
      Act(name: "local") { print(text) }
      Act(name: "nested") { inner() } }
    } } }
