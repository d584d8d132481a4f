// root: Screen()
// i: Screen=1 Save=1 Foot=1
// @type:Name=ab: Screen=1
// @type:Name=abc: Screen=1 Save=1
// @type:Name=abcd: Screen=1
// @tap:One:
// @tap:Five: Screen=1 Foot=1
// @tap:Stop:
// @tap:Five:
// What is published is assigned to a property; a subject's values go through a filter until it is cancelled.
import SwiftUI
import Combine
final class Form: ObservableObject {
  @Published var name = ""
  @Published private(set) var isValid = false
  @Published private(set) var total = 0
  let hits = PassthroughSubject<Int, Never>()
  private var token: AnyCancellable?
  init() {
    $name.map { $0.count > 2 }.removeDuplicates().assign(to: &$isValid)
    token = hits.filter { $0 > 1 }.sink { [unowned self] in total += $0 } }
  func stop() { token?.cancel() } }
struct Screen: View { @StateObject private var form = Form()
  var body: some View { let _ = probe("Screen"); TextField("Name", text: $form.name); Save(isOn: form.isValid); Foot(count: form.total)
    Button("One") { form.hits.send(1) }; Button("Five") { form.hits.send(5) }; Button("Stop") { form.stop() } } }
struct Save: View { let isOn: Bool; var body: some View { let _ = probe("Save"); Text("Save").disabled(!isOn) } }
struct Foot: View { let count: Int; var body: some View { let _ = probe("Foot"); Text("\(count)") } }
