// source: what a subscript of the view reads
import SwiftUI

struct Board: View {
  let cells: [Int]
  private subscript(place: Int) -> Int { cells[place] }
  var body: some View { Text("\(self[0])") }
}

// source: what a key path names
import SwiftUI

struct Board: View {
  let title: String
  var body: some View { Text(self[keyPath: \Board.title]) }
}
