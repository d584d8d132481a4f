// source: player with all controls
import SwiftUI

struct NowPlaying: View {
  let title: String
  let artist: String
  @Binding var volume: Double

  var body: some View { // finding: body-complexity
    VStack {
      Image("cover")
        .resizable()
      Text(title)
      Text(artist)
      HStack {
        Image(systemName: "backward")
        Image(systemName: "play")
        Image(systemName: "forward")
      }
      HStack {
        Image(systemName: "speaker")
        Slider(value: $volume)
        Image(systemName: "speaker.wave.3")
      }
    }
  }
}

// source: eight views are a note
import SwiftUI

struct Weather: View {
  let city: String
  let degrees: Int

  var body: some View { // finding: body-complexity
    VStack {
      Text(city)
      HStack {
        Image(systemName: "sun.max")
        Text("\(degrees)")
      }
      Divider()
      Text("Tomorrow")
      Text("the same")
    }
  }
}

// source: form of many fields
import SwiftUI

struct InvoiceForm: View {
  @State private var invoice = Invoice()

  var body: some View { // finding: body-complexity
    NavigationStack {
      Form {
        Section("Customer") {
          TextField("Name", text: $invoice.name)
          TextField("Street", text: $invoice.street)
          TextField("City", text: $invoice.city)
        }
        Section("Amount") {
          TextField("Net", value: $invoice.net, format: .number)
          TextField("Tax", value: $invoice.tax, format: .number)
          Toggle("Paid", isOn: $invoice.isPaid)
          DatePicker("Due", selection: $invoice.due)
        }
      }
      .navigationTitle("Invoice")
    }
  }
}

struct Invoice {
  var name = "", street = "", city = ""
  var net = 0.0, tax = 0.0
  var isPaid = false
  var due = Date.now
}

// source: branches of a switch written out
import SwiftUI

struct Delivery: View {
  enum State { case packed, onTheWay(Int), delivered }

  let state: State

  var body: some View { // finding: body-complexity
    switch state {
    case .packed:
      VStack {
        Image(systemName: "shippingbox")
        Text("Packed")
        Text("Leaves soon")
      }
    case .onTheWay(let stops):
      VStack {
        Image(systemName: "truck.box")
        Text("On the way")
        Text("\(stops) stops")
        ProgressView(value: 1 / Double(stops + 1))
      }
    case .delivered:
      VStack {
        Image(systemName: "house")
        Text("Delivered")
      }
    }
  }
}

// source: helpers do not make it smaller
import SwiftUI

struct Passport: View {
  let name: String
  let number: String

  var body: some View { // finding: body-complexity
    VStack {
      photo
      lines
      HStack {
        Text("Number")
        Text(number)
      }
    }
  }

  private var photo: some View {
    ZStack {
      Rectangle()
      Image("photo")
      Text("Valid")
    }
  }

  private var lines: some View {
    VStack {
      Text("Name")
      Text(name)
      Divider()
    }
  }
}

// source: own containers count, and what stands in them
import SwiftUI

struct Panel<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { VStack { content } }
}

struct Cockpit: View {
  let speed: Int
  let fuel: Double

  var body: some View { // finding: body-complexity
    Panel {
      Panel {
        Text("Speed")
        Text("\(speed)")
        Gauge(value: Double(speed)) { Text("km/h") }
      }
      Panel {
        Text("Fuel")
        Text("\(fuel)")
        Image(systemName: "fuelpump")
      }
    }
  }
}

// source: nested type, body in a condition
import SwiftUI

extension Shop {
  struct Basket: View {
    let lines: [String]
    let total: String

    var body: some View { // finding: body-complexity
      if lines.isEmpty {
        VStack {
          Image(systemName: "cart")
          Text("Nothing here")
        }
      } else {
        List {
          ForEach(lines, id: \.self) { line in
            HStack {
              Text(line)
              Spacer()
              Image(systemName: "trash")
            }
          }
          HStack {
            Text("Total")
            Text(total)
          }
        }
      }
    }
  }
}

enum Shop {}

// source: generic screen with a platform condition
import SwiftUI

struct Detail<Value: CustomStringConvertible>: View {
  let value: Value

  var body: some View { // finding: body-complexity
    ScrollView {
      VStack {
        Image(systemName: "doc")
        Text(value.description)
        Text("Details")
        #if os(macOS)
          Button("Reveal") {}
        #else
          Button("Share") {}
        #endif
        HStack {
          Text("Made")
          Text("today")
          Spacer()
          Image(systemName: "clock")
        }
      }
    }
  }
}

// source: composed of many named views
import SwiftUI

struct Home: View {
  let user: String

  var body: some View { // finding: body-complexity
    ScrollView {
      Greeting(user: user)
      Stories()
      Separator()
      Composer()
      Separator()
      Suggestions(user: user)
      Separator()
      Feed(user: user)
      Separator()
      Imprint()
    }
  }
}

// source: subviews as arguments
import SwiftUI

struct Badge: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct Launcher: View {
  let counts: [Int]

  var body: some View { // finding: body-complexity
    VStack {
      Image("mail").overlay(Badge(count: counts[0]), alignment: .top)
      Image("chat").overlay(Badge(count: counts[1]), alignment: .top)
      Image("news").overlay(Badge(count: counts[2]), alignment: .top)
      Text("Launcher")
    }
  }
}
