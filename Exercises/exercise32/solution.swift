// tutor: exercise32
import SwiftUI

struct Animal: Identifiable, Equatable {
  let id: Int
  let name: String
  let isDog: Bool
  var isFed = false
  var walks = 0
}

struct ShelterDay: View {
  let house: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        HouseRules(house: house)
        AnimalList()
        VisitorsBook()
      }
      .padding()
    }
  }
}

private struct HouseRules: View {
  let house: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(house).font(.title).bold()
      Text("Open from ten to four")
      Label(
        "Close the inner gate first", systemImage: "door.left.hand.closed")
      Divider()
    }
  }
}

private struct AnimalList: View {
  @State private var animals = [
    Animal(id: 1, name: "Bruno", isDog: true),
    Animal(id: 2, name: "Mitzi", isDog: false, isFed: true),
    Animal(id: 3, name: "Tula", isDog: true, walks: 1),
    Animal(id: 4, name: "Oskar", isDog: false),
  ]
  @State private var onlyDogs = false

  var body: some View {
    Toggle("Dogs only", isOn: $onlyDogs)
    VStack(alignment: .leading) {
      ForEach(animals) { animal in
        if animal.isDog || !onlyDogs {
          AnimalRow(
            animal: animal,
            onFeed: { change(animal.id) { $0.isFed.toggle() } },
            onWalk: { change(animal.id) { $0.walks += 1 } })
        }
      }
      Text("\(animals.filter { !$0.isFed }.count) hungry").font(.caption)
    }
  }

  private func change(_ id: Int, _ action: (inout Animal) -> Void) {
    guard let index = animals.firstIndex(where: { $0.id == id }) else {
      return
    }
    action(&animals[index])
  }
}

private struct AnimalRow: View, Equatable {
  let animal: Animal
  let onFeed: () -> Void
  let onWalk: () -> Void

  static func == (a: AnimalRow, b: AnimalRow) -> Bool { a.animal == b.animal }

  var body: some View {
    HStack {
      Image(systemName: animal.isDog ? "dog" : "cat")
      Text(animal.name).font(.headline)
      Spacer()
      if animal.isDog {
        Text("\(animal.walks) walks").font(.caption)
        Button("Walk \(animal.name)") { onWalk() }
          .disabled(!animal.isFed || animal.walks > 2)
      }
      Button(animal.isFed ? "Fed \(animal.name)" : "Feed \(animal.name)") {
        onFeed()
      }
    }
  }
}

private struct VisitorsBook: View {
  @State private var visitors = ["Pia", "Noor", "Elif"]

  var body: some View {
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
      VisitorForm(visitors: $visitors)
    }
  }
}

private struct VisitorForm: View {
  @Binding var visitors: [String]
  @State private var draft = ""

  var body: some View {
    TextField("Visitor", text: $draft)
    Button("Sign in") {
      visitors.append(draft)
      draft = ""
    }
    .disabled(
      draft.isEmpty || visitors.contains(draft) || visitors.count == 4)
  }
}
