// i: Cal=1 Day1=1 Day2=1 Day3=1 Day28=1
// @tap:Day~2: Cal=1 Day2=1
// @tap:Day~3: Cal=1 Day2=1 Day3=1
// @tap:Next~month: Cal=1 Day3=? Day2=? Day1=? Day28=? Day29=? Day30=? Day31=?
// root: Cal()
import SwiftUI

struct DayCell: View { let day: Int; let selected: Bool; let weekend: Bool; let select: (Int) -> Void
  static func == (a: Self, b: Self) -> Bool { (a.day, a.selected, a.weekend) == (b.day, b.selected, b.weekend) }
  var body: some View { let _ = probe("Day\(day)"); Button("Day \(day)") { select(day) }.foregroundStyle(weekend ? .secondary : .primary).background(selected ? Color.accentColor : .clear) } }
extension DayCell: Equatable {}
struct Cal: View { @State private var month = 2; @State private var year = 2023; @State private var selected: Int? = nil
  private func isLeap(_ y: Int) -> Bool { y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) }
  private var days: Int { switch month { case 2: isLeap(year) ? 29 : 28; case 4, 6, 9, 11: 30; default: 31 } }
  private func advance() { selected = nil; if month == 12 { month = 1; year += 1 } else { month += 1 } }
  var body: some View { let _ = probe("Cal"); VStack { Text("\(month)/\(String(year))"); Button("Next month", action: advance)
    VStack { ForEach(1...days, id: \.self) { d in DayCell(day: d, selected: selected == d, weekend: d % 7 == 0 || d % 7 == 6) { selected = $0 } } } } } }
