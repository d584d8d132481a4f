// tutor: exercise48
import SwiftUI

enum Hall: String, CaseIterable {
  case every, garden, palace
}

struct Screening: Identifiable, Equatable {
  let id: Int
  let film: String
  let hall: Hall
  let start: Int
  var seats: Int
}

final class Notices: ObservableObject {
  let lines: [String]

  init() {
    lines = ["Bring a coat to the garden", "No film without a ticket"]
      .sorted()
  }
}

func clockTime(_ minutes: Int) -> String {
  "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
}

struct FestivalDay: View {
  let walk: Double
  @State private var screenings = [
    Screening(
      id: 1, film: "Harbour Lights", hall: .palace, start: 1215, seats: 3),
    Screening(
      id: 2, film: "The Ferryman", hall: .garden, start: 1110, seats: 1),
    Screening(id: 3, film: "Salt", hall: .palace, start: 1140, seats: 2),
  ]
  @State private var hall = Hall.every
  @State private var now = 1080

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Now \(clockTime(now))").font(.title)
        Button("Next quarter") { now += 15 }
      }
      Picker("Hall", selection: $hall) {
        ForEach(Hall.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Programme(screenings: screenings, hall: hall)
      TicketDesk(screenings: $screenings)
      Directions(walk: walk)
      NoticeBoard()
    }
  }
}

private struct Programme: View {
  let screenings: [Screening]
  let hall: Hall

  var body: some View {
    let shown = screenings.filter { hall == .every || $0.hall == hall }
      .sorted { $0.start < $1.start }
    VStack(alignment: .leading) {
      Text("\(shown.count) of \(screenings.count) screenings").font(.headline)
      ForEach(shown) { screening in
        ScreeningRow(screening: screening)
      }
    }
  }
}

private struct ScreeningRow: View {
  let screening: Screening

  var body: some View {
    HStack {
      Text(clockTime(screening.start))
      Text(screening.film).bold()
      Text(screening.seats == 0 ? "Sold out" : screening.hall.rawValue)
    }
  }
}

private struct TicketDesk: View {
  @Binding var screenings: [Screening]

  var body: some View {
    HStack {
      Text("\(screenings.reduce(0) { $0 + $1.seats }) seats left")
      Button("Sell one") { sell() }
    }
  }

  private func sell() {
    guard let index = screenings.firstIndex(where: { $0.seats > 0 }) else {
      return
    }
    screenings[index].seats -= 1
  }
}

private struct Directions: View {
  let walk: Double

  private static let formatter = LengthFormatter()

  var body: some View {
    VStack(alignment: .leading) {
      Text("From hall to hall").font(.headline)
      Text(Self.formatter.string(fromMeters: walk))
    }
  }
}

private struct NoticeBoard: View {
  @StateObject private var notices = Notices()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Notices").font(.headline)
      ForEach(notices.lines, id: \.self) { Text("\($0).") }
    }
  }
}
