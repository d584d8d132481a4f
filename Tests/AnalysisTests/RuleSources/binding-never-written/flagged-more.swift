// source: a binding that is no wrapper
import SwiftUI

struct Gauge: View {
  var level: Binding<Int> // finding: binding-never-written
  var body: some View { Text("\(level.wrappedValue)") }
}

// source: of a modifier
import SwiftUI

struct Level: ViewModifier {
  @Binding var level: Int // finding: binding-never-written
  func body(content: Content) -> some View { content.badge(level) }
}

// source: a state that is only the first value of another one
import SwiftUI

struct KilnPage: View {
  @State private var isFiring = false
  @State private var degrees = 600

  var body: some View {
    VStack {
      FiringSwitch(isFiring: isFiring)
      DegreesRow(degrees: $degrees)
    }
  }
}

struct FiringSwitch: View {
  @State var isFiring: Bool // finding: binding-never-written

  var body: some View { Toggle("Firing", isOn: $isFiring) }
}

struct DegreesRow: View {
  @Binding var degrees: Int

  var body: some View { Stepper("\(degrees) degrees", value: $degrees) }
}
