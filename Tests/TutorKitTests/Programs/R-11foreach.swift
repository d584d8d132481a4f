// note: filter+sorted, Identifiable Equatable; content uses element only
// i: P=1 r1=1 r2=1 r3=1
// @touch: P=1
// @done: P=1 r2=1
// @hide: P=1
// @hide: P=1 r2=1
// @addFirst: P=1 r4=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct Todo: Identifiable, Equatable { let id: Int; var title: String; var done = false }
struct Row: View { let todo: Todo; @State private var open = false; var body: some View { let _ = probe("r\(todo.id)"); Text(todo.title).strikethrough(todo.done) } }
struct P: View { @State private var todos = [Todo(id: 1, title: "b"), Todo(id: 2, title: "a"), Todo(id: 3, title: "c")]; @State private var n = 0; @State private var hideDone = false
  private var visible: [Todo] { todos.filter { !hideDone || !$0.done }.sorted { $0.title < $1.title } }
  var body: some View { let _ = probe("P")
    let _ = step("touch") { n += 1 }; let _ = step("done") { todos[1].done = true }; let _ = step("hide") { hideDone.toggle() }; let _ = step("addFirst") { todos.insert(Todo(id: 4, title: "0"), at: 0) }
    let _ = n
    VStack { ForEach(visible) { Row(todo: $0) } } } }
