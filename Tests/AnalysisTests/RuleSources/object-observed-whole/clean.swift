// source: reads two of five
import SwiftUI

final class Aircraft: ObservableObject {
  @Published var altitude = 0.0
  @Published var speed = 0.0
  @Published var heading = 0.0
  @Published var fuel = 1.0
  @Published var gear = false
}

struct Cockpit: View {
  @ObservedObject var aircraft: Aircraft

  var body: some View {
    HStack {
      Gauge(value: aircraft.fuel) { Text("Fuel") }
      Text("\(aircraft.altitude) m")
    }
  }
}

// source: second property read in an extension
import SwiftUI

class Order: ObservableObject {
  @Published var number = 0
  @Published var customer = ""
  @Published var lines: [String] = []
  @Published var paid = false
}

struct OrderTitle: View {
  @EnvironmentObject private var order: Order

  var body: some View {
    Text(title).font(.headline)
  }
}

private extension OrderTitle {
  var title: String {
    order.paid ? "Paid" : "Order \(self.order.number)"
  }
}

// source: observable class in the environment
import SwiftUI
import Observation

@Observable
final class Router {
  var path: [String] = []
  var tab = 0
  var sheet: String?
  var alert: String?
  func home() { path = [] }
}

struct HomeButton: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Home") { router.home() }
  }
}

// source: observable class as State and Bindable
import SwiftUI
import Observation

@Observable
final class Form1 {
  var name = ""
  var mail = ""
  var phone = ""
  var note = ""
}

struct FormScreen: View {
  @State private var form = Form1()

  var body: some View {
    NameRow(form: form)
  }
}

struct NameRow: View {
  @Bindable var form: Form1

  var body: some View {
    TextField("Name", text: $form.name)
  }
}

// source: plain let without a wrapper
import SwiftUI

final class Uploader: ObservableObject {
  @Published var files: [String] = []
  @Published var progress = 0.0
  func cancel() { files = [] }
}

struct CancelButton: View {
  let uploader: Uploader

  var body: some View {
    Button("Cancel", role: .cancel) {
      uploader.cancel()
    }
  }
}

// source: three published properties, one read
import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
  @Published var wind = 3
  @Published var rain = false
  let station = "North"
}

struct Degrees: View {
  @ObservedObject var weather: Weather

  var body: some View { Text("\(weather.degrees)°") }
}

// source: one published property, through a binding
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
}

struct SearchField: View {
  @ObservedObject var search: Search

  var body: some View {
    TextField(
      "Search",
      text: $search.query
    )
    .textFieldStyle(.roundedBorder)
  }
}

// source: reads and passes the object on
import SwiftUI

final class Club: ObservableObject {
  @Published var name = ""
  @Published var members: [String] = []
  @Published var fee = 0.0
  @Published var town = ""
}

struct ClubScreen: View {
  @ObservedObject var club: Club

  var body: some View {
    List {
      Section(club.name) {
        ForEach(club.members, id: \.self) { Text($0) }
      }
      ClubFooter(club: club)
    }
  }
}

struct ClubFooter: View {
  @ObservedObject var club: Club
  var body: some View { Text("\(club.town), \(club.fee)") }
}

// source: two properties, one as a binding and one in a condition
import SwiftUI

final class Alarm: ObservableObject {
  @Published var isOn = false
  @Published var hour = 7
  @Published var minute = 0
  @Published var sound = "Bell"
}

public struct AlarmCell: View {
  @ObservedObject fileprivate var alarm: Alarm

  public var body: some View {
    VStack {
      Toggle("Alarm", isOn: $alarm.isOn)
      #if os(iOS)
      Text("\(alarm.hour) o'clock")
      #else
      Text(alarm.hour, format: .number)
      #endif
    }
  }
}

// source: three reads in closures of subviews
import SwiftUI

final class Chat: ObservableObject {
  @Published var messages: [String] = []
  @Published var draft = ""
  @Published var isTyping = false
  @Published var partner = ""
}

struct ChatScreen: View {
  @EnvironmentObject var chat: Chat

  var body: some View {
    ScrollView {
      ForEach(chat.messages, id: \.self) { message in
        Text(message)
      }
    }
    .overlay(alignment: .bottom) {
      if chat.isTyping { Text("\(chat.partner) is typing") }
    }
  }
}
