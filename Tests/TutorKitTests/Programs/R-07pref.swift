// note: pref written by child; P reads h
// i: P=2 Sizer=1 Big=1
// @grow: Sizer=1 P=1 Big=1
// @same: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct HKey: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) } }
struct Sizer: View { @State private var s = 10; var body: some View { let _ = probe("Sizer"); let _ = step("grow") { s += 5 }; let _ = step("same") { s = s }; Color.red.preference(key: HKey.self, value: s) } }
struct P: View { @State private var h = 0
  var body: some View { let _ = probe("P"); VStack { Sizer(); Leaf(name: "Big", v: h > 12 ? 1 : 0) }.onPreferenceChange(HKey.self) { h = $0 } } }
