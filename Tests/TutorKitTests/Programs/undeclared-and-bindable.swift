// i: Card=1 Draft=1
// @change:Card.model.title: Card=1
// @change:D: Draft=1
// @change:Card.model.draft: Draft=1
// root: Card(model: M())
// M is declared nowhere; `@Bindable` says that it is an observable class.
import SwiftUI
struct Card: View {
  @State var model: M
  var body: some View {
    let _ = probe("Card")
    VStack {
      Text(model.title)
      Draft(model: model)
    }
  }
}
struct Draft: View {
  @Bindable var model: M
  var body: some View {
    let _ = probe("Draft")
    TextField("D", text: $model.draft)
  }
}
