// tutor: exercise13
// rejected by: evaluates-less
import SwiftUI

private struct Plan {
  var groupName = ""
  var adults = 2
  var children = 1
  var hasAudioGuide = false
  var hasLocker = false
  var stops = ["Entrance hall"]
  var museum = "Museum of Tides"
  var district = "Harbour district"
}

struct MuseumVisitPlanner: View {
  @State private var plan = Plan()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Arrival(plan: plan)
        GroupSection(plan: $plan)
        TourSection(plan: $plan)
        ExtrasSection(plan: $plan)
        VisitSummary(plan: plan)
      }
      .padding()
    }
  }
}

private struct Arrival: View {
  let plan: Plan

  var body: some View {
    MuseumTitle(plan: plan)
    OpeningHours(plan: plan)
  }
}

private struct MuseumTitle: View {
  let plan: Plan

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "building.columns")
        .font(.largeTitle)
        .foregroundStyle(.teal)
      VStack(alignment: .leading) {
        Text(plan.museum).font(.title).bold()
        Text(plan.district).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical)
  }
}

private struct OpeningHours: View {
  let plan: Plan

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
  @Binding var plan: Plan

  var body: some View {
    GroupNameField(plan: $plan)
    TicketCounters(plan: $plan)
  }
}

private struct GroupNameField: View {
  @Binding var plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your group").font(.headline)
      TextField("Group name", text: $plan.groupName)
        .textFieldStyle(.roundedBorder)
      Text(plan.groupName.isEmpty ? "No name yet" : "Welcome, \(plan.groupName)")
        .font(.caption)
    }
  }
}

private struct TicketCounters: View {
  @Binding var plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Tickets").font(.headline)
      TicketCounter(label: "Adults", noun: "adults", count: $plan.adults)
      TicketCounter(label: "Children", noun: "children", count: $plan.children)
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
  @Binding var plan: Plan

  var body: some View {
    ExhibitionList(plan: $plan)
    Route(plan: $plan)
  }
}

private struct ExhibitionList: View {
  @Binding var plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Exhibitions").font(.headline)
      ExhibitionRow(
        symbol: "fish", title: "Whale hall", detail: "Floor 1, 30 minutes", plan: $plan)
      ExhibitionRow(
        symbol: "clock", title: "Tide clocks", detail: "Floor 2, 15 minutes", plan: $plan)
      ExhibitionRow(
        symbol: "sailboat", title: "Boat yard", detail: "Outside, 20 minutes", plan: $plan)
    }
  }
}

private struct ExhibitionRow: View {
  let symbol: String
  let title: String
  let detail: String
  @Binding var plan: Plan

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.title2)
      VStack(alignment: .leading) {
        Text(title).bold()
        Text(detail).font(.caption)
      }
      Spacer()
      Button("Visit \(title)") { plan.stops.append(title) }
    }
  }
}

private struct Route: View {
  @Binding var plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Route with \(plan.stops.count) stops").font(.headline)
      ForEach(plan.stops, id: \.self) { stop in
        Text(stop)
      }
      Button("Clear route") { plan.stops = ["Entrance hall"] }
    }
  }
}

private struct ExtrasSection: View {
  @Binding var plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Extras").font(.headline)
      Toggle("Audio guide", isOn: $plan.hasAudioGuide)
      Toggle("Locker", isOn: $plan.hasLocker)
    }
  }
}

private struct VisitSummary: View {
  let plan: Plan

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Summary").font(.headline)
      LabeledLine(label: "Tickets", value: "\(plan.adults * 12 + plan.children * 5) euros")
      LabeledLine(
        label: "Extras",
        value: "\((plan.hasAudioGuide ? 4 : 0) + (plan.hasLocker ? 2 : 0)) euros")
    }
    .padding()
    .background(Color.teal.opacity(0.1))
  }
}
