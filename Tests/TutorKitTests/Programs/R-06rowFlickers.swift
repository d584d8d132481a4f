// i: P=1 r1=1 r2=1
// @flicker: P=2 r2=2
// @plain: P=1
import SwiftUI
struct Leaf: View { let tag: String; var v = 0; var body: some View { let _ = probe(tag); Color.red } }
struct Knob: View { let tag: String; @Binding var value: Int; var body: some View { let _ = probe(tag); Color.red } }
struct P: View { @State private var ids = [1, 2]
  var body: some View { let _ = probe("P"); let _ = step("flicker") { ids = [1]; withAnimation { ids = [1, 2] } }; let _ = step("plain") { ids = [1]; ids = [1, 2] }; 
    VStack { ForEach(ids, id: \.self) { id in HStack { Knob(tag: "r\(id)", value: .constant(id)) } } } } }
