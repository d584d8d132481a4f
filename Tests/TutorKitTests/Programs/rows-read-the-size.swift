// root: Tides()
// i: Tides=1 Columns=1 Column=2
// @tap:Taller: Tides=1 Columns=0 Column=2
// @tap:Shorter: Tides=1 Columns=0 Column=2
// @tap:Other: Tides=1 Columns=0 Column=0
// Rows that read the size of a reader around them are made again when it differs, whatever the list compares.
import SwiftUI
struct Tides: View { @State private var isTall = false; @State private var other = 0
  var body: some View { let _ = probe("Tides")
    VStack {
      Columns(count: 2).frame(height: isTall ? 300 : 150)
      Button("Taller") { isTall = true }
      Button("Shorter") { withAnimation { isTall = false } }
      Text("\(other)")
      Button("Other") { other += 1 } } } }
struct Columns: View { let count: Int
  var body: some View { let _ = probe("Columns")
    GeometryReader { geometry in
      HStack { ForEach(0..<count, id: \.self) { n in Column(height: geometry.size.height * Double(n + 1)) } } } } }
struct Column: View { let height: Double
  var body: some View { let _ = probe("Column"); Rectangle().frame(height: height) } }
