import Combine
import SwiftUI

// Q1: layouts that properties give are called with content; the content keeps its identity.
struct Q1Radial: Layout { var angle: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
struct Q1: View { @State private var angle = 0.0; @State private var isGrid = true
    var mode: AnyLayout { isGrid ? AnyLayout(GridLayout()) : AnyLayout(Q1Radial(angle: angle)) }
    var sides: Q1Radial { Q1Radial(angle: 0) }
    var body: some View { let _ = probe("P"); let _ = step("mode") { isGrid.toggle() }; let _ = step("spin") { angle += 10 }
        VStack { mode { ForEach(0..<3, id: \.self) { i in Tick(tag: "hour\(i)") } }; sides { Tick(tag: "left"); Tick(tag: "right") } } } }
// Q2: a style that shows the standard control again, with the parts that it was given.
struct Q2Style: ToggleStyle { func makeBody(configuration: Configuration) -> some View { let _ = probe("style"); Toggle(configuration) } }
struct Q2: View { @State private var on = true; @State private var other = 0
    var body: some View { let _ = probe("P"); let _ = step("other") { other += 1 }; let _ = step("on") { on.toggle() }; let _ = other
        Toggle(isOn: $on) { Tick(tag: "label") }.toggleStyle(Q2Style()) } }
// Q3: a table's column that comes or goes leaves the cells of the others alone.
struct Q3Item: Identifiable { let id: Int; var age: Int }
struct Q3: View { @State private var items = [Q3Item(id: 1, age: 30), Q3Item(id: 2, age: 40)]; @State private var shows = true
    var body: some View { let _ = probe("P"); let _ = step("hide") { shows.toggle() }; let _ = step("older") { items[0].age += 1 }
        Table(items) {
            TableColumn("Id") { (item: Q3Item) in Tick(tag: "id\(item.id)") }
            if shows { TableColumn("Age") { (item: Q3Item) in Tick(tag: "age\(item.id)", v: item.age) } } } } }
// Q4: what a generic parameter stands for is written where the value is made, or told by what it is given.
protocol Q4Kind { static var count: Int { get } }
enum Q4Cats: Q4Kind { static var count: Int { 3 } }
enum Q4Dogs: Q4Kind { static let count = 1 }
struct Q4Rows<K: Q4Kind>: View { let name: String; let v: Int
    var body: some View { let _ = probe(name); ForEach(0..<K.count, id: \.self) { i in Tick(tag: "\(name)\(i)", v: v) } } }
struct Q4: View { @State private var n = 0
    var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }
        VStack { Q4Rows<Q4Cats>(name: "cat", v: n); Q4Rows<Q4Dogs>(name: "dog", v: 0) } } }
// Q5: what is published goes to `sink` with the value that the property will have, and a subject's values through a filter.
final class Q5Model: ObservableObject {
    @Published var query = ""; @Published var hits = 0; @Published private(set) var isLong = false
    let taps = PassthroughSubject<Int, Never>(); private var tokens = Set<AnyCancellable>()
    init() {
        $query.dropFirst().map(\.count).sink { [weak self] in self?.hits = $0 }.store(in: &tokens)
        $query.map { $0.count > 2 }.removeDuplicates().assign(to: &$isLong)
        taps.filter { $0 > 1 }.sink { [weak self] in self?.hits += $0 }.store(in: &tokens) } }
struct Q5: View { @StateObject private var model = Q5Model()
    var body: some View { let _ = probe("P"); let _ = step("ab") { model.query = "ab" }; let _ = step("abc") { model.query = "abc" }; let _ = step("tap1") { model.taps.send(1) }; let _ = step("tap5") { model.taps.send(5) }
        VStack { Tick(tag: "hits", v: model.hits); Tick(tag: "long", v: model.isLong ? 1 : 0) } } }
// Q6: what a bar or an edge does on scrolling is an argument like any other: what it stands around is made again, its views are not.
struct Q6: View { @State private var folds = false
    var body: some View { let _ = probe("P"); let _ = step("fold") { folds.toggle() }
        ScrollView { Tick(tag: "row"); Tick(tag: "fold", v: folds ? 1 : 0) }
            .scrollEdgeEffectStyle(folds ? .hard : .soft, for: .top)
            .tabBarMinimizeBehavior(folds ? .onScrollDown : .never)
            .overlay { Tick(tag: "glass").glassEffect(folds ? .clear : .regular, in: .capsule) } } }
