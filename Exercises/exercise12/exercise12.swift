// tutor: exercise12
import SwiftUI

// TODO: The body should name the sections of the page, and write each pattern
// once.

struct HotelRoomPage: View {
  @State private var nights = 2
  @State private var hasBreakfast = false
  let room = "Garden Room 14"
  let bed = "Queen bed, 24 square metres"
  let rate = 90

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack(spacing: 4) {
          Image(systemName: "bed.double").font(.largeTitle)
          Text(room).font(.title).bold()
          Text(bed).foregroundStyle(.secondary)
        }
        HStack(spacing: 24) {
          VStack(spacing: 6) {
            Image(systemName: "wifi").font(.title2)
            Text("Wi-Fi").font(.caption)
          }
          VStack(spacing: 6) {
            Image(systemName: "bathtub").font(.title2)
            Text("Bathtub").font(.caption)
          }
          VStack(spacing: 6) {
            Image(systemName: "leaf").font(.title2)
            Text("Terrace").font(.caption)
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          Text("House rules").font(.headline)
          Text("Check-in from 3 pm")
          Text("Quiet after 10 pm")
        }
        .padding()
        .background(Color.gray.opacity(0.15))
        .clipShape(.rect(cornerRadius: 12))
        VStack(alignment: .leading, spacing: 8) {
          Text("Nearby").font(.headline)
          Text("Harbour, 5 minutes on foot")
          Text("Old mill, 12 minutes by bus")
        }
        .padding()
        .background(Color.gray.opacity(0.15))
        .clipShape(.rect(cornerRadius: 12))
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
          Text("\(nights * (hasBreakfast ? rate + 14 : rate)) euros")
            .font(.headline)
        }
      }
      .padding()
    }
  }
}
