//// before
import SwiftUI
struct FilterSheet: View {
  @ObservedObject var store: FilterStore
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    NavigationView {
      Form {
        ForEach(store.tags, id: \.self) { tag in
          Toggle(tag.name, isOn: Binding(
            get: { store.selected.contains(tag) },
            set: { isOn in if isOn { store.select(tag) } else { store.deselect(tag) } }))
        }
        Section { Button("Clear") { store.clear() } }
      }
      .navigationBarTitle(Text("Filter"))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
  }
}
//// after
import SwiftUI
struct FilterSheet: View {
  @ObservedObject var store: FilterStore
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    NavigationView {
      Form {
        ForEach(store.tags, id: \.self) { tag in
          TagToggle(tag: tag, isOn: binding(for: tag))
        }
        ClearSection(onClear: store.clear)
      }
      .navigationBarTitle(Text("Filter"))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
      }
    }
  }
  private func binding(for tag: Tag) -> Binding<Bool> {
    Binding(
      get: { store.selected.contains(tag) },
      set: { isOn in if isOn { store.select(tag) } else { store.deselect(tag) } })
  }
}
private struct TagToggle: View {
  let tag: Tag
  @Binding var isOn: Bool
  var body: some View { Toggle(tag.name, isOn: $isOn) }
}
private struct ClearSection: View {
  let onClear: () -> Void
  var body: some View { Section { Button("Clear", action: onClear) } }
}
//// wrong: only selects
-if isOn { store.select(tag) } else { store.deselect(tag) }
+store.select(tag)
//// wrong: clear
-onClear: store.clear
+onClear: {}
//// wrong: close
-presentationMode.wrappedValue.dismiss()
+
//// wrong: name
-Toggle(tag.name
+Toggle(tag.title
