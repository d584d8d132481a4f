// program: a navigation stack
import SwiftUI

struct Harbour: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct HarbourDetail: View {
  let harbour: Harbour
  var body: some View {
    Text(harbour.name)
      .navigationTitle(harbour.name)
      .navigationBarTitleDisplayMode(.inline)
  }
}

struct Harbours: View {
  let harbours = [Harbour(id: 1, name: "North")]

  var body: some View {
    NavigationStack {
      List(harbours) { harbour in
        NavigationLink(harbour.name, value: harbour)
        NavigationLink(value: harbour) { Label(harbour.name, systemImage: "ferry") }
      }
      .navigationTitle("Harbours")
      .navigationDestination(for: Harbour.self) { harbour in
        HarbourDetail(harbour: harbour)
      }
    }
  }
}
// program: paths
import SwiftUI

struct Routes: View {
  @State private var path = NavigationPath()
  @State private var numbers: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Deep") {
        path.append("a")
        path.append(3)
      }
      .navigationDestination(for: String.self) { Text($0) }
      .navigationDestination(for: Int.self) { number in Text("\(number)") }
    }
    NavigationStack(path: $numbers) {
      Text("Root")
    }
    Button("Back") {
      if !path.isEmpty { path.removeLast() }
      numbers.removeAll()
      path = NavigationPath()
      path.removeLast(path.count)
    }
  }
}
// program: links with destinations
import SwiftUI

struct LinksOld: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Title") { Text("Destination") }
        NavigationLink { Text("Destination") } label: { Text("Label") }
        NavigationLink("Old", destination: Text("Destination"))
        NavigationLink(destination: Text("Destination")) { Text("Label") }
        NavigationLink("Active", isActive: $isActive) { Text("x") }
      }
      .navigationBarTitle("Title", displayMode: .inline)
      .navigationBarHidden(false)
      .navigationBarItems(trailing: Button("x") {})
    }
    .navigationViewStyle(.stack)
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
// program: destinations from state
import SwiftUI

struct Ferry: Identifiable, Hashable { let id: Int }

struct Destinations: View {
  @State private var isShown = false
  @State private var ferry: Ferry?

  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
        .navigationDestination(item: $ferry) { ferry in Text("\(ferry.id)") }
        .navigationBarBackButtonHidden()
        .navigationSubtitle("Sub")
    }
  }
}
// program: a split view
import SwiftUI

struct Split: View {
  @State private var chosen: Int?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView {
      List(0..<3, id: \.self, selection: $chosen) { Text("\($0)") }
        .navigationSplitViewColumnWidth(200)
    } detail: {
      if let chosen { Text("\(chosen)") } else { Text("Choose") }
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
// program: tabs
import SwiftUI

enum Pane: Hashable {
  case home, search
}

struct Tabs: View {
  @State private var pane = Pane.home

  var body: some View {
    TabView(selection: $pane) {
      Tab("Home", systemImage: "house", value: .home) {
        Text("Home")
      }
      .badge(3)
      Tab("Search", systemImage: "magnifyingglass", value: Pane.search, role: .search) {
        Text("Search")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView {
      Tab("One", systemImage: "1.circle") { Text("1") }
      Tab { Text("2") } label: { Label("Two", systemImage: "2.circle") }
      TabSection("More") {
        Tab("Three", systemImage: "3.circle") { Text("3") }
      }
    }
  }
}
// program: tab items
import SwiftUI

struct TabItems: View {
  @State private var index = 0

  var body: some View {
    TabView {
      Text("Home").tabItem { Label("Home", systemImage: "house") }
      Text("More").tabItem { Image(systemName: "ellipsis"); Text("More") }.badge(2)
    }
    TabView(selection: $index) {
      Text("a").tabItem { Text("A") }.tag(0)
      Text("b").tabItem { Text("B") }.tag(1)
    }
    TabView(selection: $index) {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
    .tabViewStyle(.page)
    .tabViewStyle(.page(indexDisplayMode: .never))
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}
// program: toolbars
import SwiftUI

struct Toolbars: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          Button("Plain") {}
        }
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}
          }
          ToolbarItem(placement: .principal) { Text("Title") }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("a") {}
            Spacer()
            Button("b") {}
          }
          if isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
          ToolbarItem(id: "x", placement: .primaryAction) { Text("x") }
          ToolbarItem { EditButton() }
        }
        .toolbar(.hidden, for: .tabBar)
        .toolbarVisibility(.visible, for: .navigationBar)
        .toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar, .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .bottomBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarTitleDisplayMode(.inlineLarge)
        .toolbarRole(.editor)
        .toolbarTitleMenu { Button("Rename") {} }
    }
  }
}
// program: toolbar content extracted
import SwiftUI

struct SaveItems: ToolbarContent {
  let onSave: () -> Void
  let onCancel: () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save", action: onSave) }
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: onCancel) }
  }
}

struct Document: View {
  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .keyboard) { Button("Done") {} }
    ToolbarItem(placement: .status) { Text("Saved") }
  }

  var body: some View {
    Text("Text")
      .toolbar { items }
      .toolbar { SaveItems(onSave: {}, onCancel: {}) }
  }
}
// program: searching
import SwiftUI

struct Searching: View {
  @State private var query = ""
  @State private var scope = 0
  @State private var isSearching = false

  var body: some View {
    NavigationStack {
      List { Text("x") }
        .searchable(text: $query)
        .searchable(text: $query, prompt: "Ships")
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("x"))
        .searchable(text: $query, isPresented: $isSearching, prompt: "Crews")
        .searchSuggestions {
          Text("Heron").searchCompletion("heron")
        }
        .searchScopes($scope) {
          Text("All").tag(0)
        }
        .searchScopes($scope, activation: .onTextEntry) { Text("Mine").tag(1) }
        .onSubmit(of: .search) { query = "" }
    }
  }
}
// program: zoom transitions
import SwiftUI

struct Zoom: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("Big").navigationTransition(.zoom(sourceID: 1, in: space))
      } label: {
        Text("Small").matchedTransitionSource(id: 1, in: space)
      }
    }
  }
}
// program: a router in the environment
import SwiftUI

@Observable final class Router {
  var path = NavigationPath()
  func open(_ id: Int) { path.append(id) }
}

struct Home: View {
  @Environment(Router.self) private var router
  var body: some View {
    Button("Open") { router.open(3) }
  }
}

struct RoutedRoot: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Home().navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .environment(router)
  }
}
// program: an enum of routes
import SwiftUI

enum Route: Hashable {
  case ship(Int)
  case crew(name: String)
}

struct RouteView: View {
  let route: Route
  var body: some View {
    switch route {
    case .ship(let id): Text("Ship \(id)")
    case .crew(let name): Text(name)
    }
  }
}

struct RouteRoot: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Ship", value: Route.ship(1))
        Button("Crew") { path = [.ship(1), .crew(name: "Ada")] }
      }
      .navigationDestination(for: Route.self, destination: RouteView.init)
    }
  }
}
