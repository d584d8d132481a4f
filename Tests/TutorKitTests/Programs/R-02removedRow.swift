// i: P=1 r1=1 r2=1 r3=1
// @drop: P=1 r2=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var ids = [1, 2, 3]
  var body: some View { let _ = probe("P"); let _ = step("drop") { ids = [1, 3] }; 
    VStack { ForEach(ids, id: \.self) { id in ZStack { Knob(tag: "r\(id)", value: .constant(id)) } } } } }
