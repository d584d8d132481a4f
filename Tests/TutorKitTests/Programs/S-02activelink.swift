// root: Root()
// i: Root=1
// @tap:Up: Root=1
// @tap:Open: Page=1
// @tap:Up: Root=1 Page=1
// @tap:Close:
// A link whose binding says whether its screen is shown.
import SwiftUI
struct Root: View { @State private var isOpen = false; @State private var n = 0
  var body: some View { let _ = probe("Root")
    NavigationView { VStack {
      NavigationLink(destination: Page(n: n), isActive: $isOpen) { Text("Go") }
      Button("Open") { isOpen = true }; Button("Close") { isOpen = false }; Button("Up") { n += 1 } } } } }
struct Page: View { let n: Int; var body: some View { let _ = probe("Page"); Text("\(n)") } }
