// note: rows keyed by self; closure uses no self
// i: Search=1 Box=1 W-apple=1 W-bear=1 Count=1
// @type:Search=app: Search=1 Box=1 Count=1
// @type:Search=apple: Search=1 Box=1
// @tap:Clear: Search=1 Box=1 Count=1 W-bear=1
// root: SearchView()
import SwiftUI

struct WordRow: View { let w: String; var body: some View { let _ = probe("W-" + w); Text(w.capitalized) } }
struct Count: View { let n: Int; var body: some View { let _ = probe("Count"); Text("\(n)") } }
struct Box: View { @Binding var q: String; var body: some View { let _ = probe("Box"); HStack { TextField("Search", text: $q); if !q.isEmpty { Button("Clear") { q.removeAll() } } } } }
struct SearchView: View { @State private var q = ""; private let words = ["apple", "bear"]
  private var hits: [String] { words.filter { q.isEmpty || $0.hasPrefix(q) } }
  var body: some View { let _ = probe("Search"); VStack { Box(q: $q); Count(n: hits.count); ForEach(hits, id: \.self) { WordRow(w: $0) } } } }
