// i: P=1 T=1
// @s: P=1 T=1
import SwiftUI

struct T: View { @Binding var on: Bool; var body: some View { let _ = probe("T"); Text("x") } }
extension Binding { func map<U>(get: @escaping (Value) -> U, set: @escaping (U) -> Value) -> Binding<U> { Binding<U>(get: { get(wrappedValue) }, set: { wrappedValue = set($0) }) } }
struct P: View { @State var f = 0; var body: some View { let _ = probe("P"); let _ = step("s") { f = 4 }; T(on: $f.map(get: { $0 > 0 }, set: { $0 ? 1 : 0 })) } }