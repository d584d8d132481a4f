// i: P=1 Z=1 N=1 A=1 K=1
// @neg: -
// @tick: P=1 A=1 K=1
// @zneg: P=1 Z=1 A=1 K=1
// @nan: P=1 N=1 A=1 K=1
// @nan: P=1 A=1 K=1
// note: Z gets POD Double: 0.0 vs -0.0 differ as bytes; State setter uses ==, so neg dropped. A gets [Double.nan] -> not equal every time. N gets Double; NaN same bits -> 0. nan==nan false so the State setter fires.
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

struct D: View { let name: String; let d: Double; var body: some View { let _ = probe(name); Text("d") } }
struct Ar: View { let name: String; let d: [Double]; var body: some View { let _ = probe(name); Text("d") } }
struct P: View { @State private var z = 0.0; @State private var x = 0.0; @State private var neg = false; @State private var t = 0
  var body: some View { let _ = probe("P"); let _ = step("neg") { z = -0.0 }; let _ = step("tick") { t += 1 }; let _ = step("zneg") { neg = true }; let _ = step("nan") { x = Double.nan }; let _ = (z, t)
    VStack { D(name: "Z", d: neg ? -0.0 : 0.0); D(name: "N", d: x); Ar(name: "A", d: [Double.nan]); Ar(name: "K", d: [.nan, 1]) } } }
