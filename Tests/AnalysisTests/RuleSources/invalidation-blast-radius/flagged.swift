// source: stepper in a product page
import SwiftUI

struct ProductPage: View {
  @State private var quantity = 1 // finding: invalidation-blast-radius
  let name: String
  let maker: String
  let price: Double

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Image("product")
          .resizable()
          .scaledToFit()
        Text(name)
          .font(.title)
        Text(maker)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(price, format: .currency(code: "EUR"))
          .font(.headline)
      }
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
    }
  }
}

// source: search text above a fixed legend
import SwiftUI

struct PlantSearch: View {
  @State private var query = "" // finding: invalidation-blast-radius
  let plants: [String]

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      List(plants.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
      HStack(spacing: 16) {
        Label("Sun", systemImage: "sun.max")
          .foregroundStyle(.yellow)
        Label("Shade", systemImage: "cloud")
          .foregroundStyle(.gray)
        Label("Water", systemImage: "drop")
          .foregroundStyle(.blue)
      }
      .font(.caption)
      .padding()
    }
  }
}

// source: two properties, each drags the other's section
import SwiftUI

struct Mixer: View {
  @State private var bass = 0.5 // finding: invalidation-blast-radius
  @State private var treble = 0.5 // finding: invalidation-blast-radius

  var body: some View {
    VStack {
      VStack {
        Text("Bass \(bass)")
          .font(.headline)
        Slider(value: $bass)
          .tint(bass > 0.8 ? .red : .blue)
        Text(bass > 0.8 ? "Loud" : "Fine")
          .font(.caption)
      }
      VStack {
        Text("Treble \(treble)")
          .font(.headline)
        Slider(value: $treble)
          .tint(treble > 0.8 ? .red : .blue)
        Text(treble > 0.8 ? "Loud" : "Fine")
          .font(.caption)
      }
    }
  }
}

// source: binding read beside constant content
import SwiftUI

struct NotificationSetting: View {
  @Binding var isOn: Bool // finding: invalidation-blast-radius
  let appName: String

  var body: some View {
    VStack {
      Toggle(isOn ? "On" : "Off", isOn: $isOn)
      VStack(alignment: .leading) {
        Image(systemName: "bell")
        Text(appName)
          .font(.title)
          .bold()
        Text("sends badges, sounds and banners")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}

// source: published property of an observed object
import SwiftUI

final class Timer3: ObservableObject {
  @Published var seconds = 0
}

struct BreadTimer: View {
  @StateObject private var timer = Timer3() // finding: invalidation-blast-radius
  let recipe: String
  let flour: String

  var body: some View {
    VStack {
      VStack {
        Text(recipe)
          .font(.largeTitle)
          .bold()
        Text(flour)
          .italic()
          .padding()
      }
      .padding()
      Text("\(timer.seconds)")
        .monospacedDigit()
      Button("Tick") { timer.seconds += 1 }
    }
  }
}

// source: drag offset in a whole card
import SwiftUI

struct SwipeCard: View {
  @State private var offset = CGSize.zero // finding: invalidation-blast-radius
  let name: String
  let job: String

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      VStack(alignment: .leading) {
        Image(systemName: "person")
          .resizable()
          .scaledToFill()
        Text(name)
          .font(.title)
        Text(job)
          .font(.subheadline)
      }
      .padding()
      Text(offset.width > 100 ? "Yes" : "")
    }
    .offset(offset)
    .gesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { _ in offset = .zero }
    )
  }
}

// source: app storage and a platform condition
import SwiftUI

struct Reader: View {
  @AppStorage("size") private var size = 14.0 // finding: invalidation-blast-radius
  let author: String
  let title: String
  let text: String

  var body: some View {
    VStack {
      VStack {
        Text(title)
          .font(.largeTitle)
        Text(author)
          .font(.headline)
          .foregroundStyle(.secondary)
        #if os(iOS)
          Divider()
        #endif
      }
      .padding()
      Text(text)
        .font(.system(size: size))
      Slider(value: $size, in: 10...30)
    }
  }
}

// source: generic picker with a header of its own
import SwiftUI

struct Chooser<Option: Hashable & CustomStringConvertible>: View {
  let options: [Option]
  let question: String
  @State private var choice: Option? // finding: invalidation-blast-radius

