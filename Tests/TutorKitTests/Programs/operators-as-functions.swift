// root: Cargo()
// i: Cargo=1 Total=7
// @tap:Load: Cargo=1 Total=6
// Operators are functions, and of equal elements the first is the greatest.
import SwiftUI
struct Crate: Identifiable { let id: Int; var weight: Int; var isSealed = false }
extension Sequence { func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } } }
struct Cargo: View { @State private var crates = [Crate(id: 1, weight: 2), Crate(id: 2, weight: 3, isSealed: true), Crate(id: 3, weight: 3)]
  var body: some View { let _ = probe("Cargo")
    Total(value: crates.map(\.weight).reduce(into: 0, +=))
    Total(value: zip(crates.map(\.weight), crates.map(\.id)).map(*).reduce(0, +))
    Total(value: crates.map(\.isSealed).filter(!).count)
    Total(value: crates.sum(\.weight))
    Total(value: (+)(crates.count, crates[0].weight))
    Total(value: crates.max { $0.weight < $1.weight }?.id ?? 0)
    Total(value: crates.map { repeatElement("x", count: $0.weight).joined() }.joined().count)
    Button("Load") { crates.append(Crate(id: 4, weight: 3)) } } }
struct Total: View { let value: Int
  var body: some View { let _ = probe("Total"); Text("\(value)") } }
