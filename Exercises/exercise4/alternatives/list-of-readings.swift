// tutor: exercise4
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
        Measurements(readings: [
          Reading(label: "Wind", value: wind), Reading(label: "Humidity", value: humidity),
        ])
      }
      .padding()
    }
  }
}

private struct BulletinTitle: View {
  let town: String
  let outlook: String

  var body: some View {
    Image(systemName: "wind").font(.largeTitle)
    Text(town).font(.title).bold()
    Text(outlook).font(.body)
  }
}

private struct Reading: Identifiable {
  let label: String
  let value: Int

  var id: String { label }
}

private struct Measurements: View {
  let readings: [Reading]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(readings) { reading in
        Measurement(value: reading.value, label: reading.label)
      }
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