  var body: some View {
    Form {
      Section {
        Text(question)
          .font(.title2)
          .bold()
        Text("Choose one of \(options.count)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Picker("Choice", selection: $choice) {
        ForEach(options, id: \.self) { Text($0.description).tag(Optional($0)) }
      }
      Text(choice.map { "You chose \($0.description)" } ?? "Nothing chosen")
    }
  }
}

// source: view in an extension, helper in a method
import SwiftUI

struct Kiosk {
  @State private var copies = 1 // finding: invalidation-blast-radius
  let paper: String
  let city: String
}

extension Kiosk: View {
  var body: some View {
    VStack {
      masthead()
      Text("\(copies) copies")
      Button("More") { copies += 1 }
    }
  }

  private func masthead() -> some View {
    VStack {
      Text(paper)
        .font(.largeTitle)
        .fontDesign(.serif)
      Text(city)
        .font(.caption)
        .textCase(.uppercase)
    }
  }
}

// source: own observable model beside constant content
import Observation
import SwiftUI

@Observable
final class Lamp {
  var isOn = false
}

struct LampPage: View {
  @State private var lamp = Lamp() // finding: invalidation-blast-radius

  var body: some View {
    VStack {
      HStack {
        Text("Hall lamp").font(.title)
        Spacer()
        Text("Warm white")
      }
      Image(systemName: lamp.isOn ? "lightbulb.fill" : "lightbulb")
      Button("Switch") { lamp.isOn.toggle() }
    }
  }
}

// source: observable model handed in, two of its properties in two places
import Observation
import SwiftUI

@Observable
final class Engine {
  var speed = 0
  var oil = 4.0
  var coolant = 90
}

struct Dashboard: View {
  let engine: Engine // finding: invalidation-blast-radius

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "speedometer").padding(4)
        Text("\(engine.speed) km/h").font(.title)
      }
      HStack {
        Text("Oil").bold()
        Spacer()
        Text("\(engine.oil) l").monospacedDigit()
      }
    }
  }
}

// source: observable model in the environment beside state of the view
import Observation
import SwiftUI

@Observable
final class Basket {
  var count = 0
}

struct BasketBar: View {
  @Environment(Basket.self) private var basket // finding: invalidation-blast-radius
  @State private var code = ""

  var body: some View {
    VStack {
      Text("\(basket.count) things")
      VStack {
        Text("Voucher").font(.caption)
        TextField("Code", text: $code)
        Text(code.isEmpty ? "None" : code).bold()
      }
    }
  }
}

// source: observable model of the environment made bindable under its own name
import Observation
import SwiftUI

@Observable
final class Deck {
  var title = ""
  var volume = 1.0
}

struct DeckPanel: View {
  @Environment(Deck.self) private var deck // finding: invalidation-blast-radius

  var body: some View {
    @Bindable var deck = deck
    VStack {
      HStack {
        Text("Now playing").font(.caption)
        Text(deck.title).font(.title).bold()
      }
      HStack {
        Image(systemName: "speaker").padding(4)
        Slider(value: $deck.volume)
        Image(systemName: "speaker.wave.3").padding(4)
      }
    }
  }
}

// source: a local name of an observable model
import Observation
import SwiftUI

@Observable final class Harbour {
  var tide = 0
  var isOpen = true
}

struct HarbourScreen: View {
  @State private var harbour = Harbour() // finding: invalidation-blast-radius

  var body: some View {
    let place = harbour
    VStack {
      Text("Tide \(place.tide)")
      HStack {
        Text(place.isOpen ? "Open" : "Shut").bold()
        Spacer()
        Image(systemName: "flag").imageScale(.large)
      }
    }
  }
}

// source: rows whose closure uses the view
struct Kennel: View {
  let unit: String
  @State private var walks = 0 // finding: invalidation-blast-radius
  @State private var dogs = ["Ada", "Bo"]

  var body: some View {
    Button("Walk \(walks)") { walks += 1 }
    ForEach(dogs, id: \.self) { dog in
      HStack {
        Text("\(dog), 12 \(unit)").font(.headline).bold().italic()
      }
    }
  }
}
