// root: Screen()
// i: Screen=1 Foot=1
// @type:Query=x: Screen=1 Hit=2 Foot=1
// @type:Query=y: Screen=1 Hit=2
// @tap:Stop: Screen=1
// @type:Query=z: Screen=1
// What is published goes to `sink` with the value that the property will have.
import SwiftUI
import Combine
final class Search: ObservableObject {
  @Published var query = ""
  @Published var hits: [String] = []
  private var tokens = Set<AnyCancellable>()
  init() { $query.dropFirst().map { [$0, $0 + "!"] }.sink { [weak self] in self?.hits = $0 }.store(in: &tokens) }
  func stop() { tokens.removeAll(); objectWillChange.send() } }
struct Screen: View { @StateObject private var search = Search()
  var body: some View { let _ = probe("Screen"); TextField("Query", text: $search.query); ForEach(search.hits, id: \.self) { Hit(text: $0) }; Foot(count: search.hits.count); Button("Stop") { search.stop() } } }
struct Hit: View { let text: String; var body: some View { let _ = probe("Hit"); Text(text) } }
struct Foot: View { let count: Int; var body: some View { let _ = probe("Foot"); Text("\(count)") } }
