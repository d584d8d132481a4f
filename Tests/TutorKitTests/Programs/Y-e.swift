// i: P=1 T=1 Z=1
// @s: P=1 T=1 Z=1
import SwiftUI
struct T: View { let name: String; @Binding var on: Bool; var body: some View { let _ = probe(name); Text("x") } }
extension Binding where Value == Bool { var not: Binding<Bool> { Binding<Bool>(get: { !wrappedValue }, set: { wrappedValue = !$0 }) } }
struct P: View { @State var f = false; @State var g = false; var body: some View { let _ = probe("P"); let _ = step("s") { f = true; g = true }; VStack { T(name: "T", on: $f.not); T(name: "Z", on: Binding(get: { g }, set: { g = $0 })) } } }
