// i: Weather=1 Now=1 H0=1 H1=1 H2=1
// @unit: Weather=1 Now=1 H0=1 H1=1 H2=1
// @wind: Weather=1 Now=1
// @same: -
// root: Weather()
import SwiftUI

enum TempUnit { case c, f; func text(_ c: Double) -> String { switch self { case .c: "\(Int(c.rounded()))°C"; case .f: "\(Int((c * 9 / 5 + 32).rounded()))°F" } } }
struct Hour: Identifiable { var id: Int { h }; let h: Int; let c: Double }
struct HourCell: View { let label: String; let n: Int; var body: some View { let _ = probe("H\(n)"); Text(label) } }
struct Now: View { let temp: String; let wind: Measurement1; var body: some View { let _ = probe("Now"); VStack { Text(temp); Text("\(wind.v) \(wind.unit)") } } }
struct Measurement1 { let v: Double; let unit: String }
struct Weather: View { @State private var unit = TempUnit.c; @State private var wind = 3.5
  let hours = stride(from: 0, through: 6, by: 3).map { Hour(h: $0, c: 10 + Double($0) * 1.5) }
  var body: some View { let _ = probe("Weather"); let _ = step("unit") { unit = unit == .c ? .f : .c }; let _ = step("wind") { wind += 0.5 }; let _ = step("same") { unit = .f; wind = 4.0 }
    VStack { Now(temp: unit.text(hours[0].c), wind: .init(v: wind, unit: "m/s")); HStack { ForEach(hours) { h in HourCell(label: "\(h.h)h " + unit.text(h.c), n: h.h / 3) } } } } }
