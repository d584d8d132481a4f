// i: Pager=1 Page0=1 Dots=1
// @next: Pager=1 Page1=1 Dots=1
// @next: Pager=1 Page2=1 Dots=1
// @next: -
// @jump: Pager=1 Page0=1 Dots=1
// root: Onboarding()
import SwiftUI

struct Page: Identifiable { let id = UUID(); let title: String; let icon: String }
struct PageView: View { let index: Int; let page: Page; var body: some View { let _ = probe("Page\(index)"); Label(page.title, systemImage: page.icon) } }
struct Dots: View { let count: Int; let current: Int; var body: some View { let _ = probe("Dots"); HStack { ForEach(0..<count, id: \.self) { Circle().opacity($0 == current ? 1 : 0.3) } } } }
struct Onboarding: View { private static let pages = [("Hi", "hand"), ("Learn", "book"), ("Go", "play")].map { Page(title: $0.0, icon: $0.1) }
  @State private var index = 0
  private var isLast: Bool { index == Self.pages.count - 1 }
  var body: some View { let _ = probe("Pager"); let _ = step("next") { index = min(index + 1, Self.pages.endIndex - 1) }; let _ = step("jump") { index = 0 }
    VStack { PageView(index: index, page: Self.pages[index]); Dots(count: Self.pages.count, current: index); Button(isLast ? "Start" : "Next") { if !isLast { index += 1 } } } } }
