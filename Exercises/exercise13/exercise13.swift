// tutor: exercise13
import SwiftUI

// TODO: Give each section of the planner a name, and write each line, counter
// and card once.

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
        VStack(alignment: .leading, spacing: 8) {
          Text("Opening hours").font(.headline)
          HStack {
            Text("Tuesday to Friday")
            Spacer()
            Text("10 to 18").foregroundStyle(.secondary)
          }
          HStack {
            Text("Saturday")
            Spacer()
            Text("10 to 20").foregroundStyle(.secondary)
          }
          HStack {
            Text("Sunday")
            Spacer()
            Text("12 to 17").foregroundStyle(.secondary)
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Your group").font(.headline)
          TextField("Group name", text: $groupName)
            .textFieldStyle(.roundedBorder)
          Text(groupName.isEmpty ? "No name yet" : "Welcome, \(groupName)")
            .font(.caption)
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Tickets").font(.headline)
          HStack {
            Text("Adults")
            Spacer()
            Button("Fewer adults") { adults -= 1 }
              .disabled(adults == 0)
            Text("\(adults)").bold()
            Button("More adults") { adults += 1 }
          }
          HStack {
            Text("Children")
            Spacer()
            Button("Fewer children") { children -= 1 }
              .disabled(children == 0)
            Text("\(children)").bold()
            Button("More children") { children += 1 }
          }
        }
        VStack(alignment: .leading, spacing: 12) {
          Text("Exhibitions").font(.headline)
          HStack(spacing: 12) {
            Image(systemName: "fish").font(.title2)
            VStack(alignment: .leading) {
              Text("Whale hall").bold()
              Text("Floor 1, 30 minutes").font(.caption)
            }
            Spacer()
            Button("Visit Whale hall") { stops.append("Whale hall") }
          }
          HStack(spacing: 12) {
            Image(systemName: "clock").font(.title2)
            VStack(alignment: .leading) {
              Text("Tide clocks").bold()
              Text("Floor 2, 15 minutes").font(.caption)
            }
            Spacer()
            Button("Visit Tide clocks") { stops.append("Tide clocks") }
          }
          HStack(spacing: 12) {
            Image(systemName: "sailboat").font(.title2)
            VStack(alignment: .leading) {
              Text("Boat yard").bold()
              Text("Outside, 20 minutes").font(.caption)
            }
            Spacer()
            Button("Visit Boat yard") { stops.append("Boat yard") }
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Route with \(stops.count) stops").font(.headline)
          ForEach(stops, id: \.self) { stop in
            Text(stop)
          }
          Button("Clear route") { stops = ["Entrance hall"] }
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Extras").font(.headline)
          Toggle("Audio guide", isOn: $hasAudioGuide)
          Toggle("Locker", isOn: $hasLocker)
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("Summary").font(.headline)
          HStack {
            Text("Tickets")
            Spacer()
            Text("\(adults * 12 + children * 5) euros")
              .foregroundStyle(.secondary)
          }
          HStack {
            Text("Extras")
            Spacer()
            Text("\((hasAudioGuide ? 4 : 0) + (hasLocker ? 2 : 0)) euros")
              .foregroundStyle(.secondary)
          }
        }
        .padding()
        .background(Color.teal.opacity(0.1))
      }
      .padding()
    }
  }
}
