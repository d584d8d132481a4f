//// before
import SwiftUI
struct ContactsView: View {
  let sections: [ContactSection]
  @Binding var selection: Contact.ID?
  @State private var query = ""
  var body: some View {
    List {
      ForEach(sections, id: \.letter) { section in
        Section(header: Text(section.letter).font(.headline)) {
          ForEach(section.contacts.filter { query.isEmpty || $0.name.contains(query) }) { contact in
            Button {
              selection = contact.id
            } label: {
              HStack {
                Text(contact.name)
                if contact.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
              }
            }
            .listRowBackground(selection == contact.id ? Color.accentColor : Color.clear)
          }
        }
      }
    }
    .searchable(text: $query)
    .listStyle(.plain)
  }
}
//// after
import SwiftUI
struct ContactsView: View {
  let sections: [ContactSection]
  @Binding var selection: Contact.ID?
  @State private var query = ""
  var body: some View {
    List {
      ForEach(sections, id: \.letter) { section in
        Section(header: SectionHeader(letter: section.letter)) {
          ForEach(section.contacts.filter { query.isEmpty || $0.name.contains(query) }) { contact in
            ContactRow(contact: contact, isSelected: selection == contact.id) {
              selection = contact.id
            }
          }
        }
      }
    }
    .searchable(text: $query)
    .listStyle(.plain)
  }
}
private struct SectionHeader: View {
  let letter: String
  var body: some View { Text(letter).font(.headline) }
}
private struct ContactRow: View {
  let contact: Contact
  let isSelected: Bool
  let select: () -> Void
  var body: some View {
    Button(action: select) {
      HStack {
        Text(contact.name)
        if contact.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
      }
    }
    .listRowBackground(isSelected ? Color.accentColor : Color.clear)
  }
}
//// wrong: never selected
-isSelected: selection == contact.id
+isSelected: false
//// wrong: star always
-if contact.isFavorite { Image(systemName: "star.fill").foregroundColor(.yellow) }
+Image(systemName: "star.fill").foregroundColor(.yellow)
//// wrong: filter lost
-section.contacts.filter { query.isEmpty || $0.name.contains(query) }
+section.contacts
//// wrong: header font
-Text(letter).font(.headline)
+Text(letter)
//// wrong: style
-    .listStyle(.plain)
+
