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

// source: code of another type reads it of a parameter
import SwiftUI

struct BirdRow: View {
  let name: String
  let year: Int
  var body: some View { Text(name) }
}
struct Reader {
  func year(_ row: BirdRow) -> Int { row.year }
}

// source: code of another type reads it of the views in a list
import SwiftUI

struct BirdRow: View {
  let name: String
  let year: Int
  var body: some View { Text(name) }
}
func years(_ rows: [BirdRow]) -> [Int] { rows.map { $0.year } }
