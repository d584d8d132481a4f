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
        AboutTheRoom(room: room, bed: bed)
        Booking(nights: $nights, hasBreakfast: $hasBreakfast, rate: rate)
      }
      .padding()
    }
  }
}

struct AboutTheRoom: View {
  let room: String
  let bed: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "bed.double").font(.largeTitle)
      Text(room).font(.title).bold()
      Text(bed).foregroundStyle(.secondary)
    }
    HStack(spacing: 24) {
      SymbolColumn("wifi", "Wi-Fi")
      SymbolColumn("bathtub", "Bathtub")
      SymbolColumn("leaf", "Terrace")
    }
    GreyBox("House rules", "Check-in from 3 pm", "Quiet after 10 pm")
    GreyBox("Nearby", "Harbour, 5 minutes on foot", "Old mill, 12 minutes by bus")
  }
}

struct SymbolColumn: View {
  private let symbol: String
  private let name: String

  init(_ symbol: String, _ name: String) {
    self.symbol = symbol
    self.name = name
  }

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.title2)
      Text(name).font(.caption)
    }
  }
}

struct GreyBox: View {
  private let title: String
  private let text: [String]

  init(_ title: String, _ text: String...) {
    self.title = title
    self.text = text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      Text(text[0])
      Text(text[1])
    }
    .padding()
    .background(Color.gray.opacity(0.15))
    .clipShape(.rect(cornerRadius: 12))
  }
}

struct Booking: View {
  @Binding var nights: Int
  @Binding var hasBreakfast: Bool
  let rate: Int

  private var total: Int {
    nights * (hasBreakfast ? rate + 14 : rate)
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button("Shorter") { nights -= 1 }
        Text("\(nights) nights").font(.title3)
        Button("Longer") { nights += 1 }
      }
      Toggle("Breakfast", isOn: $hasBreakfast)
    }
    HStack {
      Text("Total").font(.headline)
      Spacer()
      Text("\(total) euros").font(.headline)
    }
  }
}
