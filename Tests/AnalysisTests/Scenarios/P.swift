import SwiftUI

struct PKey: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }
// P1: more closures that lay out, measure or hand up: what they read of State makes the owner's body run.
struct P1: View { @State private var a = 0.0; @State private var b = 0.0; @State private var c = 0; @State private var d = 0.0
    var body: some View { let _ = probe("P"); let _ = step("a") { a += 1 }; let _ = step("b") { b += 1 }; let _ = step("c") { c += 1 }; let _ = step("d") { d += 1 }
        VStack {
            Tick(tag: "a").scrollTransition { content, phase in content.opacity(a) }
            Tick(tag: "b").containerRelativeFrame(.horizontal) { length, axis in length - b }
            Tick(tag: "c").transformPreference(PKey.self) { $0 += c }
            Tick(tag: "d").onGeometryChange(for: Double.self) { proxy in d } action: { _ in }
        }.onPreferenceChange(PKey.self) { _ in } } }
// P2: a preference is transformed on its way up.
struct P2: View { @State private var n = 1; @State private var seen = 0
    var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }
        VStack { Tick(tag: "below").preference(key: PKey.self, value: n).transformPreference(PKey.self) { $0 *= 10 }; Tick(tag: "seen", v: seen) }
            .onPreferenceChange(PKey.self) { seen = $0 } } }
// P3: a sheet whose binding is `.constant(false)` is not up.
struct P3: View { @State private var n = 0
    var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; let _ = n
        VStack { Tick(tag: "base").sheet(isPresented: .constant(false)) { Tick(tag: "sheet") } } } }
// P4: a stack shows a screen for each element of its path; the screen keeps its state while its element is there.
struct P4Screen: View { let id: Int; let v: Int; @State private var own = 0
    var body: some View { let _ = probe("screen\(id)"); let _ = step("own\(id)") { own += 1 }; Tick(tag: "own\(id)", v: own) } }
struct P4: View { @State private var path: [Int] = []; @State private var n = 0
    var body: some View { let _ = probe("P"); let _ = step("push1") { path.append(1) }; let _ = step("push2") { path.append(2) }; let _ = step("pop") { path.removeLast() }; let _ = step("n") { n += 1 }; let _ = step("replace") { path = [3] }
        NavigationStack(path: $path) { Tick(tag: "root").navigationDestination(for: Int.self) { i in P4Screen(id: i, v: n) } } } }
// P5: the destination is that of the element's type.
struct P5: View { @State private var path = NavigationPath()
    var body: some View { let _ = probe("P"); let _ = step("number") { path.append(1) }; let _ = step("text") { path.append("a") }; let _ = step("back") { path.removeLast() }
        NavigationStack(path: $path) {
            Tick(tag: "root").navigationDestination(for: Int.self) { i in Tick(tag: "number", v: i) }.navigationDestination(for: String.self) { s in Tick(tag: "text") } } } }
// P6: a lazy container makes elements until its rows stand; one without a row takes no room.
struct P6Item: Identifiable { let id: Int; var isOn: Bool }
struct P6: View { @State private var items = (0..<40).map { P6Item(id: $0, isOn: $0 % 2 == 1) }
    var body: some View { let _ = probe("P"); let _ = step("allOn") { for i in items.indices { items[i].isOn = true } }
        List { ForEach(items) { item in if item.isOn { Tick(tag: "row\(item.id)") } } } } }
