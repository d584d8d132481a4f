// root: Tabs()
// i: Tabs=1 Day=1 Info=1
// @select:Day=Tue: Tabs=1 Day=1
// @select:Mail~2=2: Tabs=1 Info=1
// @select:Mail~3=3: Tabs=1
// @select:Size=large:
// A value goes to the innermost control of that label that holds such a value.
import SwiftUI
enum Size: String, CaseIterable { case small, large }
struct Tabs: View { @State private var tab = 0; @State private var day = "Mon"; @State private var chosen: Set<Int> = []; @State private var size = Size.small
  var body: some View { let _ = probe("Tabs")
    TabView(selection: $tab) { VStack {
      Picker("Day", selection: $day) { Text("Mon").tag("Mon"); Text("Tue").tag("Tue") }
      List(1..<4, selection: $chosen) { n in Text("Mail \(n)") }
      Picker("Size", selection: $size) { ForEach(Size.allCases, id: \.self) { Text($0.rawValue) } }
      DayView(day: day); Info(count: chosen.count) }.tag(0) } } }
struct DayView: View { let day: String; var body: some View { let _ = probe("Day"); Text(day) } }
struct Info: View { let count: Int; var body: some View { let _ = probe("Info"); Text("\(count)") } }
