//// before
import SwiftUI
struct StatsView: View {
  @StateObject var vm: StatsViewModel
  @State private var range: StatsRange = .week
  var body: some View {
    VStack {
      Picker("", selection: $range) {
        ForEach(StatsRange.allCases, id: \.self) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      .onChange(of: range) { newValue in vm.reload(newValue) }
      switch vm.status {
      case .loading:
        ProgressView().frame(maxWidth: .infinity)
      case .empty:
        VStack { Image("empty"); Text("stats.empty") }
      case .ready(let points):
        chart(points)
      }
    }
  }
  private func chart(_ points: [Point]) -> some View {
    HStack(alignment: .bottom) {
      ForEach(points, id: \.date) { point in
        Capsule().fill(point.value > vm.goal ? Color.green : .orange)
          .frame(width: 8, height: CGFloat(point.value))
      }
    }
  }
}
//// after
import SwiftUI
struct StatsView: View {
  @StateObject var vm: StatsViewModel
  @State private var range: StatsRange = .week
  var body: some View {
    VStack {
      RangePicker(range: $range)
        .onChange(of: range) { newValue in vm.reload(newValue) }
      StatsContent(status: vm.status, goal: vm.goal)
    }
  }
}
private struct RangePicker: View {
  @Binding var range: StatsRange
  var body: some View {
    Picker("", selection: $range) {
      ForEach(StatsRange.allCases, id: \.self) { Text($0.title) }
    }
    .pickerStyle(.segmented)
  }
}
private struct StatsContent: View {
  let status: StatsViewModel.Status
  let goal: Double
  var body: some View {
    switch status {
    case .loading: ProgressView().frame(maxWidth: .infinity)
    case .empty: VStack { Image("empty"); Text("stats.empty") }
    case .ready(let points): StatsChart(points: points, goal: goal)
    }
  }
}
private struct StatsChart: View {
  let points: [Point]
  let goal: Double
  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(points, id: \.date) { point in
        Capsule().fill(point.value > goal ? Color.green : .orange)
          .frame(width: 8, height: CGFloat(point.value))
      }
    }
  }
}
//// wrong: no reload
-        .onChange(of: range) { newValue in vm.reload(newValue) }
+
//// wrong: empty image
-Image("empty"); Text
+Text
//// wrong: colour
-Color.green : .orange
+Color.green : .red
//// wrong: goal compared the other way
-point.value > goal
+point.value < goal
//// wrong: frame
-.frame(maxWidth: .infinity)
+
