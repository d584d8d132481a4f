// i: P=1 cell1=1 cell2=1 cell9=1
// @type:Name=Zed: P=1 cell1=1
// @tap:Drop: P=1
// Rows that a table is given one by one.
import SwiftUI
struct Person: Identifiable { let id: Int; var name: String }
struct P: View { @State private var people = [Person(id: 1, name: "Bob"), Person(id: 2, name: "Ann")]
  var body: some View { let _ = probe("P")
    Table(of: Person.self) { TableColumn("Shown") { p in Cell(id: p.id, name: p.name) } } rows: {
      ForEach(people) { TableRow($0) }
      TableRow(Person(id: 9, name: "All")) }
    TextField("Name", text: $people[0].name)
    Button("Drop") { people.removeLast() } } }
struct Cell: View { let id: Int; let name: String; var body: some View { let _ = probe("cell\(id)"); Text(name) } }
