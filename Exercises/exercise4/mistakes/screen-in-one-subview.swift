// tutor: exercise4
// rejected by: guideline
import SwiftUI

struct WeatherBulletin: View {
  let town: String
  let outlook: String
  let wind: Int
  let humidity: Int

  var body: some View {
    BulletinContent(town: town, outlook: outlook, wind: wind, humidity: humidity)
  }
}

private struct BulletinContent: View {
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
      .padding()
    }
  }
}
