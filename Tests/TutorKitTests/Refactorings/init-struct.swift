//// before
import SwiftUI
struct Dashboard: View {
  @StateObject var vm: DashboardViewModel
  init(service: APIService) {
    _vm = StateObject(wrappedValue: DashboardViewModel(service: service))
  }
  var body: some View {
    VStack {
      card(title: "Steps", value: vm.steps, unit: "steps", color: .green)
      card(title: "Heart", value: vm.heartRate, unit: "bpm", color: .red)
      card(title: "Sleep", value: vm.sleep, color: .blue)
    }
    .onAppear(perform: vm.load)
  }
  func card(title: String, value: Int, unit: String = "h", color: Color) -> some View {
    VStack(alignment: .leading) {
      Text(title.uppercased()).font(.caption).foregroundColor(color)
      HStack(alignment: .firstTextBaseline) {
        Text("\(value)").font(.title)
        Text(unit).font(.footnote)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(color.opacity(0.1)))
  }
}
//// after
import SwiftUI
struct Dashboard: View {
  @StateObject var vm: DashboardViewModel
  init(service: APIService) {
    _vm = StateObject(wrappedValue: DashboardViewModel(service: service))
  }
  var body: some View {
    VStack {
      MetricCard("Steps", value: vm.steps, unit: "steps", color: .green)
      MetricCard("Heart", value: vm.heartRate, unit: "bpm", color: .red)
      MetricCard("Sleep", value: vm.sleep, color: .blue)
    }
    .onAppear(perform: vm.load)
  }
}
struct MetricCard: View {
  private let title: String
  private let value: Int
  private let unit: String
  private let color: Color
  init(_ title: String, value: Int, unit: String = "h", color: Color) {
    self.title = title
    self.value = value
    self.unit = unit
    self.color = color
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text(title.uppercased()).font(.caption).foregroundColor(color)
      HStack(alignment: .firstTextBaseline) {
        Text("\(value)").font(.title)
        Text(unit).font(.footnote)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(color.opacity(0.1)))
  }
}
//// wrong: default
-unit: String = "h"
+unit: String = "hours"
//// wrong: no load
-    .onAppear(perform: vm.load)
+
//// wrong: other load
-    .onAppear(perform: vm.load)
+    .onAppear(perform: vm.reload)
//// wrong: fill
-.fill(color.opacity(0.1))
+.fill(color.opacity(0.2))
//// wrong: values exchanged
-"Steps", value: vm.steps
+"Steps", value: vm.sleep
