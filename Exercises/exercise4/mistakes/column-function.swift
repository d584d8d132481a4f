// tutor: exercise4
// rejected by: guideline
import SwiftUI

struct WeatherBulletin: View {
  let town: String
  let outlook: String
  let wind: Int
  let humidity: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Image(systemName: "wind").font(.largeTitle)
        Text(town).font(.title).bold()
        Text(outlook).font(.body)
        HStack(spacing: 24) {
          column(wind, "Wind")
          column(humidity, "Humidity")
        }
      }
      .padding()
    }
  }

  private func column(_ value: Int, _ label: String) -> some View {
    VStack {
      Text("\(value)").font(.headline)
      Text(label).font(.caption)
    }
  }
}
