//// before
import SwiftUI
import SwiftData
struct HabitsView: View {
  @Query(sort: \Habit.created) private var habits: [Habit]
  @Environment(\.modelContext) private var modelContext
  @State private var isAdding = false
  var body: some View {
    NavigationStack {
      Group {
        if habits.isEmpty {
          ContentUnavailableView("No habits", systemImage: "leaf", description: Text("Add one."))
        } else {
          List {
            ForEach(habits) { habit in
              HStack {
                Text(habit.name)
                Spacer()
                Text("\(habit.streak) days").foregroundStyle(.secondary)
                Button("Done", systemImage: "checkmark") { habit.complete(on: .now) }
                  .labelStyle(.iconOnly)
              }
            }
            .onDelete { offsets in
              for index in offsets { modelContext.delete(habits[index]) }
            }
          }
        }
      }
      .navigationTitle("Habits")
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { AddHabitView() }
    }
  }
}
//// after
import SwiftUI
import SwiftData
struct HabitsView: View {
  @Query(sort: \Habit.created) private var habits: [Habit]
  @Environment(\.modelContext) private var modelContext
  @State private var isAdding = false
  var body: some View {
    NavigationStack {
      Group {
        if habits.isEmpty {
          EmptyHabits()
        } else {
          HabitList(habits: habits, onDelete: delete)
        }
      }
      .navigationTitle("Habits")
      .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
      .sheet(isPresented: $isAdding) { AddHabitView() }
    }
  }
  private func delete(at offsets: IndexSet) {
    for index in offsets { modelContext.delete(habits[index]) }
  }
}
private struct EmptyHabits: View {
  var body: some View {
    ContentUnavailableView("No habits", systemImage: "leaf", description: Text("Add one."))
  }
}
private struct HabitList: View {
  let habits: [Habit]
  let onDelete: (IndexSet) -> Void
  var body: some View {
    List {
      ForEach(habits) { HabitRow(habit: $0) }
        .onDelete(perform: onDelete)
    }
  }
}
private struct HabitRow: View {
  let habit: Habit
  var body: some View {
    HStack {
      Text(habit.name)
      Spacer()
      Text("\(habit.streak) days").foregroundStyle(.secondary)
      Button("Done", systemImage: "checkmark") { habit.complete(on: .now) }
        .labelStyle(.iconOnly)
    }
  }
}
//// wrong: delete does nothing
-    for index in offsets { modelContext.delete(habits[index]) }
+
//// wrong: complete dead
-{ habit.complete(on: .now) }
+{ }
//// wrong: empty text
-Text("Add one.")
+Text("Add some.")
//// wrong: conditions inverted
-if habits.isEmpty {
+if !habits.isEmpty {
//// wrong: adding sheet
-{ AddHabitView() }
+{ EmptyView() }
//// wrong: row style
-        .labelStyle(.iconOnly)
+
