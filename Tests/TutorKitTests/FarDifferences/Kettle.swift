import SwiftUI

// What a task took over before it waited differs from what it reads afterwards.
// instead: let tea = leaf.brew() => let tea = leaf.brew(); let name = name
// instead: poured.append(name) => poured.insert(name, at: 0)
// A task that was cancelled need not go on.
// same: await nap() => await nap(); guard !Task.isCancelled else { return }
// same: await nap() => await nap(); if Task.isCancelled { return }
// instead: await nap() => await nap(); guard Task.isCancelled else { return }
// Numbers are grouped in titles behind a wait too.
// instead: Text("\(litres) litres") => Text(String(litres) + " litres")
// A loop that waits goes on after other steps, with what its closure took over.
// instead: Clock(step: $step) => Clock(step: .constant(step))
// instead: ticks += step => ticks += 1
// A task begins again where what it is given differs, whatever that is.
// same: .task(id: leaf.name) => .task(id: [leaf.name])
// instead: .task(id: leaf.name) => .task(id: leaf.name.count)

struct Leaf {
  var name: String
  func brew() -> String { name + " tea" }
}

struct Clock: View {
  @Binding var step: Int
  @State private var ticks = 0

  var body: some View {
    Text("Ticks: \(ticks)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          ticks += step
        }
      }
  }
}

struct Kettle: View {
  @State private var name = "Ann"
  @State private var poured: [String] = []
  @State private var leaf = Leaf(name: "Green")
  @State private var litres = 0
  @State private var step = 1
  @State private var label = ""

  var body: some View {
    VStack {
      Text(label)
      Text(poured.joined(separator: ", "))
      Text("\(litres) litres")
      TextField("Guest", text: $name)
      Clock(step: $step)
      Stepper("Step", value: $step, in: 1...5)
      Button("Pour") {
        Task {
          let tea = leaf.brew()
          await nap()
          poured.append(name)
          label = tea
          litres = 1_500
        }
      }
      Button("Black") { leaf.name = "Black" }
      Button("White") { leaf.name = "White" }
    }
    .task(id: leaf.name) { label = leaf.name }
  }

  private func nap() async { try? await Task.sleep(for: .seconds(1)) }
}
