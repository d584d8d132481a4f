// program: lists over bindings, ranges and trees
import SwiftUI

struct Node: Identifiable, Hashable {
  var id: Int
  var name: String
  var children: [Node]?
}

struct Lists: View {
  @State private var nodes: [Node] = []
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  var body: some View {
    VStack {
      List(nodes, children: \.children, selection: $chosen) { Text($0.name) }
      List(nodes, id: \.name, children: \.children) { Text($0.name) }
      List($nodes, id: \.name) { TextField("Name", text: $0.name) }
      List($nodes) { $node in TextField("Name", text: $node.name) }
      List($nodes, selection: $chosen) { $node in TextField("Name", text: $node.name) }
      List($nodes, selection: $several) { $node in TextField("Name", text: $node.name) }
      List($nodes, editActions: .all, selection: $several) { $node in Text(node.name) }
    }
    VStack {
      List(0..<3, selection: $chosen) { Text("\($0)") }
      List(0..<3, selection: $several) { Text("\($0)") }
      List(selection: $chosen) { Text("One").tag(1) }
      List(selection: $several) { Text("One").tag(1) }
      List {
        ForEach($nodes) { $node in TextField("Name", text: $node.name) }
        ForEach($nodes, editActions: .delete) { $node in Text(node.name) }
        ForEach(nodes) { Text($0.name) }
          .dropDestination(for: String.self) { names, index in print(names, index) }
        if let node = nodes.first {
          OutlineGroup(node, id: \.name, children: \.children) { Text($0.name) }
        }
      }
      .listSectionSpacing(.custom(12))
    }
  }

  var rows: Int {
    let each = ForEach(nodes) { Text($0.name) }
    let first = each.data.first.map(each.content)
    return first == nil ? 0 : each.data.count
  }
}

// program: tables with titles of the app's data
import SwiftUI

struct Book: Identifiable, Comparable {
  var id: Int
  var name: String
  var pages: Int
  static func < (lhs: Book, rhs: Book) -> Bool { lhs.pages < rhs.pages }
}

struct BookTables: View {
  let title: String
  @State private var books: [Book] = []
  @State private var chosen: Set<Int> = []
  @State private var order = [KeyPathComparator(\Book.name)]
  var body: some View {
    Table(books, selection: $chosen) {
      TableColumn(title) { Text($0.name) }
      TableColumn(title, value: \.name)
    }
    Table(books, sortOrder: $order) {
      TableColumn(title, value: \.name)
      TableColumn(title, value: \.pages) { Text("\($0.pages)") }
    }
    Table(of: Book.self) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      TableRow(Book(id: 0, name: "First", pages: 1))
      ForEach(books) { TableRow($0) }
      if let book = books.first { TableRow(book) }
    }
  }
}

// program: groups of scenes and of toolbar items
import SwiftUI

struct Bar: View {
  let title: String
  let isEditing: Bool
  var body: some View {
    NavigationStack {
      Text(title)
        .toolbar {
          Group {
            ToolbarItem { Text("One") }
            ToolbarItem(placement: .principal) { Text("Two") }
          }
          if isEditing {
            ToolbarItem { Text("Done") }
          } else {
            ToolbarItemGroup { Text("Edit") }
          }
          ToolbarItemGroup(placement: .primaryAction) {
            Text("One")
          } label: {
            Label("More", systemImage: "ellipsis")
          }
          ToolbarTitleMenu()
          ToolbarTitleMenu { Button("Rename") {} }
        }
    }
  }
}

// program: split views of all kinds
import SwiftUI

struct Splits: View {
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.detail
  var body: some View {
    VStack {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
      NavigationSplitView {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
  }
}

// program: a path is kept and restored
import SwiftUI

struct PathKeeper {
  func restored(_ data: Data) throws -> NavigationPath {
    NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }
  func kept(_ path: NavigationPath) throws -> Data? {
    try path.codable.map { try JSONEncoder().encode($0) }
  }
  var start: NavigationPath { NavigationPath([1, 2, 3]) }
}

// program: scenes and commands of all kinds
import SwiftUI

@Observable final class Library { var count = 0 }
final class Account: ObservableObject { @Published var name = "" }

struct Scenes: App {
  let title = "Library"
  let library = Library()
  let account = Account()
  @State private var count = 0
  var body: some Scene {
    WindowGroup("Library") { Text("Home") }
      .defaultSize(CGSize(width: 400, height: 300))
      .environment(library as Library?)
      .environment(\.font, .body)
      .environmentObject(account)
      .onChange(of: count) { print("changed") }
    WindowGroup(title) { Text("Home") }
    WindowGroup(title, id: "titled") { Text("Home") }
    WindowGroup(id: "book", for: Int.self) { $number in Text("\(number ?? 0)") }
    Window(title, id: "window") { Text("Home") }
    Group {
      MenuBarExtra(title, systemImage: "book") { Text("Menu") }
      MenuBarExtra {
        Text("Menu")
      } label: {
        Text(title)
      }
    }
    .commands { Menus(isFull: true, title: title) }
  }
}

struct Menus: Commands {
  let isFull: Bool
  let title: String
  var body: some Commands {
    if isFull {
      CommandMenu(title) { Button("Open") {} }
    }
    CommandGroup(before: .newItem) { Button("New") {} }
    NoMenus()
  }
}

struct NoMenus: Commands {
  var body: some Commands {}
}

enum Launcher {
  @MainActor static func launch() { Scenes.main() }
}

// program: scenes of limited availability
import SwiftUI

struct LaterScenes: App {
  var body: some Scene {
    WindowGroup { Text("Home") }
    if #available(iOS 99, macOS 99, *) {
      WindowGroup(id: "later") { Text("Later") }
    }
  }
}
// program: columns of a table that come and go
import SwiftUI

struct Runner: Identifiable {
  let id: Int
  var name: String
  var bib: Int
}

struct RunnerTable: View {
  @State private var runners = [Runner(id: 1, name: "Petra", bib: 11)]
  @State private var showsBib = true
  @State private var isShort = false

  var body: some View {
    Table(runners) {
      TableColumn("Name") { (runner: Runner) in Text(runner.name) }
      if showsBib {
        TableColumn("Bib") { (runner: Runner) in Text("\(runner.bib)") }
      }
      if isShort {
        TableColumn("Nr") { (runner: Runner) in Text("\(runner.id)") }
      } else {
        TableColumn("Number") { (runner: Runner) in Text("\(runner.id)") }
      }
    }
  }
}
