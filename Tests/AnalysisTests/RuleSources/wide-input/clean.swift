// source: reads exactly half of four
import SwiftUI

struct Planet: Identifiable {
  let id: Int
  var name: String
  var radius: Double
  var moons: Int
}

struct PlanetRow: View {
  let planet: Planet

  var body: some View {
    HStack {
      Text(planet.name)
      Spacer()
      Text("\(planet.moons) moons")
    }
  }
}

// source: three of seven, one of them in an extension
import SwiftUI

struct Employee {
  var first: String
  var last: String
  var office: String
  var phone: String
  var email: String
  var salary: Double
  var since: Date
}

struct EmployeeCard: View {
  let employee: Employee

  var body: some View {
    VStack {
      Text(fullName)
      Text(employee.office)
    }
  }
}

private extension EmployeeCard {
  var fullName: String { employee.first + " " + employee.last }
}

// source: passes the whole value to another view
import SwiftUI

struct Book {
  var title: String
  var author: String
  var pages: Int
  var year: Int
  var isbn: String
}

struct BookScreen: View {
  let book: Book

  var body: some View {
    VStack {
      Text(book.title).font(.largeTitle)
      BookFacts(book: book)
    }
  }
}

struct BookFacts: View {
  let book: Book

  var body: some View {
    Text("\(book.author), \(book.pages) pages, \(book.year), \(book.isbn)")
  }
}

// source: hands the whole value to a closure
import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var seat: String
  var row: String
  var price: Double
  var sold: Bool
}

struct TicketButton: View {
  let ticket: Ticket
  var onBuy: (Ticket) -> Void

  var body: some View {
    Button(ticket.seat) {
      onBuy(ticket)
    }
  }
}

// source: hands the whole value to a function
import SwiftUI

struct Invoice {
  var number: Int
  var net: Double
  var rate: Double
  var customer: String
  var due: Date
}

func gross(of invoice: Invoice) -> Double {
  invoice.net * (1 + invoice.rate)
}

struct InvoiceLine: View {
  let invoice: Invoice

  var body: some View {
    LabeledContent("#\(invoice.number)") {
      Text(gross(of: invoice), format: .number)
    }
  }
}

// source: an observable class
import SwiftUI
import Observation

@Observable
final class Player {
  var title = ""
  var artist = ""
  var position = 0.0
  var volume = 0.5
  var isPlaying = false
}

struct PlayerTitle: View {
  let player: Player

  var body: some View {
    Text(player.title)
      .lineLimit(1)
  }
}

// source: an ObservableObject without a wrapper
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
  @Published var token = ""
  @Published var expires = Date.distantFuture
  @Published var offline = false
  @Published var theme = "light"
}

struct SessionFooter: View {
  let session: Session

  var body: some View {
    Text(session.user)
      .font(.footnote)
  }
}

// source: three stored properties beside static and computed ones
import SwiftUI

struct Temperature {
  var celsius: Double
  var place: String
  var time: Date

  static let freezing = 0.0
  static var boiling = 100.0
  var fahrenheit: Double { celsius * 9 / 5 + 32 }
  var isFreezing: Bool { celsius <= Self.freezing }
}

struct TemperatureLabel: View {
  let temperature: Temperature

  var body: some View {
    Text(temperature.place)
  }
}

// source: a binding to the model
import SwiftUI

struct Settings {
  var sound = true
  var haptics = true
  var volume = 0.5
  var language = "en"
  var size = 12
}

struct SoundToggle: View {
  @Binding var settings: Settings

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
  }
}

// source: the view that edits the model through State
import SwiftUI

struct Draft {
  var subject = ""
  var recipient = ""
  var text = ""
  var urgent = false
  var attachments: [String] = []
}

struct Composer: View {
  @State private var draft = Draft()

  var body: some View {
    Form {
      TextField("Subject", text: $draft.subject)
      Toggle("Urgent", isOn: $draft.urgent)
    }
  }
}

// source: an array of models is not one model
import SwiftUI

struct City: Identifiable {
  let id: Int
  var name: String
  var country: String
  var people: Int
  var mayor: String
}

struct CityNames: View {
  let cities: [City]

  var body: some View {
    List(cities) { city in
      Text(city.name)
    }
    .navigationTitle("\(cities.count) cities")
  }
}

// source: compares and stores the whole value
import SwiftUI

struct Plan: Equatable {
  var name: String
  var price: Double
  var seats: Int
  var support: Bool
  var storage: Int
}

struct PlanChoice: View {
  let plan: Plan
  @Binding var chosen: Plan?

  var body: some View {
    Button {
      chosen = plan
    } label: {
      Label(plan.name, systemImage: chosen == plan ? "checkmark" : "circle")
    }
  }
}

// source: small value types and scalars
import SwiftUI

fileprivate struct Level {
  let value: Double
  let color: Color
}

struct Gauges: View {
  var body: some View {
    HStack {
      Bar(level: Level(value: 0.3, color: .red), width: 12, label: "A", hint: "low")
      Bar(level: Level(value: 0.7, color: .blue), width: 12, label: "B", hint: "high")
    }
  }

  fileprivate struct Bar: View {
    fileprivate let level: Level
    let width: Double
    let label: String
    let hint: String

    var body: some View {
      Rectangle().frame(width: width, height: level.value * 100).accessibilityLabel(label + hint)
    }
  }
}
