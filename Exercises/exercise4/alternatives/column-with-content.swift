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
    Image(systemName: "wind").font(.largeTitle)
    Text(town).font(.title).bold()
    Text(outlook).font(.body)
  }
}

private struct Measurements: View {
  let wind: Int
  let humidity: Int

  var body: some View {
    HStack(spacing: 24) {
      LabelledColumn("Wind") {
        Text("\(wind)").font(.headline)
      }
      LabelledColumn("Humidity") {
        Text("\(humidity)").font(.headline)
      }
    }
  }
}

private struct LabelledColumn<Content: View>: View {
  let label: String
  let content: Content

  init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    VStack {
      content
      Text(label).font(.caption)
    }
  }
}
