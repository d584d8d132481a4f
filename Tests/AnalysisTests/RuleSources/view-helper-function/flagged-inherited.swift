// source: a constant of the file that is a closure
import SwiftUI

@MainActor let section = { () -> AnyView in  // finding: view-helper-function
  AnyView(
    HStack {
      Image(systemName: "minus")
      Text("Content")
    })
}
struct Farm: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Add \(count)") { count += 1 }
      section()
    }
  }
}

// source: a subscript of the view
import SwiftUI

struct Farm: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      self[1]
    }
  }
  private subscript(row: Int) -> some View {  // finding: view-helper-function
    HStack {
      Image(systemName: "minus")
      Text("Row \(row)")
    }
  }
}

// source: a method that a protocol gives
import SwiftUI

protocol Lined {}
extension Lined {
  func line(_ text: String) -> some View {  // finding: view-helper-function
    HStack {
      Image(systemName: "minus")
      Text(text)
    }
  }
}
struct Farm: View, Lined {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Taps \(taps)") { taps += 1 }
      line("Content")
    }
  }
}
