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
