// tutor: exercise48
import SwiftUI

// TODO: Give each piece of work a place where only its own data makes it run.

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
      programme
      tickets
      VStack(alignment: .leading) {
        Text("From hall to hall").font(.headline)
        Text(LengthFormatter().string(fromMeters: walk))
      }
      NoticeBoard()
    }
  }

  private var shown: [Screening] {
    screenings.filter { hall == .every || $0.hall == hall }.sorted {
      $0.start < $1.start
    }
  }

  private var programme: some View {
    VStack(alignment: .leading) {
      Text("\(shown.count) of \(screenings.count) screenings").font(.headline)
      ForEach(shown) { screening in
        row(screening)
      }
    }
  }

  private func row(_ screening: Screening) -> some View {
    HStack {
      Text(clockTime(screening.start))
      Text(screening.film).bold()
      Text(screening.seats == 0 ? "Sold out" : screening.hall.rawValue)
    }
  }

  private var tickets: some View {
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

private struct NoticeBoard: View {
  @ObservedObject var notices = Notices()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Notices").font(.headline)
      ForEach(notices.lines, id: \.self) { Text("\($0).") }
    }
  }
}
