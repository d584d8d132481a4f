// program: a counter
import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      Button("Reset", role: .destructive) { count = 0 }
        .disabled(count == 0)
    }
  }
}
// program: a binding passed on
import SwiftUI

struct VolumeRow: View {
  @Binding var volume: Double

  var body: some View {
    Slider(value: $volume, in: 0...10)
  }
}

struct Player: View {
  @State private var volume = 3.0

  var body: some View {
    VStack {
      VolumeRow(volume: $volume)
      Text(volume, format: .number)
    }
  }
}
// program: a binding to a member
import SwiftUI

struct Address {
  var street = ""
  var isDefault = false
}

struct AddressForm: View {
  @State private var address = Address()

  var body: some View {
    Form {
      TextField("Street", text: $address.street)
      Toggle("Default", isOn: $address.isDefault)
    }
  }
}
// program: bindings to elements
import SwiftUI

struct Task: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct TaskRow: View {
  @Binding var task: Task

  var body: some View {
    Toggle(task.title, isOn: $task.isDone)
  }
}

struct TaskList: View {
  @State private var tasks = [Task(id: 1, title: "Sail")]

  var body: some View {
    List($tasks) { $task in
      TaskRow(task: $task)
    }
    ForEach($tasks) { $task in
      TextField("Title", text: $task.title)
    }
    ForEach(tasks.indices, id: \.self) { index in
      TaskRow(task: $tasks[index])
    }
  }
}
// program: computed bindings
import SwiftUI

struct Thermostat: View {
  @State private var celsius = 20.0

  private var fahrenheit: Binding<Double> {
    Binding {
      celsius * 9 / 5 + 32
    } set: { newValue in
      celsius = (newValue - 32) * 5 / 9
    }
  }

  var body: some View {
    VStack {
      Slider(value: $celsius, in: 0...40)
      Slider(value: fahrenheit, in: 32...104)
      Stepper("Step", value: Binding(get: { Int(celsius) }, set: { celsius = Double($0) }), in: 0...40)
    }
  }
}
// program: constant bindings and unwrapping
import SwiftUI

struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Names: View {
  @State private var nickname: String?

  var body: some View {
    VStack {
      NameField(name: .constant("Fixed"))
      if let field = Binding($nickname) {
        NameField(name: field)
      }
      Button("Set") { nickname = "Bo" }
    }
  }
}
// program: a custom init of state and binding
import SwiftUI

struct Editor: View {
  @State private var draft: String
  @Binding private var text: String

  init(text: Binding<String>) {
    _text = text
    _draft = State(initialValue: text.wrappedValue)
  }

  var body: some View {
    TextField("Draft", text: $draft)
      .onSubmit { text = draft }
  }
}

struct Host: View {
  @State private var text = ""
  var body: some View { Editor(text: $text) }
}
// program: state with a custom init through wrapped value
import SwiftUI

struct Wheel: View {
  @State private var angle: Double
  let step: Double

  init(start: Double, step: Double = 15) {
    self._angle = State(wrappedValue: start)
    self.step = step
  }

  var body: some View {
    Button("Turn") { angle += step }
      .rotationEffect(.degrees(angle))
  }
}
// program: an observable model in state
import SwiftUI

@Observable final class Cart {
  var items: [String] = []
  var note = ""
  @ObservationIgnored var log: [String] = []

  func add(_ item: String) {
    items.append(item)
  }
}

struct Shop: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Text("\(cart.items.count)")
      Button("Add") { cart.add("Rope") }
      TextField("Note", text: $cart.note)
      CartNote(cart: cart)
    }
  }
}

struct CartNote: View {
  @Bindable var cart: Cart

  var body: some View {
    TextField("Note", text: $cart.note)
  }
}
// program: a bindable inside the body
import SwiftUI

@Observable class Settings2 {
  var isMuted = false
}

struct Mute: View {
  @Environment(Settings2.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Toggle("Mute", isOn: $settings.isMuted)
  }
}

struct Root: View {
  @State private var settings = Settings2()
  var body: some View {
    Mute().environment(settings)
  }
}
// program: an optional observable in the environment
import SwiftUI

@Observable class Session {
  var user = "Guest"
}

struct UserName: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    Text(session?.user ?? "Nobody")
  }
}
// program: an observable object
import SwiftUI

final class Pump: ObservableObject {
  @Published var isOn = false
  @Published private(set) var litres = 0

  func run() {
    litres += 1
  }
}

struct PumpView: View {
  @StateObject private var pump = Pump()

  var body: some View {
    VStack {
      Toggle("On", isOn: $pump.isOn)
      PumpReading(pump: pump)
      Button("Run", action: pump.run)
    }
  }
}

struct PumpReading: View {
  @ObservedObject var pump: Pump

  var body: some View {
    Text("\(pump.litres) l")
  }
}
// program: wrappers in an observable class that are not followed
import SwiftUI

@Observable final class Kiln {
  @ObservationIgnored @AppStorage("kiln.name") private var name = "Old"
  @ObservationIgnored @Published var log: [String] = []
  @MainActor var heat = 20
  var title: String { name }
}

struct KilnView: View {
  @State private var kiln = Kiln()

  var body: some View {
    Text("\(kiln.title): \(kiln.heat)")
  }
}
