// i: P=1 U=1 F=1 H=1 SO=1 St=1 StPod=1 Static=1
// @inc: P=1 U=1 F=1 H=1 SO=0 St=1 StPod=0 Static=0
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

final class Helper { static let shared = Helper(); var k = 0 }
final class OO: ObservableObject { @Published var x = 0 }
struct U: View { let id = UUID(); var body: some View { let _ = probe("U"); Text("u") } }
struct F: View { private let f: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .decimal; return f }(); var body: some View { let _ = probe("F"); Text("u") } }
struct H: View { let h = Helper(); var body: some View { let _ = probe("H"); Text("u") } }
struct Static: View { let h = Helper.shared; var body: some View { let _ = probe("Static"); Text("u") } }
struct SO: View { @StateObject var o = OO(); var body: some View { let _ = probe("SO"); Text("\(o.x)") } }
struct St: View { @State private var h = Helper(); var body: some View { let _ = probe("St"); Text("u") } }
struct StPod: View { @State private var h = 3; var body: some View { let _ = probe("StPod"); Text("u") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
    VStack { U(); F(); H(); SO(); St(); StPod(); Static() } } }
