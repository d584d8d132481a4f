// instead: swimmers.removeAll { $0.id == swimmer.id } => swimmers.removeAll { $0.name == swimmer.name }
// instead: swimmers[index].hasSwum = true => for place in swimmers.indices where swimmers[place].name == swimmer.name { swimmers[place].hasSwum = true }
import SwiftUI

struct Swimmer: Identifiable {
  let id: Int
  var name: String
  var lane: Int
  var hasSwum = false
}

struct SwimList: View {
  @State private var swimmers = [
    Swimmer(id: 1, name: "Ines", lane: 4), Swimmer(id: 2, name: "Bo", lane: 2),
  ]
  @State private var next = 3
  @State private var isEntering = false
  @State private var byLane = false

  private var ordered: [Swimmer] {
    swimmers.sorted { byLane ? $0.lane < $1.lane : $0.name < $1.name }
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle("By lane", isOn: $byLane)
        ForEach(ordered) { swimmer in
          HStack {
            Text(swimmer.name)
            Text("Lane \(swimmer.lane)")
            if swimmer.hasSwum { Image(systemName: "checkmark") }
            Button("Done") { finish(swimmer) }
          }
          .swipeActions {
            Button("Scratch") { swimmers.removeAll { $0.id == swimmer.id } }
          }
        }
      }
      .toolbar {
        Button("Enter") { isEntering = true }
      }
      .sheet(isPresented: $isEntering) {
        EntryForm { name, lane in
          swimmers.append(Swimmer(id: next, name: name, lane: lane))
          next += 1
        }
      }
    }
  }

  private func finish(_ swimmer: Swimmer) {
    guard let index = swimmers.firstIndex(where: { $0.id == swimmer.id }) else { return }
    swimmers[index].hasSwum = true
  }
}

struct EntryForm: View {
  let onEnter: (String, Int) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var lane = 1

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Stepper("Lane", value: $lane, in: 1...8)
      Button("Take in") {
        onEnter(name, lane)
        dismiss()
      }
      .disabled(name.isEmpty)
    }
  }
}
