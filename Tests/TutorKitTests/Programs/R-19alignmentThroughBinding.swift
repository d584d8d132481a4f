// i: P=1 child=1
// @go: child=1
import SwiftUI
struct Child: View { @Binding var n: Int; var body: some View { let _ = probe("child"); VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { d in d[.leading] + Double(n) }; Text("b") } } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("go") { n += 1 }; 
    Child(n: $n) } }
