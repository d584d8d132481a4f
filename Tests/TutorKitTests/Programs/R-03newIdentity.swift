// i: P=1 env=1 knob=1
// @go: P=1 env=1 knob=2
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct Lines: View { @Environment(\.lineLimit) private var limit; var body: some View { let _ = probe("env"); Color.red.opacity(limit == nil ? 1 : 0.5) } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    VStack { HStack { Lines(); Knob(tag: "knob", value: .constant(2)) }.id(n) } } }
