// source: bindings without a wrapper that are written or handed on
import SwiftUI

struct Gauge: View {
  var level: Binding<Int>
  let names: Binding<[String]>
  let isOpen: Binding<Bool>
  var body: some View {
    VStack {
      Button("Up") { level.wrappedValue += 1 }
      Button("Add") { names.wrappedValue.append("a") }
      Toggle("Open", isOn: isOpen)
    }
  }
}

// source: the state of an object behind a protocol of classes
import SwiftUI

protocol Named: AnyObject { var name: String { get } }
protocol Titled: Named {}
final class Entry: Titled { var name = "" }

struct Page: View {
  @State var entry: any Titled
  var body: some View { Text(entry.name) }
}
struct Journal: View {
  @State private var entry: any Titled = Entry()
  var body: some View {
    VStack {
      Page(entry: entry)
      Button("New") { entry = Entry() }
    }
  }
}
