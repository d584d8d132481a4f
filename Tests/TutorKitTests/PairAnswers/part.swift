// right: another name and other inputs
struct Ticket: View {
  let journey: Journey
  @State private var seat = ""

  var body: some View {
    VStack {
      Leg(from: journey.from, to: journey.to)
      TextField("Seat", text: $seat)
    }
  }
}

struct Leg: View {
  let from: String
  let to: String

  var body: some View {
    HStack {
      Text(from)
      Image(systemName: "arrow.right")
      Text(to)
    }
  }
}
// wrong: a function
struct Ticket: View {
  let journey: Journey
  @State private var seat = ""

  var body: some View {
    VStack {
      route()
      TextField("Seat", text: $seat)
    }
  }

  func route() -> some View {
    HStack {
      Text(journey.from)
      Image(systemName: "arrow.right")
      Text(journey.to)
    }
  }
}
// wrong: in the body itself
struct Ticket: View {
  let journey: Journey
  @State private var seat = ""

  var body: some View {
    VStack {
      HStack {
        Text(journey.from)
        Image(systemName: "arrow.right")
        Text(journey.to)
      }
      TextField("Seat", text: $seat)
    }
  }
}
