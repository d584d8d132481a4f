// tutor: exercise15
// rejected by: evaluates-less
import SwiftUI

struct Bike: Identifiable, Equatable {
  let id: Int
  let name: String
  let gears: Int
  let hourlyRate: Int
}

struct Rental: Equatable {
  var selectedID = 1
  var hours = 2
  var wantsHelmet = false
  var isReserved = false
  let station = "Canal Bridge"
  let address = "Lock Road 3"
  let closingHour = 20
  let bikes = [
    Bike(id: 1, name: "City bike", gears: 7, hourlyRate: 4),
    Bike(id: 2, name: "Cargo bike", gears: 8, hourlyRate: 9),
    Bike(id: 3, name: "Tandem", gears: 18, hourlyRate: 12),
  ]

  var bike: Bike {
    bikes.first { $0.id == selectedID } ?? bikes[0]
  }

  var total: Int {
    hours * bike.hourlyRate + (wantsHelmet ? 3 : 0)
  }
}

struct BikeRentalScreen: View {
  @State private var rental = Rental()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        StationHeader(rental: rental)
        BikePicker(rental: $rental)
        RideOptions(rental: $rental)
        PriceSummary(rental: rental)
        ReservationPanel(rental: $rental)
      }
      .padding()
    }
  }
}

private struct StationHeader: View {
  let rental: Rental

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "bicycle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text(rental.station).font(.title2).bold()
        Text(rental.address).font(.subheadline)
        Text("Open until \(rental.closingHour):00").font(.caption)
      }
      Spacer()
    }
    .padding()
    .background(Color.teal.opacity(0.15))
  }
}

private struct BikePicker: View {
  @Binding var rental: Rental

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Bikes").font(.headline)
      ForEach(rental.bikes) { bike in
        Button {
          rental.selectedID = bike.id
        } label: {
          BikeRow(bike: bike, rental: rental)
        }
      }
    }
  }
}

private struct BikeRow: View {
  let bike: Bike
  let rental: Rental

  var body: some View {
    HStack {
      Image(systemName: bike.id == rental.selectedID ? "checkmark.circle.fill" : "circle")
      Text(bike.name)
      Text("\(bike.gears) gears").font(.caption)
      Spacer()
      Text("\(bike.hourlyRate) EUR an hour").foregroundStyle(.secondary)
    }
  }
}

private struct RideOptions: View {
  @Binding var rental: Rental

  var body: some View {
    Stepper("Hours: \(rental.hours)", value: $rental.hours, in: 1...10)
    Toggle("Helmet", isOn: $rental.wantsHelmet)
    if rental.wantsHelmet {
      Label("Sizes are at the desk", systemImage: "info.circle")
        .font(.footnote)
    }
  }
}

private struct PriceSummary: View {
  let rental: Rental

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Text("\(rental.hours) h with the \(rental.bike.name)")
        Spacer()
        Text("\(rental.hours * rental.bike.hourlyRate) EUR")
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text("\(rental.total) EUR").font(.title3).bold()
      }
    }
    .padding()
    .background(Color.gray.opacity(0.1))
  }
}

private struct ReservationPanel: View {
  @Binding var rental: Rental

  var body: some View {
    if rental.isReserved {
      VStack(spacing: 8) {
        Label("Held for 15 minutes", systemImage: "lock.fill")
          .foregroundStyle(.green)
        Button("Cancel") { rental.isReserved = false }
          .buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
    } else {
      Button("Reserve") { rental.isReserved = true }
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
    }
  }
}
