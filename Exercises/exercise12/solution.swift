// tutor: exercise12
import SwiftUI

struct HotelRoomPage: View {
  @State private var nights = 2
  @State private var hasBreakfast = false
  let room = "Garden Room 14"
  let bed = "Queen bed, 24 square metres"
  let rate = 90

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        RoomTitle(room: room, bed: bed)
        AmenityBar()
        GuestNotes()
        StayOptions(nights: $nights, hasBreakfast: $hasBreakfast)
        PriceLine(total: nights * (hasBreakfast ? rate + 14 : rate))
      }
      .padding()
    }
  }
}

private struct RoomTitle: View {
  let room: String
  let bed: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "bed.double").font(.largeTitle)
      Text(room).font(.title).bold()
      Text(bed).foregroundStyle(.secondary)
    }
  }
}

private struct AmenityBar: View {
  var body: some View {
    HStack(spacing: 24) {
      Amenity(symbol: "wifi", name: "Wi-Fi")
      Amenity(symbol: "bathtub", name: "Bathtub")
      Amenity(symbol: "leaf", name: "Terrace")
    }
  }
}

private struct Amenity: View {
  let symbol: String
  let name: String

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.title2)
      Text(name).font(.caption)
    }
  }
}

private struct GuestNotes: View {
  var body: some View {
    InfoCard(
      title: "House rules", first: "Check-in from 3 pm",
      second: "Quiet after 10 pm")
    InfoCard(
      title: "Nearby", first: "Harbour, 5 minutes on foot",
      second: "Old mill, 12 minutes by bus")
  }
}

private struct InfoCard: View {
  let title: String
  let first: String
  let second: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      Text(first)
      Text(second)
    }
    .padding()
    .background(Color.gray.opacity(0.15))
    .clipShape(.rect(cornerRadius: 12))
  }
}

private struct StayOptions: View {
  @Binding var nights: Int
  @Binding var hasBreakfast: Bool

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Shorter") { nights -= 1 }
        Text("\(nights) nights").font(.title3)
        Button("Longer") { nights += 1 }
      }
      Toggle("Breakfast", isOn: $hasBreakfast)
    }
  }
}

private struct PriceLine: View {
  let total: Int

  var body: some View {
    HStack {
      Text("Total").font(.headline)
      Spacer()
      Text("\(total) euros").font(.headline)
    }
  }
}
