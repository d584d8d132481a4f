// i: P=1 Hit=2 Notes=1
// @type:.searchable=b: P=1
// @type:.searchable#1=: P=1 Hit=1
// @type:.searchable#2=x: Notes=1
// @type:Find~a~note=y: Notes=1
import SwiftUI

struct P: View {
  @State private var query = ""
  private let names = ["ann", "bob"]

  var body: some View {
    let _ = probe("P")
    VStack {
      List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Hit(name: $0) }
        .searchable(text: $query)
      Notes()
    }
  }
}

struct Hit: View {
  let name: String
  var body: some View {
    let _ = probe("Hit")
    Text(name)
  }
}

struct Notes: View {
  @State private var text = ""
  var body: some View {
    let _ = probe("Notes")
    Text(text).searchable(text: $text, prompt: "Find a note")
  }
}
