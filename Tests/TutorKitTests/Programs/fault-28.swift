// note: hang: cyclic class inheritance
// i: P=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
class A: B { var x = 1 }
class B: A { var y = 1 }
struct P: View { var body: some View { let _ = probe("P"); Text("\(A().x)") } }