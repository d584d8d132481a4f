// program: an app
import SwiftUI

@main
struct HarbourApp: App {
  @State private var model = Model()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(model)
    }
  }
}

@Observable final class Model { var name = "Ada" }

struct ContentView: View {
  @Environment(Model.self) private var model
  var body: some View { Text(model.name) }
}
// program: scenes and commands
import SwiftUI

@main
struct Desk: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase
  @AppStorage("isOn") private var isOn = false

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      Text("x").environmentObject(store)
    }
    .commands {
      CommandMenu("Boats") {
        Button("New") {}.keyboardShortcut("n")
        Divider()
      }
      CommandGroup(replacing: .newItem) { Button("Other") {} }
      CommandGroup(after: .help) { Text("y") }
      SidebarCommands()
    }
    .defaultSize(width: 300, height: 200)
    .windowResizability(.contentSize)
    .onChange(of: phase) { old, new in
      if new == .active { store.count += 1 }
    }
    Window("About", id: "about") { Text("About") }
    Settings { Toggle("On", isOn: $isOn) }
    MenuBarExtra("Menu", systemImage: "star") { Button("Quit") {} }
    WindowGroup(for: Int.self) { $number in
      Text("\(number ?? 0)")
    }
  }
}

final class Store: ObservableObject { @Published var count = 0 }
// program: an app with an init
import SwiftUI

@main
struct Booted: App {
  private let title: String

  init() {
    title = "Booted"
  }

  var body: some Scene {
    WindowGroup {
      Text(title)
    }
  }
}
// program: commands in their own type
import SwiftUI

struct FileCommands: Commands {
  @FocusedBinding(\.draft) private var draft

  var body: some Commands {
    CommandMenu("File") {
      Button("Clear") { draft = "" }.disabled(draft == nil)
    }
    TextEditingCommands()
    ToolbarCommands()
  }
}

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

struct MainScene: Scene {
  var body: some Scene {
    WindowGroup { Text("x") }
      .commands { FileCommands() }
  }
}
// program: scenes with a condition
import SwiftUI

struct Scenes: Scene {
  let isDebug: Bool

  var body: some Scene {
    WindowGroup { Text("x") }
    if isDebug {
      WindowGroup(id: "debug") { Text("y") }
    }
  }
}
