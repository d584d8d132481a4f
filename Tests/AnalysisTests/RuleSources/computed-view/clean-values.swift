// source: a property of a value that makes one view
import SwiftUI

struct Row: View { let text: String; var body: some View { Text(text) } }
struct Heading {
  let text: String
  var row: some View { Row(text: text) }
  var title: Text { Text(text) }
}
struct Front: View {
  var body: some View {
    VStack {
      Heading(text: "News").row; Heading(text: "News").title
    }
  }
}

// source: a modifier of SwiftUI's texts
import SwiftUI

extension Text {
  var framed: some View {
    HStack {
      Text("|"); self
    }
  }
}
struct Front: View {
  var body: some View {
    VStack {
      Text("News").framed; Text("today")
    }
  }
}
