// i: P=1 D=1
// @tick: P=1 D=1
// @feed: P=1 D=1
import SwiftUI

class Animal: ObservableObject { @Published var name: String; init(name: String) { self.name = name }; func sound() -> String { "…" }; var line: String { name + sound() } }
final class Dog: Animal { @Published var fed = false; override func sound() -> String { fed ? "woof" : "grr" }; convenience init() { self.init(name: "Rex") } }
struct SL: View { let s: String; var body: some View { let _ = probe("D"); Text(s) } }
struct P: View { @StateObject var d = Dog(); var body: some View { let _ = probe("P"); let _ = step("tick") { d.name += "!" }; let _ = step("feed") { d.fed = true }; SL(s: d.line) } }