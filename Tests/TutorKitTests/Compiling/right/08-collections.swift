// program: for each over identifiable values
import SwiftUI

struct Fish: Identifiable {
  let id = UUID()
  var name: String
}

struct Fishes: View {
  let fishes = [Fish(name: "Cod"), Fish(name: "Eel")]

  var body: some View {
    ForEach(fishes) { fish in
      Text(fish.name)
    }
    ForEach(fishes) { Text($0.name) }
    ForEach(fishes.filter { $0.name.count > 3 }) { fish in
      Text(fish.name)
    }
    ForEach(fishes.reversed()) { Text($0.name) }
  }
}
// program: for each with an id
import SwiftUI

struct Named {
  let name: String
}

struct Names: View {
  let names = ["Ada", "Bo"]
  let values = [Named(name: "x")]
  let scores = ["a": 1, "b": 2]

  var body: some View {
    ForEach(names, id: \.self) { name in Text(name) }
    ForEach(values, id: \.name) { Text($0.name) }
    ForEach(0..<3) { index in Text("\(index)") }
    ForEach(1...3, id: \.self) { Text("\($0)") }
    ForEach(names.indices, id: \.self) { Text(names[$0]) }
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in
      Text("\(index): \(name)")
    }
    ForEach(Array(names.enumerated()), id: \.element) { pair in
      Text("\(pair.offset)")
    }
    ForEach(scores.sorted(by: <), id: \.key) { key, value in
      Text("\(key) \(value)")
    }
    ForEach(scores.keys.sorted(), id: \.self) { key in
      Text("\(scores[key] ?? 0)")
    }
    ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text("\(index)\(name)") }
  }
}
// program: several views in a row
import SwiftUI

struct Pairs: View {
  var body: some View {
    List {
      ForEach(0..<3, id: \.self) { index in
        Text("\(index)")
        Divider()
        if index == 2 {
          Text("last")
        }
      }
    }
  }
}
// program: lists
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
  var children: [Item]?
}

struct Lists: View {
  @State private var items = [Item(id: 1)]
  @State private var chosen: Int?
  @State private var several: Set<Int> = []

  var body: some View {
    List { Text("a"); Text("b") }
    List(items) { item in Text(item.name) }
    List(items, id: \.name) { item in Text(item.name) }
    List(0..<5) { Text("\($0)") }
    List(items, selection: $chosen) { Text($0.name) }
    List(items, selection: $several) { Text($0.name) }
    List($items) { $item in TextField("Name", text: $item.name) }
    List($items, id: \.id) { $item in TextField("Name", text: $item.name) }
    List($items, editActions: .all) { $item in Text(item.name) }
    List(items, children: \.children) { Text($0.name) }
  }
}
// program: lists with selection builders
import SwiftUI

struct Selecting: View {
  @State private var chosen: String?
  @State private var several = Set<String>()
  let names = ["a", "b"]

  var body: some View {
    List(selection: $chosen) {
      ForEach(names, id: \.self) { Text($0) }
    }
    List(names, id: \.self, selection: $chosen) { Text($0) }
    List(names, id: \.self, selection: $several) { name in
      Text(name).selectionDisabled(name == "a")
    }
  }
}
// program: editing rows
import SwiftUI

struct Editing: View {
  @State private var names = ["a", "b"]

  private func delete(at offsets: IndexSet) {
    names.remove(atOffsets: offsets)
  }

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .deleteDisabled(name == "a")
          .moveDisabled(true)
      }
      .onDelete(perform: delete)
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      ForEach(names, id: \.self, content: Text.init)
        .onDelete { offsets in names.remove(atOffsets: offsets) }
        .onInsert(of: ["public.text"]) { _, _ in }
      ForEach($names, id: \.self, editActions: [.delete, .move]) { $name in
        TextField("x", text: $name)
      }
    }
    .toolbar { EditButton() }
  }
}
// program: row and section looks
import SwiftUI

struct Looks: View {
  @State private var isOpen = true

  var body: some View {
    List {
      Section("Title") {
        Text("a")
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .listRowSeparator(.visible, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listItemTint(.blue)
      }
      .listSectionSeparator(.hidden)
      .listSectionSpacing(.compact)
      .listSectionSeparatorTint(.green)
      .headerProminence(.increased)
      Section(isExpanded: $isOpen) { Text("b") } header: { Text("Fold") }
      Section("Fold", isExpanded: $isOpen) { Text("c") }
      Section { Text("d") } footer: { Text("Footer") }
      Section(header: Text("Old"), footer: Text("Style")) { Text("e") }
      Section(header: Text("Header")) { Text("f") }
    }
    .listRowSpacing(4)
    .listSectionSpacing(12)
  }
}
// program: list styles
import SwiftUI

struct ListStyles: View {
  var body: some View {
    List { Text("a") }.listStyle(.plain)
    List { Text("b") }.listStyle(.insetGrouped)
    List { Text("c") }.listStyle(.grouped)
    List { Text("d") }.listStyle(.inset)
    List { Text("e") }.listStyle(.sidebar)
    List { Text("f") }.listStyle(.automatic)
    List { Text("g") }.listStyle(InsetGroupedListStyle())
  }
}
// program: swipe actions, badges and context menus
import SwiftUI

struct Swipes: View {
  @State private var isPinned = false
  @State private var unread = 3

