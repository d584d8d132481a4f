//// before
import SwiftUI
struct SelectionScreen<Option: SelectableOption>: View {
  let title: LocalizedStringKey
  @Binding var selection: Option
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.largeTitle)
      ForEach(Array(Option.allCases), id: \.id) { option in
        Button(action: { self.selection = option }) {
          HStack {
            Text(option.displayName)
            Spacer()
            if option == selection { Image(systemName: "checkmark") }
          }
        }
        .buttonStyle(PlainButtonStyle())
      }
    }
  }
}
//// after
import SwiftUI
struct SelectionScreen<Option: SelectableOption>: View {
  let title: LocalizedStringKey
  @Binding var selection: Option
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.largeTitle)
      ForEach(Array(Option.allCases), id: \.id) { option in
        OptionRow(option: option, selection: $selection)
      }
    }
  }
}
private struct OptionRow<Option: SelectableOption>: View {
  let option: Option
  @Binding var selection: Option
  var body: some View {
    Button(action: { selection = option }) {
      HStack {
        Text(option.displayName)
        Spacer()
        if option == selection { Image(systemName: "checkmark") }
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}
//// wrong: checkmark elsewhere
-option == selection
+option != selection
//// wrong: selects nothing
-{ selection = option }
+{ }
//// wrong: plain
-    .buttonStyle(PlainButtonStyle())
+
//// wrong: name
-option.displayName
+option.name
