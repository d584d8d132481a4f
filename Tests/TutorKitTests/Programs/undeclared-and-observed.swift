// i: Card=1 Name=1 Draft=1
// @tap:Rename: Draft=1
// @change:D: Draft=1
// root: Card(model: Note())
// Who holds it in a plain property is told nothing.
import SwiftUI
struct Card: View {
  let model: Note
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
  @ObservedObject var model: Note
  var body: some View {
    let _ = probe("Draft")
    TextField("D", text: $model.draft)
  }
}
