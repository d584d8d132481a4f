// i: P=1 A=1 B=1
// @a: P=1 A=1
// @b: P=1 A=1 B=1
// @none: P=1 B=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Tab: Equatable { case a, b }
struct Chip: View { let name: String; let on: Bool; var body: some View { let _ = probe(name); Text(on ? "on" : "off") } }
struct P: View { @State private var sel: Tab? = nil; var body: some View { let _ = probe("P"); let _ = step("a") { sel = .a }; let _ = step("b") { sel = .b }; let _ = step("none") { sel = nil }
  HStack { Chip(name: "A", on: sel == .a); Chip(name: "B", on: sel == .b) } } }