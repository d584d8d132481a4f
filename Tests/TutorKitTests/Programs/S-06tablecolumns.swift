// i: P=1 name1=1 name2=1 age1=1 age2=1
// @tap:Hide: P=1
// @tap:Hide: P=1 age1=1 age2=1
// @tap:Older: P=1 age1=1
// @tap:Flip: P=2
// A column that comes or goes leaves the others alone; an order says how rows are sorted.
import SwiftUI
struct Person: Identifiable { let id: Int; var name: String; var age: Int }
struct P: View { @State private var people = [Person(id: 1, name: "Bob", age: 30), Person(id: 2, name: "Ann", age: 40)]
  @State private var order = [KeyPathComparator(\Person.name)]; @State private var shows = true
  var body: some View { let _ = probe("P")
    Table(people, sortOrder: $order) {
      TableColumn("Name", value: \.name) { NameCell(id: $0.id, name: $0.name) }
      if shows { TableColumn("Age") { (p: Person) in AgeCell(id: p.id, age: p.age) } }
    }.onChange(of: order) { _, new in people.sort(using: new) }
    Button("Hide") { shows.toggle() }; Button("Older") { people[0].age += 1 }
    Button("Flip") { order = [KeyPathComparator(\Person.age, order: .reverse)] } } }
struct NameCell: View { let id: Int; let name: String; var body: some View { let _ = probe("name\(id)"); Text(name) } }
struct AgeCell: View { let id: Int; let age: Int; var body: some View { let _ = probe("age\(id)"); Text("\(age)") } }
