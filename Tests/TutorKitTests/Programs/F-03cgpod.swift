// i: P=1
// @inc: P=1 size=1 rect=1 insets=1 dec=1 angle=1 unit=1 dur=1 edge=1 cgf=1 idx=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct A1: View, Equatable { let tick: Int; let v: CGSize; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("size"); Text("x") } }
struct A2: View, Equatable { let tick: Int; let v: CGRect; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("rect"); Text("x") } }
struct A3: View, Equatable { let tick: Int; let v: EdgeInsets; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("insets"); Text("x") } }
struct A4: View, Equatable { let tick: Int; let v: Decimal; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("dec"); Text("x") } }
struct A5: View, Equatable { let tick: Int; let v: Angle; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("angle"); Text("x") } }
struct A6: View, Equatable { let tick: Int; let v: UnitPoint; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("unit"); Text("x") } }
struct A7: View, Equatable { let tick: Int; let v: Duration; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("dur"); Text("x") } }
struct A8: View, Equatable { let tick: Int; let v: Edge.Set; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("edge"); Text("x") } }
struct A9: View, Equatable { let tick: Int; let v: CGFloat; let t: TimeInterval; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("cgf"); Text("x") } }
struct A10: View, Equatable { let tick: Int; let v: ColorScheme; let o: CGPoint?; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("idx"); Text("x") } }
struct P: View { @State private var n = 0; var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
  VStack { Group { A1(tick: n, v: .zero); A2(tick: n, v: .zero); A3(tick: n, v: EdgeInsets()); A4(tick: n, v: 1); A5(tick: n, v: .degrees(3)) }; Group { A6(tick: n, v: .center); A7(tick: n, v: .seconds(1)); A8(tick: n, v: .top); A9(tick: n, v: 1, t: 2); A10(tick: n, v: .dark, o: .zero) } } } }