import SwiftUI
struct Leaf: View { var name: String; var v: Int = 0; var body: some View { let _ = probe(name); Color.red } }
struct NE { var a: Int }
@Observable final class OM { var a = 0; var b = 0; var name = ""; var email = ""; var valid: Bool { !name.isEmpty } }
final class OO: ObservableObject { @Published var a = 0; @Published var b = 0 }
struct D1: View { @State var n = 0; var body: some View { let _ = probe("P"); Leaf(name: "L", v: n).onAppear { n += 1 } } }
struct D1b: View { @State var n = 0; var body: some View { let _ = probe("P"); Leaf(name: "L", v: 1).onAppear { n += 1 } } }
struct D2: View { @State var n = 0; @State var m = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }
  VStack { Leaf(name: "Ln", v: n); Leaf(name: "Lm", v: m) }.onChange(of: n) { m = n * 2 } } }
struct G2: View { @State var a = 0; @State var b = 0; @State var c = 0; @State var d = 0; @State var e = 0
  var body: some View { let _ = probe("P"); let _ = step("a") { a = 1 }
   Leaf(name: "L", v: a + b + c + d + e).onChange(of: a) { b = a }.onChange(of: b) { c = b }.onChange(of: c) { d = c }.onChange(of: d) { e = d } } }
struct PK: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
struct D3: View { @State var n = 1; @State var p = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = p
  Color.red.preference(key: PK.self, value: n).onPreferenceChange(PK.self) { p = $0 } } }
struct D4: View { @State var a = 0; @State var b = 0; var body: some View { let _ = probe("P"); let _ = step("mix") { a += 1; withAnimation { b += 1 } }; let _ = step("one") { withAnimation { a += 1; b += 1 } }
  let _ = a + b; Color.red } }
