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
      FigureColumn(wind, caption: "Wind")
      FigureColumn(humidity, caption: "Humidity")
    }
  }
}

struct FigureColumn: View {
  private let figure: String
  private let caption: String

  init(_ figure: Int, caption: String) {
    self.figure = "\(figure)"
    self.caption = caption
  }

  var body: some View {
    VStack {
      Text(figure).font(.headline)
      Text(caption).font(.caption)
    }
  }
}
