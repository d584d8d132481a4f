// source: given by a protocol of the program
import SwiftUI

protocol Lined {}
extension Lined {
  var separator: some View {  // finding: computed-view
    HStack {
      Image(systemName: "minus")
      Text("Content")
    }
  }
}
struct Farm: View, Lined {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      separator
    }
  }
}

// source: a view by another name of the protocol
import SwiftUI

typealias Screen = View
struct Panel: Screen {
  @State private var count = 0
  var body: some Screen {
    VStack {
      Button("\(count)") { count += 1 }
      footer
    }
  }
  private var footer: some Screen {  // finding: computed-view
    HStack {
      Text("a")
      Image(systemName: "b")
    }
  }
}
