// i: Card=1 Name=1 Draft=1
// @tap:Rename: Name=1
// @change:D: Draft=1
// root: Card()
import SwiftUI
struct Card: View {
  @State private var model = Note()
  var body: some View {
    let _ = probe("Card")
    VStack {
      Name(model: model)
      Draft(model: model)
      Button("Rename") { model.title = "New" }
    }
  }
}
struct Name: View {
  let model: Note
  var body: some View {
    let _ = probe("Name")
    Text(model.title)
  }
}
struct Draft: View {
  @Bindable var model: Note
  var body: some View {
    let _ = probe("Draft")
    TextField("D", text: $model.draft)
  }
}
