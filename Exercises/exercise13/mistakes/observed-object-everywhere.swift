// tutor: exercise13
// rejected by: evaluates-less
import SwiftUI

private final class VisitPlan: ObservableObject {
  @Published var groupName = ""
  @Published var adults = 2
  @Published var children = 1
  @Published var hasAudioGuide = false
  @Published var hasLocker = false
  @Published var stops = ["Entrance hall"]

  var greeting: String {
    groupName.isEmpty ? "No name yet" : "Welcome, \(groupName)"
  }

  var ticketPrice: Int {
    adults * 12 + children * 5
  }

  var extrasPrice: Int {
    (hasAudioGuide ? 4 : 0) + (hasLocker ? 2 : 0)
  }

  func visit(_ exhibition: String) {
    stops.append(exhibition)
  }

  func clearRoute() {
    stops = ["Entrance hall"]
  }
}

struct MuseumVisitPlanner: View {
  @StateObject private var visit = VisitPlan()
  let museum = "Museum of Tides"
  let district = "Harbour district"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Arrival(visit: visit, museum: museum, district: district)
        GroupSection(visit: visit)
        TourSection(visit: visit)
        ExtrasSection(visit: visit)
        VisitSummary(visit: visit)
      }
      .padding()
    }
  }
}

private struct Arrival: View {
  @ObservedObject var visit: VisitPlan
  let museum: String
  let district: String

  var body: some View {
    MuseumTitle(museum: museum, district: district)
    OpeningHours(visit: visit)
  }
}

private struct MuseumTitle: View {
  let museum: String
  let district: String

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "building.columns")
        .font(.largeTitle)
        .foregroundStyle(.teal)
      VStack(alignment: .leading) {
        Text(museum).font(.title).bold()
        Text(district).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical)
  }
}

private struct OpeningHours: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Opening hours").font(.headline)
      LabeledLine(label: "Tuesday to Friday", value: "10 to 18")
      LabeledLine(label: "Saturday", value: "10 to 20")
      LabeledLine(label: "Sunday", value: "12 to 17")
    }
  }
}

private struct LabeledLine: View {
  let label: String
  let value: String

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }
}

private struct GroupSection: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    GroupNameField(visit: visit)
    TicketCounters(visit: visit)
  }
}

private struct GroupNameField: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your group").font(.headline)
      TextField("Group name", text: $visit.groupName)
        .textFieldStyle(.roundedBorder)
      Text(visit.greeting)
        .font(.caption)
    }
  }
}

private struct TicketCounters: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tickets").font(.headline)
      TicketCounter(label: "Adults", noun: "adults", count: $visit.adults)
      TicketCounter(label: "Children", noun: "children", count: $visit.children)
    }
  }
}

private struct TicketCounter: View {
  let label: String
  let noun: String
  @Binding var count: Int

  var body: some View {
    HStack {
      Text(label)
      Spacer()
      Button("Fewer \(noun)") { count -= 1 }
        .disabled(count == 0)
      Text("\(count)").bold()
      Button("More \(noun)") { count += 1 }
    }
  }
}

private struct TourSection: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    ExhibitionList(visit: visit)
    Route(visit: visit)
  }
}

private struct ExhibitionList: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Exhibitions").font(.headline)
      ExhibitionRow(
        symbol: "fish", title: "Whale hall", detail: "Floor 1, 30 minutes", visit: visit)
      ExhibitionRow(
        symbol: "clock", title: "Tide clocks", detail: "Floor 2, 15 minutes", visit: visit)
      ExhibitionRow(
        symbol: "sailboat", title: "Boat yard", detail: "Outside, 20 minutes", visit: visit)
    }
  }
}

private struct ExhibitionRow: View {
  let symbol: String
  let title: String
  let detail: String
  @ObservedObject var visit: VisitPlan

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.title2)
      VStack(alignment: .leading) {
        Text(title).bold()
        Text(detail).font(.caption)
      }
      Spacer()
      Button("Visit \(title)") { visit.visit(title) }
    }
  }
}

private struct Route: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Route with \(visit.stops.count) stops").font(.headline)
      ForEach(visit.stops, id: \.self) { stop in
        Text(stop)
      }
      Button("Clear route", action: visit.clearRoute)
    }
  }
}

private struct ExtrasSection: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Extras").font(.headline)
      Toggle("Audio guide", isOn: $visit.hasAudioGuide)
      Toggle("Locker", isOn: $visit.hasLocker)
    }
  }
}

private struct VisitSummary: View {
  @ObservedObject var visit: VisitPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Summary").font(.headline)
      LabeledLine(label: "Tickets", value: "\(visit.ticketPrice) euros")
      LabeledLine(label: "Extras", value: "\(visit.extrasPrice) euros")
    }
    .padding()
    .background(Color.teal.opacity(0.1))
  }
}
