// i: G=1 T0=1 T1=1 T2=1 Bar=1
// @tap:Pick~1: G=1 T1=1 Bar=1
// @tap:Pick~2: G=1 T2=1 Bar=1
// @tap:Clear: G=1 T1=1 T2=1 Bar=1
// @tap:Clear: -
// root: Gallery()
import SwiftUI

struct Thumb: View, Equatable { let index: Int; let on: Bool; let toggle: (Int) -> Void
  static func == (l: Self, r: Self) -> Bool { l.index == r.index && l.on == r.on }
  var body: some View { let _ = probe("T\(index)"); Button("Pick \(index)") { toggle(index) }.overlay { if on { Image(systemName: "checkmark") } } } }
struct SelectionBar: View { let count: Int; var onClear: (() -> Void)? = nil; var body: some View { let _ = probe("Bar"); HStack { Text(count == 0 ? "None" : "\(count) selected"); if let onClear { Button("Clear", action: onClear) } } } }
struct Gallery: View { @State private var picked = Set<Int>()
  private func toggle(_ i: Int) { if picked.contains(i) { picked.remove(i) } else { picked.insert(i) } }
  var body: some View { let _ = probe("G"); VStack { HStack { ForEach(0..<3) { i in Thumb(index: i, on: picked.contains(i), toggle: toggle) } }; SelectionBar(count: picked.count) { picked = [] } } } }
