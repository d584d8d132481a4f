// program: lists whose rows are edited, a field with a formatter
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  var name = ""
}

struct Stops: View {
  @State private var stops = [Stop(id: 1)]
  @State private var depths = [1, 2]
  @State private var chosen: Int?
  @State private var all: Set<Int> = []
  @State private var depth = 1
  let title = "Depth"

  var body: some View {
    VStack {
      List($stops, editActions: .delete, selection: $chosen) { $stop in Text(stop.name) }
      List($depths, id: \.self, editActions: [.move, .delete]) { $depth in Text("\(depth)") }
      List($depths, id: \.self, editActions: .all, selection: $all) { $depth in Text("\(depth)") }
      TextField(
        "Depth", value: $depth, formatter: NumberFormatter(), onEditingChanged: { _ in },
        onCommit: {})
      TextField("Depth", value: $depth, formatter: NumberFormatter(), onCommit: {})
      TextField("Depth", value: $depth, formatter: NumberFormatter())
      List($depths, id: \.self, editActions: .all, selection: $chosen) { $depth in Text("\(depth)") }
      Group {
        TextField("Depth", value: $depth, formatter: NumberFormatter(), onEditingChanged: { _ in })
        TextField(title, value: $depth, formatter: NumberFormatter(), onEditingChanged: { _ in })
        TextField(title, value: $depth, formatter: NumberFormatter(), onCommit: {})
        TextField(
          title, value: $depth, formatter: NumberFormatter(), onEditingChanged: { _ in },
          onCommit: {})
      }
    }
  }
}
