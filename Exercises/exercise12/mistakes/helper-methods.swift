// tutor: exercise12
// rejected by: guideline
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
        HStack(spacing: 24) {
          amenity("wifi", "Wi-Fi")
          amenity("bathtub", "Bathtub")
          amenity("leaf", "Terrace")
        }
        card("House rules", "Check-in from 3 pm", "Quiet after 10 pm")
        card("Nearby", "Harbour, 5 minutes on foot", "Old mill, 12 minutes by bus")
        StayOptions(nights: $nights, hasBreakfast: $hasBreakfast)
        PriceLine(total: nights * (hasBreakfast ? rate + 14 : rate))
      }
      .padding()
    }
  }

  private func amenity(_ symbol: String, _ name: String) -> some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.title2)
      Text(name).font(.caption)
    }
  }

  private func card(_ title: String, _ first: String, _ second: String) -> some View {
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
