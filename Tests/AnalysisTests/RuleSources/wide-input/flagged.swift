// source: user badge in a list
import SwiftUI

struct User: Identifiable {
  let id: Int
  var name: String
  var email: String
  var phone: String
  var city: String
}

struct UserList: View {
  @State private var users: [User] = []

  var body: some View {
    List(users) { user in
      UserBadge(user: user)
    }
  }
}

struct UserBadge: View {
  let user: User // finding: wide-input

  var body: some View {
    Label(user.name, systemImage: "person")
  }
}

// source: two of five with self and a private property
import SwiftUI

public struct Recipe: Hashable {
  public var title: String
  public var minutes: Int
  public var servings: Int
  public var steps: [String]
  public var author: String
}

public struct RecipeBanner: View {
  private let recipe: Recipe // finding: wide-input

  public init(recipe: Recipe) {
    self.recipe = recipe
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text(self.recipe.title).font(.headline)
      Text("\(self.recipe.minutes) min")
    }
  }
}

// source: model nested in a namespace
import SwiftUI

enum Shop {
  struct Product: Identifiable {
    var id: String
    var name: String
    var price: Double
    var stock: Int
    var weight: Double
    var maker: String
  }
}

struct Shelf: View {
  @State private var products = [Shop.Product]()

  var body: some View {
    ScrollView {
      ForEach(products) { PriceTag(product: $0) }
    }
  }
}

private struct PriceTag: View {
  var product: Shop.Product // finding: wide-input

  var body: some View {
    Text(product.price, format: .currency(code: "EUR"))
      .strikethrough(product.stock == 0)
  }
}

// source: several names in one declaration
import SwiftUI

struct Quad { var top, left, bottom, right: Double }

struct QuadEditor: View {
  @State private var quad = Quad(top: 0, left: 0, bottom: 1, right: 1)

  var body: some View {
    VStack {
      TopEdge(quad: quad)
      Slider(value: $quad.top)
    }
  }
}

struct TopEdge: View {
  let quad: Quad // finding: wide-input
  var body: some View { Rectangle().frame(height: quad.top) }
}

// source: reads spread over an extension
import SwiftUI

struct Flight {
  let number: String
  let origin: String
  let destination: String
  let gate: String
  let departure: Date
  let seats: Int
}

struct FlightRow: View {
  let flight: Flight // finding: wide-input

  var body: some View {
    HStack {
      Text(flight.number)
      Spacer()
      Text(gateLabel())
    }
  }
}

extension FlightRow {
  fileprivate func gateLabel() -> String {
    "Gate " + flight.gate
  }
}

struct Departures: View {
  let flights: [Flight]

  var body: some View {
    List(flights, id: \.number) { flight in FlightRow(flight: flight) }
  }
}

// source: two wide inputs in one view
import SwiftUI

struct Team {
  var name: String
  var city: String
  var coach: String
  var founded: Int
}

struct Venue {
  var name: String
  var capacity: Int
  var street: String
  var town: String
  var roofed: Bool
}

struct MatchHeader: View {
  let home: Team // finding: wide-input
  let venue: Venue // finding: wide-input
  let minute: Int

  var body: some View {
    VStack {
      Text(home.name)
      Text("\(venue.name), \(venue.town)")
      Text("\(minute)'")
    }
  }
}

// source: generic model and the same value in a full reader
import SwiftUI

struct Reading<Value> {
  var label: String
  var value: Value
  var takenAt: Date
  var sensor: String
}

struct ReadingTitle: View {
  let reading: Reading<Double> // finding: wide-input

  var body: some View {
    Text(reading.label).bold()
  }
}

struct ReadingDetail: View {
  let reading: Reading<Double>

  var body: some View {
    Form {
      ReadingTitle(reading: reading)
      Text(reading.value, format: .number)
      Text(reading.takenAt, style: .time)
      Text(reading.sensor)
    }
  }
}

// source: nested path and a conditional compilation branch
import SwiftUI

struct Address {
  var street: String
  var town: String
}

struct Order {
  var id: Int
  var customer: String
  var address: Address
  var lines: [String]
  var paid: Bool
}

@available(iOS 17, macOS 14, *)
struct ShippingLabel: View {
  let order: Order // finding: wide-input

  var body: some View {
    #if os(macOS)
    Text(order.address.town)
    #else
    VStack {
      Text(order.address.street)
      Text(order.address.town)
    }
    #endif
  }
}

// source: observers in the model and a view with a generic content
import SwiftUI

struct Song {
  var title: String { didSet { edits += 1 } }
  var artist: String
  var album: String
  var seconds: Int
  private(set) var edits = 0

  static let unknown = "?"
  var minutes: Int { seconds / 60 }
}

struct SongCell<Accessory: View>: View {
  let song: Song // finding: wide-input
  @ViewBuilder let accessory: () -> Accessory

  var body: some View {
    HStack {
      Text(song.title.uppercased())
      accessory()
    }
    .accessibilityLabel(song.title)
  }
}

// source: property read in an action and passed alone
import SwiftUI

struct Document: Identifiable {
  let id: UUID
  var title: String
  var text: String
  var created: Date
  var changed: Date
  var tags: [String]
}

struct DeleteButton: View {
  var document: Document // finding: wide-input
  let onDelete: (UUID) -> Void

  var body: some View {
    Button(role: .destructive) {
      onDelete(document.id)
    }
    label: {
      Image(systemName: "trash")
    }
  }
}

struct DocumentList: View {
  @State private var documents: [Document] = []

  var body: some View {
    List(documents) { document in
      DeleteButton(document: document) { id in
        documents.removeAll { $0.id == id }
      }
    }
  }
}
