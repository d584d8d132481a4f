// What acts on all that share a text, or begin alike, does more only where there are two of them.
// instead: locker.id == id => locker.owner == lockers.first { $0.id == id }?.owner
// instead: queue.removeAll { $0 == name } => queue.removeAll { $0.hasPrefix(name) }
// instead: queue.removeAll { $0 == name } => queue.removeAll { $0.hasSuffix(name) }
// instead: queue.removeAll { $0 == name } => queue.removeAll { $0.contains(name) }
import SwiftUI

struct Locker: Identifiable {
  let id: Int
  var owner = ""
}

struct LockerHall: View {
  @State private var lockers = [
    Locker(id: 1, owner: "Mira"), Locker(id: 2, owner: "Otto"), Locker(id: 3), Locker(id: 4),
  ]
  @State private var queue = ["Lea", "Sam", "Ivo"]
  @State private var owner = ""
  @State private var waiting = ""
  @State private var isLit = true

  private var free: Int? { lockers.firstIndex { $0.owner.isEmpty } }

  var body: some View {
    VStack {
      Toggle("Light", isOn: $isLit)
      Text(isLit ? "Bright" : "Dark")
      ForEach(lockers) { locker in
        Text(locker.owner)
        Button("Empty \(locker.id)") { empty(locker.id) }.disabled(locker.owner.isEmpty)
      }
      TextField("Owner", text: $owner)
      Button("Lock") {
        guard let free else { return }
        lockers[free].owner = owner
        owner = ""
      }
      .disabled(owner.isEmpty || free == nil)
      ForEach(queue, id: \.self) { name in
        Text(name)
        Button("Let \(name) go") { queue.removeAll { $0 == name } }
      }
      TextField("Waiting", text: $waiting)
      Button("Queue up") {
        queue.append(waiting)
        waiting = ""
      }
      .disabled(waiting.isEmpty || queue.contains(waiting) || queue.count == 5)
    }
  }

  private func empty(_ id: Int) {
    for index in lockers.indices.filter({ isMeant(lockers[$0], id) }) { lockers[index].owner = "" }
  }

  private func isMeant(_ locker: Locker, _ id: Int) -> Bool { locker.id == id }
}
