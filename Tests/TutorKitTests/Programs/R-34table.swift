// i: P=1 name1=1 name2=1
// @rename: P=1 name1=1
// @add: P=1 name3=1
import SwiftUI
struct Person: Identifiable, Equatable { let id: Int; var name: String; var age = 1 }
struct NameCell: View { let person: Person; var body: some View { let _ = probe("name\(person.id)"); Text(person.name) } }
struct P: View { @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
  var body: some View { let _ = probe("P"); let _ = step("rename") { people[0].name = "c" }; let _ = step("add") { people.append(Person(id: 3, name: "d")) }; 
    Table(people) { TableColumn("Name") { person in NameCell(person: person) }; TableColumn("Age") { person in Text("\(person.age)") } } } }
