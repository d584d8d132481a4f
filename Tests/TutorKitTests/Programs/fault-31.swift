// i: P=1 L=1
// @select:Show=done: P=1 L=1
// @select:Show=done: -
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
enum Show: String, CaseIterable { case all, open, done; func keep(_ n: Int) -> Bool { self != .done || n > 2 } }
struct P: View { @State private var show = Show.all; let xs = [1, 2, 3]; var body: some View { let _ = probe("P"); VStack { Picker("Show", selection: $show) { ForEach(Show.allCases, id: \.self) { Text($0.rawValue.capitalized) } }; Leaf(name: "L", v: xs.filter { show.keep($0) }.count) } } }