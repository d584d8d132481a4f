// program: one text
import SwiftUI

struct Greeting: View {
  var body: some View {
    Text("Good morning, harbour")
  }
}

#Preview {
  Greeting()
}
// program: a stack with two texts
import SwiftUI

struct TideCard: View {
  let station: String
  let metres: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(station)
        .font(.headline)
      Text("\(metres, specifier: "%.1f") m")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}
// program: an extracted row with a let
import SwiftUI

struct Boat: Identifiable {
  let id: Int
  var name: String
  var berths: Int
}

struct BoatRow: View {
  let boat: Boat

  var body: some View {
    HStack {
      Text(boat.name)
      Spacer()
      Text("\(boat.berths)")
        .monospacedDigit()
    }
  }
}

struct BoatList: View {
  @State private var boats = [Boat(id: 1, name: "Heron", berths: 4)]

  var body: some View {
    List(boats) { boat in
      BoatRow(boat: boat)
    }
  }
}
// program: optional and conditional content
import SwiftUI

struct Notice: View {
  var message: String?
  var isUrgent = false

  var body: some View {
    VStack {
      if let message {
        Text(message)
      }
      if isUrgent {
        Label("Urgent", systemImage: "exclamationmark.triangle")
      } else {
        EmptyView()
      }
    }
  }
}
// program: a switch in a builder
import SwiftUI

enum LoadingState {
  case idle
  case loading
  case failed(String)
  case loaded([String])
}

struct LoadingView: View {
  let state: LoadingState

  var body: some View {
    switch state {
    case .idle:
      Text("Nothing yet")
    case .loading:
      ProgressView()
    case .failed(let reason):
      Text(reason).foregroundStyle(.red)
    case .loaded(let names):
      ForEach(names, id: \.self) { name in
        Text(name)
      }
    }
  }
}
// program: a local constant in a body
import SwiftUI

struct Invoice: View {
  let prices: [Double]

  var body: some View {
    let total = prices.reduce(0, +)
    let average = prices.isEmpty ? 0 : total / Double(prices.count)
    VStack {
      Text("Total \(total)")
      Text("Average \(average)")
    }
  }
}
// program: twelve views in a builder
import SwiftUI

struct Months: View {
  var body: some View {
    VStack {
      Text("January")
      Text("February")
      Text("March")
      Text("April")
      Text("May")
      Text("June")
      Text("July")
      Text("August")
      Text("September")
      Text("October")
      Text("November")
      Text("December")
    }
  }
}
// program: a view builder property
import SwiftUI

struct Profile: View {
  var name = "Ada"
  var isMember = true

  @ViewBuilder private var badge: some View {
    if isMember {
      Image(systemName: "star.fill")
    } else {
      Text("Guest")
    }
  }

  var body: some View {
    HStack {
      Text(name)
      badge
    }
  }
}
// program: a view builder function
import SwiftUI

struct Report: View {
  @ViewBuilder func line(_ title: String, value: Int) -> some View {
    Text(title).bold()
    Text("\(value)")
  }

  func footer() -> some View {
    Text("End of report").font(.footnote)
  }

  var body: some View {
    VStack {
      line("Ships", value: 3)
      line("Crews", value: 5)
      footer()
    }
  }
}
// program: a generic container
import SwiftUI

struct Card<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
  }
}

struct Overview: View {
  var body: some View {
    Card("Water") {
      Text("4 litres")
      Text("2 cans")
    }
  }
}
// program: a container that keeps the closure
import SwiftUI

struct Panel<Header: View, Content: View>: View {
  @ViewBuilder var header: () -> Header
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      header()
      Divider()
      content()
    }
  }
}

struct Screen: View {
  var body: some View {
    Panel {
      Text("Header")
    } content: {
      Text("First")
      Text("Second")
    }
  }
}
// program: a container with a builder attribute on the content property
import SwiftUI

struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding()
      .border(.gray)
  }
}

struct Gallery: View {
  var body: some View {
    Framed {
      Text("One")
      Text("Two")
    }
  }
}
