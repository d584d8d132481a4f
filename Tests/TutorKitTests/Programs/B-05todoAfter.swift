// i: Todo=1 Row1=1 Row2=1 Add=1 Filter=1 Left=1
// @type:New=Milk: Add=1
// @tap:Add: Todo=1 Add=1 Row3=1 Left=1
// @tap:Toggle~Bread: Todo=1 Row1=1 Left=1
// @select:Show=open: Todo=1 Filter=1
// root: TodoScreen()
import SwiftUI

@Observable final class TodoStore { struct Todo: Identifiable, Equatable { let id: Int; var title: String; var done = false }
  enum Show: CaseIterable, Hashable { case all, open }
  var todos = [Todo(id: 1, title: "Bread"), Todo(id: 2, title: "Eggs")]; var show: Show = .all
  var shown: [Todo] { switch show { case .all: todos; case .open: todos.filter { !$0.done } } }
  var left: Int { todos.lazy.filter { !$0.done }.count }
  func add(_ t: String) { todos.append(.init(id: (todos.last?.id ?? 0) + 1, title: t)) }
  func toggle(_ id: Todo.ID) { for i in todos.indices where todos[i].id == id { todos[i].done.toggle() } } }
struct AddBar: View { let store: TodoStore; @State private var text = ""; var body: some View { let _ = probe("Add"); HStack { TextField("New", text: $text); Button("Add") { store.add(text); text = "" }.disabled(text.isEmpty) } } }
struct Row: View { let todo: TodoStore.Todo; let store: TodoStore; var body: some View { let _ = probe("Row\(todo.id)"); Button("Toggle \(todo.title)") { store.toggle(todo.id) } } }
struct FilterBar: View { @Bindable var store: TodoStore; var body: some View { let _ = probe("Filter"); Picker("Show", selection: $store.show) { ForEach(TodoStore.Show.allCases, id: \.self) { Text(String(describing: $0)) } } } }
struct Left: View { let store: TodoStore; var body: some View { let _ = probe("Left"); Text("\(store.left) left") } }
struct TodoScreen: View { @State private var store = TodoStore()
  var body: some View { let _ = probe("Todo"); VStack { AddBar(store: store); FilterBar(store: store); ForEach(store.shown) { Row(todo: $0, store: store) }; Left(store: store) } } }
