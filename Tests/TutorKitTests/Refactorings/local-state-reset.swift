//// before
import SwiftUI
struct NotesView: View {
  @State private var draft = ""
  @State private var showsEditor = true
  var body: some View {
    VStack {
      Toggle("Editor", isOn: $showsEditor)
      if showsEditor {
        TextField("Draft", text: $draft)
        Text("\(draft.count) characters")
      }
    }
  }
}
//// after
import SwiftUI
struct NotesView: View {
  @State private var draft = ""
  @State private var showsEditor = true
  var body: some View {
    VStack {
      Toggle("Editor", isOn: $showsEditor)
      if showsEditor { DraftEditor(draft: $draft) }
    }
  }
}
struct DraftEditor: View {
  @Binding var draft: String
  var body: some View {
    TextField("Draft", text: $draft)
    Text("\(draft.count) characters")
  }
}
//// wrong: state moved behind the condition
-  @Binding var draft: String
-  var body
+  @State private var draft = ""
+  var body
-DraftEditor(draft: $draft)
+DraftEditor()
//// wrong: copy
-  @Binding var draft: String
+  @State var draft: String
-DraftEditor(draft: $draft)
+DraftEditor(draft: draft)
