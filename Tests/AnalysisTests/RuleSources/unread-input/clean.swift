// source: read in an action
import SwiftUI

struct Row: View {
  let id: Int
  @Binding var chosen: Int
  var body: some View { Button("Choose") { chosen = id } }
}

// source: read by a helper
import SwiftUI

struct Sum: View {
  let a: Int
  let b: Int
  private var total: Int { a + b }
  var body: some View { Text("\(total)") }
}

// source: a protocol asks for it
import SwiftUI

protocol Titled { var title: String { get } }
struct Page: View, Titled {
  let title: String
  var body: some View { Text("Page") }
}

// source: the identity
import SwiftUI

struct Cell: View, Identifiable {
  let id: Int
  var body: some View { Text("Cell") }
}

// source: compared
import SwiftUI

struct Chart: View, Equatable {
  let revision: Int
  static func == (a: Chart, b: Chart) -> Bool { a.revision == b.revision }
  var body: some View { Text("Chart") }
}

// source: read by the parent
import SwiftUI

struct Tab: View {
  let title: String
  var body: some View { Text("Tab") }
}
struct Tabs: View {
  let tabs = [Tab(title: "A")]
  var body: some View { Text(tabs[0].title) }
}

// source: a namespace and a wrapper
import SwiftUI

struct Hero: View {
  let space: Namespace.ID
  var body: some View { Text("Hero").matchedGeometryEffect(id: 1, in: space) }
}

// source: handed on as a whole
import SwiftUI

struct Wrap: View {
  let name: String
  var body: some View { make(self) }
  func make(_ wrap: Wrap) -> Text { Text("Wrap") }
}

// source: not all code is here
import SwiftUI

struct Half: View {
  let name: String
  var body: some View { contentOfAnotherFile }
}

// source: read of a value whose type is not known
import SwiftUI

struct Kite: View {
  let name: String
  let height: Int
  var body: some View { Text(name) }
}
struct KitePage: View {
  let kites: [String: Kite]
  var body: some View {
    VStack {
      ForEach(Array(kites.values), id: \.name) { kite in Text("\(kite.height)") }
    }
  }
}
