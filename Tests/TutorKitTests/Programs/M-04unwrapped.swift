// i: P=1 T=1
// @s: T=1
import SwiftUI

struct T: View { @Binding var s: String; var body: some View { let _ = probe("T"); Text(s) } }
struct W: View { @Binding var s: String?; var body: some View { if let b = Binding($s) { T(s: b) } } }
struct P: View { @State var s: String? = "a"; var body: some View { let _ = probe("P"); let _ = step("s") { s = "b" }; W(s: $s) } }