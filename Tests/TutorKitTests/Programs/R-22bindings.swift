// i: P=1 Mid=1 Deep=1 NoRead=1 Field=1
// @x: Deep=1
// @name: Field=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Form1 { var name = "a"; var age = 1 }
struct Deep: View { @Binding var x: Int; var body: some View { let _ = probe("Deep"); Stepper("\(x)", value: $x) } }
struct Mid: View { @Binding var x: Int; var body: some View { let _ = probe("Mid"); Deep(x: $x) } }
struct NoRead: View { @Binding var x: Int; var body: some View { let _ = probe("NoRead"); Button("r") { x = 0 } } }
struct Field: View { @Binding var text: String; var body: some View { let _ = probe("Field"); TextField("n", text: $text); Text(text) } }
struct P: View { @State private var x = 0; @State private var form = Form1()
  var body: some View { let _ = probe("P"); let _ = step("x") { x += 1 }; let _ = step("name") { form.name += "b" }
    VStack { Mid(x: $x); NoRead(x: $x); Field(text: $form.name) } } }
