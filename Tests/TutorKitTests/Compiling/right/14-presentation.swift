// program: sheets
import SwiftUI

struct Crew: Identifiable { let id: Int }

struct Sheets: View {
  @State private var isShown = false
  @State private var crew: Crew?

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("Sheet")
          .presentationDetents([.medium, .large, .fraction(0.3), .height(200)])
          .presentationDragIndicator(.visible)
          .presentationCornerRadius(12)
          .presentationBackground(.thinMaterial)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
          .presentationCompactAdaptation(.popover)
          .presentationSizing(.form)
          .interactiveDismissDisabled()
      }
      .sheet(isPresented: $isShown, onDismiss: { crew = nil }) { Text("x") }
      .sheet(item: $crew) { crew in Text("\(crew.id)") }
      .sheet(item: $crew, onDismiss: {}) { Text("\($0.id)") }
      .fullScreenCover(isPresented: $isShown) { Text("Cover") }
      .fullScreenCover(item: $crew) { _ in Text("Cover") }
  }
}
// program: detents with a selection
import SwiftUI

struct Detents: View {
  @State private var detent = PresentationDetent.medium
  @State private var isShown = false

  var body: some View {
    Text("x").sheet(isPresented: $isShown) {
      Text("y")
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackground { Color.red }
    }
  }
}
// program: popovers and inspectors
import SwiftUI

struct Popovers: View {
  @State private var isShown = false

  var body: some View {
    Button("Info") { isShown.toggle() }
      .popover(isPresented: $isShown) { Text("Info") }
      .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .leading) { Text("Info") }
      .popover(isPresented: $isShown, attachmentAnchor: .rect(.bounds)) { Text("x") }
      .inspector(isPresented: $isShown) {
        Text("Inspector").inspectorColumnWidth(min: 100, ideal: 150, max: 200)
      }
  }
}
// program: alerts
import SwiftUI

enum SailError: LocalizedError {
  case noWind
  var errorDescription: String? { "No wind" }
}

struct Alerts: View {
  @State private var isShown = false
  @State private var error: SailError?
  @State private var name: String?
  let title = "Stored"

  var body: some View {
    Text("x")
      .alert("Title", isPresented: $isShown) {
        Button("OK", role: .cancel) {}
      }
      .alert(title, isPresented: $isShown) { Button("OK") {} }
      .alert("Title", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Cannot be undone")
      }
      .alert("Title", isPresented: $isShown, presenting: name) { name in
        Button(name) {}
      } message: { name in
        Text(name)
      }
      .alert(isPresented: $isShown, error: error) { Button("OK") {} }
      .alert(isPresented: $isShown, error: error) { _ in Button("OK") {} } message: { Text($0.errorDescription ?? "") }
      .alert(Text("Title"), isPresented: $isShown) { Button("OK") {} }
      .alert("Empty", isPresented: $isShown) {}
  }
}
// program: old alerts and action sheets
import SwiftUI

struct OldAlerts: View {
  @State private var isShown = false

  var body: some View {
    Text("x")
      .alert(isPresented: $isShown) {
        Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("OK")))
      }
      .alert(isPresented: $isShown) {
        Alert(title: Text("a"), primaryButton: .destructive(Text("Delete")) { isShown = false }, secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("a"), buttons: [.default(Text("b")), .cancel()])
      }
  }
}
// program: confirmation dialogs
import SwiftUI

struct Dialogs: View {
  @State private var isShown = false
  @State private var boat: String?

  var body: some View {
    Text("x")
      .confirmationDialog("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
      }
      .confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible) {
        Button("Delete") {}
      } message: {
        Text("Gone for good")
      }
      .confirmationDialog("Delete?", isPresented: $isShown, presenting: boat) { boat in
        Button("Delete \(boat)") {}
      }
      .dialogSeverity(.critical)
  }
}
// program: a sheet in its own view
import SwiftUI

struct AddBoatSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  let onAdd: (String) -> Void

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New boat")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              onAdd(name)
              dismiss()
            }
            .disabled(name.isEmpty)
          }
        }
    }
  }
}

struct BoatsScreen: View {
  @State private var boats: [String] = []
  @State private var isAdding = false

  var body: some View {
    List(boats, id: \.self) { Text($0) }
      .sheet(isPresented: $isAdding) {
        AddBoatSheet { boats.append($0) }
      }
  }
}
// program: a binding made from an optional
import SwiftUI

struct Errors: View {
  @State private var message: String?

  private var isShown: Binding<Bool> {
    Binding(get: { message != nil }, set: { if !$0 { message = nil } })
  }

  var body: some View {
    Button("Fail") { message = "Failed" }
      .alert("Error", isPresented: isShown, presenting: message) { _ in
        Button("OK") { message = nil }
      } message: { Text($0) }
      .alert("Error", isPresented: .constant(message != nil)) {}
  }
}
// program: system overlays
import SwiftUI

struct Overlays: View {
  var body: some View {
    Text("Video")
      .statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .vertical)
      .containerBackground(.red, for: .navigation)
  }
}
