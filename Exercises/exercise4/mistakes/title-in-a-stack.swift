// tutor: exercise4
// rejected by: renders-the-same
import SwiftUI

struct WeatherBulletin: View {
  let town: String
  let outlook: String
  let wind: Int
  let humidity: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        BulletinTitle(town: town, outlook: outlook)
        Measurements(wind: wind, humidity: humidity)
      }
      .padding()
    }
  }
}

private struct BulletinTitle: View {
  let town: String
  let outlook: String

  var body: some View {
    VStack {
      Image(systemName: "wind").font(.largeTitle)
      Text(town).font(.title).bold()
      Text(outlook).font(.body)
    }
  }
}

private struct Measurements: View {
  let wind: Int
  let humidity: Int

  var body: some View {
    HStack(spacing: 24) {
      Measurement(value: wind, label: "Wind")
      Measurement(value: humidity, label: "Humidity")
    }
  }
}

private struct Measurement: View {
  let value: Int
  let label: String

  var body: some View {
    VStack {
      Text("\(value)").font(.headline)
      Text(label).font(.caption)
    }
  }
}
