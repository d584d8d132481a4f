// i: P=1 row=1
// @change:P.model.title: P=1 row=1
// @toggle:On: P=1
// @set: P=1 row=1
import SwiftUI
struct P: View { @ObservedObject var model: ForeignModel
  var body: some View { let _ = probe("P"); let _ = step("set") { model.title = "b" }; VStack { Row(title: model.title); Toggle("On", isOn: $model.isOn) } } }
struct Row: View { let title: String; var body: some View { let _ = probe("row"); Text(title) } }
