// i: P=1 Cell=1 Pod=1 PodEq=1 Gen=1
// @inc: P=1 Cell=0 Pod=1 PodEq=0 Gen=0
// @name: P=1 Cell=1 Pod=0 PodEq=0 Gen=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

enum UI {}
extension UI { struct Cell: View { let title: String; let tick: Int; var body: some View { let _ = probe("Cell"); Text(title) } }
  struct Pod: View { let name: Bool; let tick: Int; var body: some View { let _ = probe(name ? "Pod" : "PodEq"); Text("\(tick)") } } 
  struct Gen<T: Equatable>: View { let value: T; let junk: Int; var body: some View { let _ = probe("Gen"); Text("g") } } }
extension UI.Cell: Equatable { static func == (a: Self, b: Self) -> Bool { a.title == b.title } }
extension UI.Pod: Equatable { static func == (a: Self, b: Self) -> Bool { true } }
extension UI.Gen: Equatable { static func == (a: Self, b: Self) -> Bool { a.value == b.value } }
struct P: View { @State private var n = 0; @State private var name = "a"
  var body: some View { let _ = probe("P")
    let _ = step("inc") { n += 1 }; let _ = step("name") { name += "b" }
    VStack { UI.Cell(title: name, tick: n); UI.Pod(name: true, tick: n); UI.Pod(name: false, tick: n).equatable(); UI.Gen(value: [name], junk: n) } } }
