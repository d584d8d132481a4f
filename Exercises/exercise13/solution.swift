// tutor: exercise13
import SwiftUI

struct MuseumVisitPlanner: View {
  @State private var groupName = ""
  @State private var adults = 2
  @State private var children = 1
  @State private var hasAudioGuide = false
  @State private var hasLocker = false
  @State private var stops = ["Entrance hall"]
  let museum = "Museum of Tides"
  let district = "Harbour district"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Arrival(museum: museum, district: district)
        GroupSection(
          groupName: $groupName, adults: $adults, children: $children)
        TourSection(stops: $stops)
        ExtrasSection(hasAudioGuide: $hasAudioGuide, hasLocker: $hasLocker)
        VisitSummary(
          tickets: adults * 12 + children * 5,
          extras: (hasAudioGuide ? 4 : 0) + (hasLocker ? 2 : 0))
      }
      .padding()
    }
  }
}

private struct Arrival: View {
  let museum: String
  let district: String

  var body: some View {
    MuseumTitle(museum: museum, district: district)
    OpeningHours()
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
  @Binding var groupName: String
  @Binding var adults: Int
  @Binding var children: Int

  var body: some View {
    GroupNameField(groupName: $groupName)
    TicketCounters(adults: $adults, children: $children)
  }
}

private struct GroupNameField: View {
  @Binding var groupName: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your group").font(.headline)
      TextField("Group name", text: $groupName)
        .textFieldStyle(.roundedBorder)
      Text(groupName.isEmpty ? "No name yet" : "Welcome, \(groupName)")
        .font(.caption)
    }
  }
}

private struct TicketCounters: View {
  @Binding var adults: Int
  @Binding var children: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tickets").font(.headline)
      TicketCounter(label: "Adults", noun: "adults", count: $adults)
      TicketCounter(label: "Children", noun: "children", count: $children)
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
  @Binding var stops: [String]

  var body: some View {
    ExhibitionList(stops: $stops)
    Route(stops: $stops)
  }
}

private struct ExhibitionList: View {
  @Binding var stops: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Exhibitions").font(.headline)
      ExhibitionRow(
        symbol: "fish", title: "Whale hall", detail: "Floor 1, 30 minutes",
        stops: $stops)
      ExhibitionRow(
        symbol: "clock", title: "Tide clocks", detail: "Floor 2, 15 minutes",
        stops: $stops)
      ExhibitionRow(
        symbol: "sailboat", title: "Boat yard", detail: "Outside, 20 minutes",
        stops: $stops)
    }
  }
}

private struct ExhibitionRow: View {
  let symbol: String
  let title: String
  let detail: String
  @Binding var stops: [String]

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.title2)
      VStack(alignment: .leading) {
        Text(title).bold()
        Text(detail).font(.caption)
      }
      Spacer()
      Button("Visit \(title)") { stops.append(title) }
    }
  }
}

private struct Route: View {
  @Binding var stops: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Route with \(stops.count) stops").font(.headline)
      ForEach(stops, id: \.self) { stop in
        Text(stop)
      }
      Button("Clear route") { stops = ["Entrance hall"] }
    }
  }
}

private struct ExtrasSection: View {
  @Binding var hasAudioGuide: Bool
  @Binding var hasLocker: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Extras").font(.headline)
      Toggle("Audio guide", isOn: $hasAudioGuide)
      Toggle("Locker", isOn: $hasLocker)
    }
  }
}

private struct VisitSummary: View {
  let tickets: Int
  let extras: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Summary").font(.headline)
      LabeledLine(label: "Tickets", value: "\(tickets) euros")
      LabeledLine(label: "Extras", value: "\(extras) euros")
    }
    .padding()
    .background(Color.teal.opacity(0.1))
  }
}
