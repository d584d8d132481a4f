//// before
import SwiftUI
struct ShoppingList: View {
  @State private var items: [ShoppingItem] = []
  @State private var draft = ""
  @Environment(\.editMode) private var editMode
  var body: some View {
    List {
      Section(header: Text("To buy")) {
        ForEach($items) { $item in
          HStack {
            Toggle(isOn: $item.isDone) { Text(item.name) }
            Stepper("\(item.amount)", value: $item.amount)
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      Section(footer: Text("\(items.count) items")) {
        TextField("Add", text: $draft).onSubmit { add() }
        Button("Add") { add() }.disabled(draft.isEmpty)
      }
    }
    .toolbar { EditButton() }
  }
  private func add() {
    items.append(ShoppingItem(name: draft))
    draft = ""
  }
}
struct ShoppingItem: Identifiable {
  let id = UUID()
  var name: String
  var amount = 1
  var isDone = false
}
//// after
import SwiftUI
struct ShoppingList: View {
  @State private var items: [ShoppingItem] = []
  @State private var draft = ""
  @Environment(\.editMode) private var editMode
  var body: some View {
    List {
      Section(header: Text("To buy")) {
        ForEach($items) { ShoppingRow(item: $0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      AddSection(draft: $draft, count: items.count, add: add)
    }
    .toolbar { EditButton() }
  }
  private func add() {
    items.append(ShoppingItem(name: draft))
    draft = ""
  }
}
private struct ShoppingRow: View {
  @Binding var item: ShoppingItem
  var body: some View {
    HStack {
      Toggle(isOn: $item.isDone) { Text(item.name) }
      Stepper("\(item.amount)", value: $item.amount)
    }
  }
}
private struct AddSection: View {
  @Binding var draft: String
  let count: Int
  let add: () -> Void
  var body: some View {
    Section(footer: Text("\(count) items")) {
      TextField("Add", text: $draft).onSubmit(add)
      Button("Add", action: add).disabled(draft.isEmpty)
    }
  }
}
struct ShoppingItem: Identifiable {
  let id = UUID()
  var name: String
  var amount = 1
  var isDone = false
}
//// wrong: the row has a copy
-  @Binding var item: ShoppingItem
+  @State var item: ShoppingItem
-ShoppingRow(item: $0)
+ShoppingRow(item: $0.wrappedValue)
//// wrong: submit does nothing
-.onSubmit(add)
+
//// wrong: draft stays
-    draft = ""
+
//// wrong: footer
-footer: Text("\(count) items")
+footer: Text("items")
//// wrong: move
-          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
+
