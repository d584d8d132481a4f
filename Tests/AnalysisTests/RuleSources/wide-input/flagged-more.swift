// source: an optional input
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryName: View {
  var ferry: Ferry? // finding: wide-input
  var body: some View { if let ferry { Text(ferry.name) } }
}

// source: another name for it
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryName: View {
  let ferry: Ferry // finding: wide-input
  var body: some View {
    let shown = ferry
    return Text(shown.name)
  }
}

// source: an input of a modifier
import SwiftUI

struct Ferry { var id: Int; var name: String; var decks: Int; var cars: Int; var fee: Int }
struct FerryBadge: ViewModifier {
  let ferry: Ferry // finding: wide-input
  func body(content: Content) -> some View { content.badge(ferry.name) }
}
