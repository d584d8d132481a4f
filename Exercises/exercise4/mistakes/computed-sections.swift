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
        title
        measurements
      }
      .padding()
    }
  }

  @ViewBuilder
  private var title: some View {
    Image(systemName: "wind").font(.largeTitle)
    Text(town).font(.title).bold()
    Text(outlook).font(.body)
  }

  private var measurements: some View {
    HStack(spacing: 24) {
      VStack {
        Text("\(wind)").font(.headline)
        Text("Wind").font(.caption)
      }
      VStack {
        Text("\(humidity)").font(.headline)
        Text("Humidity").font(.caption)
      }
    }
  }
}
