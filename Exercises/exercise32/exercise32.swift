// tutor: exercise32
import SwiftUI

// TODO: One fed dog rebuilds the shelter. Let it rebuild its row.

struct Animal: Identifiable, Equatable {
  let id: Int
  let name: String
  let isDog: Bool
  var isFed = false
  var walks = 0
}

struct ShelterDay: View {
  let house: String
  @State private var animals = [
    Animal(id: 1, name: "Bruno", isDog: true),
    Animal(id: 2, name: "Mitzi", isDog: false, isFed: true),
    Animal(id: 3, name: "Tula", isDog: true, walks: 1),
    Animal(id: 4, name: "Oskar", isDog: false),
  ]
  @State private var onlyDogs = false
  @State private var visitors = ["Pia", "Noor", "Elif"]
  @State private var draft = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        VStack(alignment: .leading) {
          Text(house).font(.title).bold()
          Text("Open from ten to four")
          Label(
            "Close the inner gate first", systemImage: "door.left.hand.closed"
          )
          Divider()
        }
        Toggle("Dogs only", isOn: $onlyDogs)
        VStack(alignment: .leading) {
          ForEach($animals) { $animal in
            if animal.isDog || !onlyDogs {
              HStack {
                Image(systemName: animal.isDog ? "dog" : "cat")
                Text(animal.name).font(.headline)
                Spacer()
                if animal.isDog {
                  Text("\(animal.walks) walks").font(.caption)
                  Button("Walk \(animal.name)") { animal.walks += 1 }
                    .disabled(!animal.isFed || animal.walks > 2)
                }
                Button(
                  animal.isFed ? "Fed \(animal.name)" : "Feed \(animal.name)"
                ) { animal.isFed.toggle() }
              }
            }
          }
          Text("\(animals.filter { !$0.isFed }.count) hungry").font(.caption)
        }
        VStack(alignment: .leading) {
          Text("Visitors' book").font(.headline)
          ForEach(visitors, id: \.self) { visitor in
            HStack {
              Text(visitor)
              Spacer()
              Button("Sign out \(visitor)") {
                visitors.removeAll { $0 == visitor }
              }
            }
          }
          TextField("Visitor", text: $draft)
          Button("Sign in") {
            visitors.append(draft)
            draft = ""
          }
          .disabled(
            draft.isEmpty || visitors.contains(draft) || visitors.count == 4)
        }
      }
      .padding()
    }
  }
}
