//// before
import SwiftUI
struct EditorScreen: View {
  @ObservedObject var document: NoteDocument
  @State private var isSharing = false
  @State private var showsInspector = false
  @FocusState private var isFocused: Bool
  var body: some View {
    TextEditor(text: $document.text)
      .focused($isFocused)
      .toolbar { toolbarContent }
      .sheet(isPresented: $isSharing) {
        VStack {
          Text("Share \(document.title)")
          Button("Copy link") {
            UIPasteboard.general.string = document.link
            isSharing = false
          }
        }
        .presentationDetents([.medium])
      }
      .onDisappear { document.save() }
  }
  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Button { isSharing = true } label: { Image(systemName: "square.and.arrow.up") }
    }
    ToolbarItem(placement: .keyboard) {
      Button("Done") { isFocused = false }
    }
  }
}
//// after
import SwiftUI
struct EditorScreen: View {
  @ObservedObject var document: NoteDocument
  @State private var isSharing = false
  @State private var showsInspector = false
  @FocusState private var isFocused: Bool
  var body: some View {
    TextEditor(text: $document.text)
      .focused($isFocused)
      .toolbar {
        ToolbarItem(placement: .primaryAction) { ShareButton(isSharing: $isSharing) }
        ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
      }
      .sheet(isPresented: $isSharing) { ShareSheet(document: document, isPresented: $isSharing) }
      .onDisappear { document.save() }
  }
}
struct ShareButton: View {
  @Binding var isSharing: Bool
  var body: some View {
    Button { isSharing = true } label: { Image(systemName: "square.and.arrow.up") }
  }
}
struct ShareSheet: View {
  let document: NoteDocument
  @Binding var isPresented: Bool
  var body: some View {
    VStack {
      Text("Share \(document.title)")
      Button("Copy link") {
        UIPasteboard.general.string = document.link
        isPresented = false
      }
    }
    .presentationDetents([.medium])
  }
}
//// wrong: does not close
-        isPresented = false
+
//// wrong: copies the title
-= document.link
+= document.title
//// wrong: detents gone
-    .presentationDetents([.medium])
+
//// wrong: keyboard item does nothing
-Button("Done") { isFocused = false }
+Button("Done") { }
//// wrong: sheet content text
-Text("Share \(document.title)")
+Text("Share")
