// root: Chosen()
// i: Chosen=1
// @change:Chosen.color: Chosen=1
// @change:Chosen.range: Chosen=1
// @change:Chosen.limit: Chosen=1
// @change:Chosen.theme: Chosen=1
// @change:Accent: Chosen=1
// Another color, range, number of a width, and a value whose first field is a color.
import SwiftUI
struct Chosen: View { @State private var color = Color.blue; @State private var range = 0...9; @State private var limit: UInt8 = 255; @State private var theme = Theme()
  var body: some View { let _ = probe("Chosen")
    ColorPicker("Accent", selection: $color)
    Text("\(range.upperBound) of \(limit)").foregroundStyle(color).tint(theme.accent) } }
struct Theme: Equatable { var accent: Color = .red; var name = "" }
