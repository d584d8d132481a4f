//// before
import SwiftUI
import CoreData
struct TaskList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \TaskItem.date, ascending: true)])
  private var tasks: FetchedResults<TaskItem>
  @State private var newTitle = ""
  var body: some View {
    VStack {
      inputBar
      List {
        ForEach(tasks) { task in
          taskRow(task)
        }
        .onDelete(perform: delete)
      }
    }
  }
  var inputBar: some View {
    HStack {
      TextField("New task", text: $newTitle)
      Button(action: add) { Image(systemName: "plus") }
        .disabled(newTitle.isEmpty)
    }.padding()
  }
  func taskRow(_ task: TaskItem) -> some View {
    HStack {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .onTapGesture {
          task.isDone.toggle()
          try? context.save()
        }
      Text(task.title ?? "Untitled")
    }
  }
  func add() {
    let task = TaskItem(context: context)
    task.title = newTitle
    newTitle = ""
    try? context.save()
  }
  func delete(at offsets: IndexSet) {
    offsets.map { tasks[$0] }.forEach(context.delete)
    try? context.save()
  }
}
//// after
import SwiftUI
import CoreData
struct TaskList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \TaskItem.date, ascending: true)])
  private var tasks: FetchedResults<TaskItem>
  @State private var newTitle = ""
  var body: some View {
    VStack {
      InputBar(title: $newTitle, onAdd: add)
      List {
        ForEach(tasks) { task in
          TaskRow(task: task)
        }
        .onDelete(perform: delete)
      }
    }
  }
  func add() {
    let task = TaskItem(context: context)
    task.title = newTitle
    newTitle = ""
    try? context.save()
  }
  func delete(at offsets: IndexSet) {
    offsets.map { tasks[$0] }.forEach(context.delete)
    try? context.save()
  }
}
struct InputBar: View {
  @Binding var title: String
  var onAdd: () -> Void
  var body: some View {
    HStack {
      TextField("New task", text: $title)
      Button(action: onAdd) { Image(systemName: "plus") }
        .disabled(title.isEmpty)
    }.padding()
  }
}
struct TaskRow: View {
  @ObservedObject var task: TaskItem
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    HStack {
      Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
        .onTapGesture {
          task.isDone.toggle()
          try? context.save()
        }
      Text(task.title ?? "Untitled")
    }
  }
}
//// wrong: does not save
-          task.isDone.toggle()
-          try? context.save()
+          task.isDone.toggle()
//// wrong: does not toggle
-          task.isDone.toggle()
-          try? context.save()
+          try? context.save()
//// wrong: disabled dropped
-        .disabled(title.isEmpty)
+
//// wrong: copy of the title
-InputBar(title: $newTitle
+InputBar(title: .constant(newTitle)
//// wrong: delete gone
-        .onDelete(perform: delete)
+