  var body: some View {
    List {
      Text("Mail")
        .badge(unread)
        .badge("new")
        .badge(Text("x").bold())
        .badgeProminence(.decreased)
        .swipeActions {
          Button("Delete", role: .destructive) {}
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button { isPinned.toggle() } label: { Label("Pin", systemImage: "pin") }
            .tint(.orange)
        }
        .contextMenu {
          Button("Copy") {}
          Button("Share") {}
        }
        .contextMenu { Button("x") {} } preview: { Text("Preview") }
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Open \(ids.count)") {}
    } primaryAction: { ids in
      unread = ids.count
    }
    .refreshable { unread = 0 }
  }
}
// program: an outline
import SwiftUI

struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

struct Outline: View {
  let root = Folder(id: "root", children: [Folder(id: "leaf")])

  var body: some View {
    OutlineGroup(root, children: \.children) { Text($0.id) }
    OutlineGroup([root], children: \.children) { folder in
      Text(folder.id)
    }
    OutlineGroup(root.children ?? [], id: \.id, children: \.children) { Text($0.id) }
  }
}
// program: a table
import SwiftUI

struct Ship: Identifiable {
  let id: Int
  var name: String
  var length: Int
}

struct ShipTable: View {
  @State private var ships = [Ship(id: 1, name: "Ada", length: 9)]
  @State private var chosen: Ship.ID?
  @State private var several = Set<Ship.ID>()
  @State private var order = [KeyPathComparator(\Ship.name)]

  var body: some View {
    Table(ships) {
      TableColumn("Name", value: \.name)
      TableColumn("Length") { ship in Text("\(ship.length)") }
        .width(80)
    }
    Table(ships, selection: $chosen) {
      TableColumn("Name", value: \.name).width(min: 20, ideal: 40, max: 80)
    }
    Table(ships, selection: $several, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.length) { Text("\($0.length)") }
    }
    .tableStyle(.inset)
  }
}
// program: sections made from groups
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var kind: String
}

struct Plants: View {
  let plants: [Plant]

  private var groups: [String: [Plant]] { Dictionary(grouping: plants, by: \.kind) }

  var body: some View {
    List {
      ForEach(groups.keys.sorted(), id: \.self) { kind in
        Section(kind) {
          ForEach(groups[kind] ?? []) { plant in
            Text("\(plant.id)")
          }
        }
      }
    }
  }
}
// program: bindings in rows
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone: Bool
}

struct ChoreRow: View {
  @Binding var chore: Chore
  let onDelete: () -> Void

  var body: some View {
    HStack {
      Toggle(chore.title, isOn: $chore.isDone)
      Button("Delete", role: .destructive, action: onDelete)
    }
  }
}

struct Chores: View {
  @State private var chores: [Chore] = []

  var body: some View {
    List {
      ForEach($chores) { $chore in
        ChoreRow(chore: $chore) {
          chores.removeAll { $0.id == chore.id }
        }
      }
      ForEach($chores) { chore in
        Text(chore.wrappedValue.title)
      }
      ForEach(Array($chores.enumerated()), id: \.element.id) { index, $chore in
        TextField("\(index)", text: $chore.title)
      }
    }
  }
}
// program: a generic list
import SwiftUI

struct Rows<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let data: Data
  @ViewBuilder let row: (Data.Element) -> Row

  var body: some View {
    LazyVStack {
      ForEach(data) { element in
        row(element)
        Divider()
      }
    }
  }
}

struct Wave: Identifiable { let id: Int }

struct Waves: View {
  var body: some View {
    Rows(data: [Wave(id: 1), Wave(id: 2)]) { wave in
      Text("\(wave.id)")
    }
  }
}
// program: rows from an observable model
import SwiftUI

@Observable final class Song: Identifiable {
  let id: Int
  var title: String
  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

struct SongRow: View {
  @Bindable var song: Song
  var body: some View { TextField("Title", text: $song.title) }
}

struct Songs: View {
  @State private var songs = [Song(id: 1, title: "Wave")]
  var body: some View {
    List(songs) { song in SongRow(song: song) }
    ForEach(songs) { song in Text(song.title) }
  }
}
