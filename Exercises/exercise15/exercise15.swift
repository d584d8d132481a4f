// tutor: exercise15
import SwiftUI

// TODO: Give each part of the rental its own view, so that a choice evaluates
// only what shows it.
struct Bike: Identifiable, Equatable {
  let id: Int
  let name: String
  let gears: Int
  let hourlyRate: Int
}

struct BikeRentalScreen: View {
  @State private var selectedID = 1
  @State private var hours = 2
  @State private var wantsHelmet = false
  @State private var isReserved = false
  private let station = "Canal Bridge"
  private let address = "Lock Road 3"
  private let closingHour = 20
  private let bikes = [
    Bike(id: 1, name: "City bike", gears: 7, hourlyRate: 4),
    Bike(id: 2, name: "Cargo bike", gears: 8, hourlyRate: 9),
    Bike(id: 3, name: "Tandem", gears: 18, hourlyRate: 12),
  ]

  private var bike: Bike {
    bikes.first { $0.id == selectedID } ?? bikes[0]
  }

  private var total: Int {
    hours * bike.hourlyRate + (wantsHelmet ? 3 : 0)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        stationHeader
        bikePicker
        rideOptions
        priceSummary
        reservation
      }
      .padding()
    }
  }

  private var stationHeader: some View {
    HStack(spacing: 12) {
      Image(systemName: "bicycle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(station).font(.title2).bold()
        Text(address).font(.subheadline)
        Text("Open until \(closingHour):00").font(.caption)
      }
      Spacer()
    }
    .padding()
    .background(Color.teal.opacity(0.15))
  }

  private var bikePicker: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Bikes").font(.headline)
      ForEach(bikes) { bike in
        Button {
          selectedID = bike.id
        } label: {
          HStack {
            Image(
              systemName: bike.id == selectedID
                ? "checkmark.circle.fill" : "circle")
            Text(bike.name)
            Text("\(bike.gears) gears").font(.caption)
            Spacer()
            Text("\(bike.hourlyRate) EUR an hour").foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  @ViewBuilder
  private var rideOptions: some View {
    Stepper("Hours: \(hours)", value: $hours, in: 1...10)
    Toggle("Helmet", isOn: $wantsHelmet)
    if wantsHelmet {
      Label("Sizes are at the desk", systemImage: "info.circle")
        .font(.footnote)
    }
  }
}

extension BikeRentalScreen {
  private var priceSummary: some View {
    VStack(spacing: 6) {
      HStack {
        Text("\(hours) h with the \(bike.name)")
        Spacer()
        Text("\(hours * bike.hourlyRate) EUR")
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text("\(total) EUR").font(.title3).bold()
      }
    }
    .padding()
    .background(Color.gray.opacity(0.1))
  }

  @ViewBuilder
  private var reservation: some View {
    if isReserved {
      VStack(spacing: 8) {
        Label("Held for 15 minutes", systemImage: "lock.fill")
          .foregroundStyle(.green)
        Button("Cancel") { isReserved = false }
          .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
    } else {
      Button("Reserve") { isReserved = true }
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
    }
  }
}
