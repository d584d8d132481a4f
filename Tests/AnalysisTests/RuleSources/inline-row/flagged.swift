// source: mail list
import SwiftUI

struct Mail: Identifiable {
  let id: Int
  var sender: String
  var subject: String
  var isRead: Bool
}

struct Inbox: View {
  let mails: [Mail]

  var body: some View {
    List(mails) { mail in // finding: inline-row
      HStack {
        Image(systemName: mail.isRead ? "envelope.open" : "envelope")
        VStack(alignment: .leading) {
          Text(mail.sender).font(.headline)
          Text(mail.subject)
        }
        Spacer()
      }
    }
  }
}

// source: rows of a lazy stack
import SwiftUI

struct Track: Identifiable {
  let id: UUID
  let title: String
  let artist: String
  let seconds: Int
}

struct Album: View {
  @State private var tracks: [Track] = []

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(tracks) { track in // finding: inline-row
          HStack {
            Text(track.title).bold()
            Text(track.artist)
            Spacer()
            Text("\(track.seconds) s").monospacedDigit()
          }
          .padding()
        }
      }
    }
    .onAppear { tracks = [] }
  }
}

// source: bindings to the elements
import SwiftUI

struct Ingredient: Identifiable {
  let id: Int
  var name = ""
  var grams = 0
  var isVegan = true
}

struct RecipeForm: View {
  @State private var ingredients: [Ingredient] = []

  var body: some View {
    Form {
      Section("Ingredients") {
        ForEach($ingredients) { $ingredient in // finding: inline-row
          VStack {
            TextField("Name", text: $ingredient.name)
            Stepper("\(ingredient.grams) g", value: $ingredient.grams)
            Toggle("Vegan", isOn: $ingredient.isVegan)
          }
        }
        .onDelete { ingredients.remove(atOffsets: $0) }
      }
    }
  }
}

// source: arguments over several lines
import SwiftUI

public struct Countries: View {
  let names: [String]
  let capitals: [String: String]

  public var body: some View {
    ScrollView {
      ForEach( // finding: inline-row
        names.sorted(),
        id: \.self
      )
      { name in
        VStack(alignment: .leading) {
          Text(name)
            .font(.title2)
          Text(capitals[name] ?? "?")
            .foregroundStyle(.secondary)
          Divider()
        }
      }
    }
  }
}

// source: conditions in the row
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  let title: String
  let note: String?
  let isUrgent: Bool
}

struct Chores<Header: View>: View {
  let header: Header
  let chores: [Chore]

  var body: some View {
    VStack {
      header
      List(chores, id: \.id) { chore in // finding: inline-row
        HStack {
          if chore.isUrgent {
            Image(systemName: "exclamationmark").foregroundStyle(.red)
          }
          Text(chore.title)
          if let note = chore.note {
            Text(note).italic()
          }
          Spacer()
        }
      }
    }
  }
}

// source: two loops in one view
import SwiftUI

struct Table: View {
  let wins: [String]
  let losses: [String]

  var body: some View {
    Grid {
      ForEach(wins, id: \.self) { name in // finding: inline-row
        GridRow {
          Image(systemName: "plus")
          Text(name).bold()
          Text("won")
        }
      }
      ForEach(losses, id: \.self) { name in // finding: inline-row
        GridRow {
          Image(systemName: "minus")
          Text(name)
          Text("lost").font(.caption)
        }
      }
    }
  }
}

// source: on one line, in a nested view
import SwiftUI

struct Pets: View {
  var body: some View { NavigationStack { PetList(pets: ["Rex", "Mia"]) } }

  private struct PetList: View {
    let pets: [String]
    var body: some View {
      List(pets, id: \.self) { pet in HStack { Image(systemName: "pawprint"); Text(pet); Spacer(); Text("\(pet.count)").bold() } } // finding: inline-row
    }
  }
}

// source: hierarchical list
import SwiftUI

struct Folder: Identifiable {
  let id: Int
  let name: String
  var size: Int
  var folders: [Folder]?
}

@available(iOS 17, macOS 14, *)
struct Tree: View {
  let folders: [Folder]

  var body: some View {
    List(folders, children: \.folders) { folder in // finding: inline-row
      HStack {
        Image(systemName: "folder")
        Text(folder.name)
          .lineLimit(1)
        Spacer()
        Text("\(folder.size)")
          .font(.caption)
      }
    }
  }
}

// source: button with a built label
import SwiftUI

struct Plan: Identifiable {
  let id: String
  let price: Double
  let seats: Int
}

struct Plans: View {
  let plans: [Plan]
  @Binding var chosen: String

  var body: some View {
    HStack {
      ForEach(plans) { plan in // finding: inline-row
        Button {
          chosen = plan.id
        } label: {
          VStack {
            Text(plan.id).font(.headline)
            Text(plan.price, format: .number)
            Label("\(plan.seats)", systemImage: "chair")
          }
          .padding()
        }
      }
    }
  }
}