struct D5: View { @State var on = false; var body: some View { let _ = probe("P"); let _ = step("t") { withAnimation(.easeIn) { on.toggle() } }; Leaf(name: "L", v: 1).opacity(on ? 1 : 0.2).offset(x: on ? 1 : 2) } }
struct D7: View { @State var show = true; @State var k = 0; var body: some View { let _ = probe("P"); let _ = step("hide") { show = false }; let _ = k; VStack { if show { Leaf(name: "L").onDisappear { k += 1 } } } } }
private struct FooKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues { var foo: Int { get { self[FooKey.self] } set { self[FooKey.self] = newValue } } }
struct EnvR: View { @Environment(\.foo) var foo; var body: some View { let _ = probe("R"); let _ = foo; Color.red } }
struct Mid1: View { var body: some View { let _ = probe("M1"); Mid2() } }
struct Mid2: View { var body: some View { let _ = probe("M2"); EnvR() } }
struct D10: View { @State var f = 0; var body: some View { let _ = probe("P"); let _ = step("f") { f += 1 }; Mid1().environment(\.foo, f) } }
struct CounterProp: DynamicProperty { @State var n = 0 }
struct D11: View { var c = CounterProp(); var body: some View { let _ = probe("P"); let _ = step("n") { c.n += 1 }; let _ = c.n; Color.red } }
struct D12: View { var c = CounterProp(); var body: some View { let _ = probe("P"); let _ = step("n") { c.n += 1 }; Color.red } }
struct D14: View { @State var t = (1, "a"); var body: some View { let _ = probe("P"); let _ = step("eq") { t = (1, "a") }; let _ = step("df") { t = (2, "a") }; let _ = t; Color.red } }
struct D15: View { @State var xs = [NE(a: 1)]; var body: some View { let _ = probe("P"); let _ = step("rebuilt") { xs = [NE(a: 1)] }; let _ = step("same") { xs = xs }; let _ = xs; Color.red } }
struct D17C: View { @State var v: Int; init(v: Int) { _v = State(initialValue: v) }; var body: some View { let _ = probe("C"); Leaf(name: "L", v: v) } }
struct D17: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; D17C(v: n) } }
struct BR: View { var name: String; @Binding var x: Int; var body: some View { let _ = probe(name); let _ = x; Color.red } }
struct BN: View { var name: String; @Binding var x: Int; var body: some View { let _ = probe(name); Color.red } }
struct F2: View { @State var x = 0; var body: some View { let _ = probe("P"); let _ = step("x") { x += 1 }; let _ = x; VStack { BR(name: "r", x: $x); BN(name: "n", x: $x) } } }
struct F4: View { @State var w: CGFloat = 10; var body: some View { let _ = probe("P"); let _ = step("w") { w += 10 }; GeometryReader { p in let _ = probe("G"); Leaf(name: "L", v: 1) }.frame(width: w) } }
var globalN = 0
struct F8: View { var body: some View { let _ = probe("P"); let _ = step("g") { globalN += 1 }; Leaf(name: "L", v: globalN) } }
struct EOR: View { @EnvironmentObject var m: OO; var body: some View { let _ = probe("EOR"); let _ = m.a; Color.red } }
struct F9Mid: View { var body: some View { let _ = probe("Mid"); EOR() } }
struct F9: View { @State var m = OO(); var body: some View { let _ = probe("P"); let _ = step("replace") { m = OO() }; let _ = step("a") { m.a += 1 }; F9Mid().environmentObject(m) } }
struct ER: View { @Environment(OM.self) var m; var body: some View { let _ = probe("ER"); let _ = m.a; Color.red } }
struct F10: View { @State var m = OM(); var body: some View { let _ = probe("P"); let _ = step("replace") { m = OM() }; let _ = step("a") { m.a += 1 }; ER().environment(m) } }
struct F12D: View { @State var n = 0; var body: some View { let _ = probe("D"); let _ = step("n") { n += 1 }; Leaf(name: "L", v: n) } }
struct F12C: View { var body: some View { let _ = probe("C"); F12D() } }
struct F12B: View { var body: some View { let _ = probe("B"); F12C() } }
struct F12: View { var body: some View { let _ = probe("A"); F12B() } }
struct Heavy: View { var body: some View { let _ = probe("Heavy"); Color.red } }
struct Field: View { @Binding var text: String; var body: some View { let _ = probe("Field"); TextField("t", text: $text) } }
struct F13: View { @State var text = ""; var body: some View { let _ = probe("S"); let _ = step("type") { text += "a" }; let _ = text; VStack { Field(text: $text); Heavy() } } }
struct F13b: View { @State var text = ""; var heavy: some View { let _ = probe("heavyProp"); return Color.red }; var body: some View { let _ = probe("S"); let _ = step("type") { text += "a" }; let _ = text; VStack { Field(text: $text); heavy } } }
struct SearchBox: View { @State var text = ""; var body: some View { let _ = probe("Box"); let _ = step("type") { text += "a" }; let _ = text; Field(text: $text) } }
struct F13c: View { var body: some View { let _ = probe("S"); VStack { SearchBox(); Heavy() } } }
struct Row: View { var i: Int; var f: () -> Void; var body: some View { let _ = probe("row\(i)"); Color.red } }
struct F19: View { @State var m = OM(); var body: some View { let _ = probe("P"); let _ = step("a") { m.a += 1 }; let _ = m.a; Row(i: 0, f: { m.b += 1 }) } }
private struct ActKey: EnvironmentKey { static let defaultValue = Act(id: 0, f: {}) }
struct Act: Equatable { let id: Int; let f: () -> Void; static func == (a: Act, b: Act) -> Bool { a.id == b.id } }
extension EnvironmentValues { var act: Act { get { self[ActKey.self] } set { self[ActKey.self] = newValue } } }
struct ActR: View { @Environment(\.act) var act; var body: some View { let _ = probe("ActR"); Color.red } }
struct F22: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = n; ActR().environment(\.act, Act(id: 1, f: { n += 1 })) } }
struct L3: View { var n: Int; var body: some View { let _ = probe("L3"); let _ = n; Color.red } }
struct L2: View { var n: Int; var body: some View { let _ = probe("L2"); L3(n: n) } }
struct L1: View { var n: Int; var body: some View { let _ = probe("L1"); L2(n: n) } }
struct F27: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; L1(n: n) } }
struct G3: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = { n = 5 }(); let _ = n; Color.red } }
struct G6: View { @State var flag = false; var body: some View { let _ = probe("P"); let _ = step("t") { flag = true }; VStack { if flag { Leaf(name: "in") }; Leaf(name: "sib", v: 1) } } }
struct G14: View { @State var n = 0; func tapped() { n += 1 }; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = n; VStack { ForEach(0..<3, id: \.self) { i in Row(i: i, f: tapped) } } } }
struct I1: View { @State var v = 0; var body: some View { let _ = probe("P"); let _ = step("v") { v += 1 }; BN(name: "n", x: Binding(get: { v }, set: { v = $0 })) } }
struct It: Identifiable, Equatable { var id: Int; var a = 0 }
struct RB: View { @Binding var item: It; var body: some View { let _ = probe("rb\(item.id)"); Color.red } }
struct I2: View { @State var items = [It(id: 0), It(id: 1)]; @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = step("m") { items[0].a += 1 }; let _ = n; VStack { ForEach($items) { $it in RB(item: $it) } } } }
struct NameField: View { @Bindable var m: OM; var body: some View { let _ = probe("NameField"); Fld(text: $m.name) } }
struct EmailField: View { @Bindable var m: OM; var body: some View { let _ = probe("EmailField"); Fld(text: $m.email) } }
struct Fld: View { @Binding var text: String; var body: some View { let _ = probe("Fld"); let _ = text; Color.red } }
struct Summary: View { var m: OM; var body: some View { let _ = probe("Summary"); let _ = m.valid; Color.red } }
struct I7: View { @State var m = OM(); var body: some View { let _ = probe("Form"); let _ = step("name") { m.name += "x" }; VStack { NameField(m: m); EmailField(m: m); Summary(m: m) } } }
struct ShowTop: View { var show: Bool; var body: some View { let _ = probe("ShowTop"); Color.red } }
struct I8: View { @State var scroll = 0; var body: some View { let _ = probe("P"); let _ = step("s") { scroll += 1 }; ShowTop(show: scroll > 100) } }
struct SC: View { var name: String; @State var s = 0; var body: some View { let _ = probe(name); let _ = step("s") { s += 1 }; Leaf(name: name + "L", v: s) } }
struct I9: View { @State var f = true; var body: some View { let _ = probe("P"); let _ = step("t") { f.toggle() }; VStack { if f { SC(name: "C") } else { SC(name: "C") } } } }
struct EqRow: View, Equatable { let s: String; let tap: () -> Void; static func == (a: EqRow, b: EqRow) -> Bool { a.s == b.s }; @State var on = false; var body: some View { let _ = probe("EqRow"); let _ = step("on") { on.toggle() }; let _ = on; Row(i: 9, f: { on.toggle() }) } }
struct Xa: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = n; EqRow(s: "a", tap: { n += 1 }) } }
struct StArr: View { @State var xs = [NE(a: 1)]; var body: some View { let _ = probe("StArr"); Color.red } }
struct Xb: View { @State var n = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = n; StArr() } }
struct Cont<C: View>: View { var content: C; var body: some View { let _ = probe("Cont"); content } }
struct Xc: View { @State var n = 0; @State var o = 0; var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = step("o") { o += 1 }; let _ = o; Cont(content: Text("\(n)").padding(3)) } }

// Xd: a button of an alert takes it away: whoever reads the flag runs again.
struct Xd: View { @State private var asks = false; @State private var count = 0
    var body: some View { let _ = probe("P"); let _ = step("ask") { asks = true }
        VStack { Leaf(name: "asks", v: asks ? 1 : 0); Leaf(name: "count", v: count) }
            .alert("Sure?", isPresented: $asks) { Button("Yes") { count += 1 }; Button("No", role: .cancel) {} } } }
// Xe: what an initialiser assigns to a state that has a value already, when all else has one too, is lost.
struct XeRow: View { let n: Int; @State private var kept = 5; @State private var given: Int
    init(n: Int) { given = n; self.n = n; kept = n }
    var body: some View { let _ = probe("row"); Leaf(name: "kept", v: kept); Leaf(name: "given", v: given); Button("Raise") { kept = n } } }
struct Xe: View { var body: some View { XeRow(n: 9) } }