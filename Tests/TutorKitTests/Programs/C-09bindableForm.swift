// i: F=1 Name=1 Age=1 Sum=1
// @name: F=1 Name=1 Sum=1
// @age: F=1 Age=1
// root: F()
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }

@Observable final class Draft { var name = ""; var age = 0; var valid: Bool { !name.isEmpty } }
struct Name: View { @Binding var t: String; var body: some View { let _ = probe("Name"); Text(t) } }
struct Age: View { @Binding var a: Int; var body: some View { let _ = probe("Age"); Text("\(a)") } }
struct Sum: View { let d: Draft; var body: some View { let _ = probe("Sum"); Text(d.valid ? "ok" : "no") } }
struct F: View { @State private var d = Draft(); var body: some View { let _ = probe("F"); let _ = step("name") { d.name += "a" }; let _ = step("age") { d.age += 1 }
  VStack { Name(t: $d.name); Age(a: $d.age); Sum(d: d) } } }
