// i: P=1 Proj=1 Plain=1 Fwd=1 Deep=1 Both=1
// @x: Proj=1
// @y: Plain=1
// @z: Deep=1
// @two: Both=1
// @childWrites: Both=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct Proj: View { @Binding private var x: Int; init(value: Binding<Int>) { self._x = value }; var body: some View { let _ = probe("Proj"); Text("\(x)") } }
struct Plain: View { let b: Binding<Int>; var body: some View { let _ = probe("Plain"); Text("\(b.wrappedValue)") } }
struct Deep: View { @Binding var z: [Int]; var body: some View { let _ = probe("Deep"); Text("\(z.count)") } }
struct Fwd: View { @Binding var z: [Int]; var body: some View { let _ = probe("Fwd"); VStack { Button("a") { z.append(1) }; Deep(z: $z) } } }
struct Both: View { @Binding var a: Int; @Binding var b: Int; @State private var own = 0; var body: some View { let _ = probe("Both"); let _ = step("childWrites") { a = 100; own += 1; b = 50 }; Text("\(a + b + own)") } }
struct P: View { @State private var x = 0; @State private var y = 0; @State private var z: [Int] = []; @State private var a = 0; @State private var b = 0
  var body: some View { let _ = probe("P"); let _ = step("x") { x += 1 }; let _ = step("y") { y += 1 }; let _ = step("z") { z += [1] }; let _ = step("two") { a += 1; b += 1 }
    VStack { Proj(value: $x); Plain(b: $y); Fwd(z: $z); Both(a: $a, b: $b) } } }
