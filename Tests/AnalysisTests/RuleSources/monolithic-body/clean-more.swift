// source: marks of a map are no sections
import MapKit
import SwiftUI

struct Stops: View {
  @State private var showsNames = false
  let stops: [Stop]

  var body: some View {
    Map {
      ForEach(stops) { stop in
        Annotation(stop.name, coordinate: stop.coordinate) { Image(systemName: "tram").padding() }
        Marker(stop.name, systemImage: "tram", coordinate: stop.coordinate).tint(.red)
        MapCircle(center: stop.coordinate, radius: 10).stroke(.blue, lineWidth: 2)
      }
    }
    .overlay {
      VStack {
        Toggle("Names", isOn: $showsNames).padding()
        if showsNames { Text("Names are shown").bold() }
      }
    }
  }
}

struct Stop: Identifiable {
  let id: Int
  let name: String
  let coordinate: CLLocationCoordinate2D
}

// source: a section that is not shown while the property is read
import SwiftUI

struct Tour: View {
  @State private var step = 0
  let isDone: Bool

  var body: some View {
    VStack {
      Text("Tour")
      if isDone {
        VStack {
          Text("Done").font(.title).bold()
          Text("You have seen all of it").font(.caption).italic()
        }
      } else {
        VStack {
          Text("Step \(step)").font(.title).bold()
          Button("Next") { step += 1 }.buttonStyle(.bordered)
        }
      }
    }
  }
}

// source: a section of constants
import SwiftUI

struct Scale: View {
  let title: String
  private let colors: [Color] = [.red, .yellow, .green]
  private var spacing = 4.0

  init(title: String) { self.title = title }

  var body: some View {
    VStack {
      VStack {
        Text(title).font(.title).bold()
        Text(title.uppercased()).font(.caption)
      }
      HStack(spacing: spacing) {
        Text("Low").font(.caption)
        ForEach(colors, id: \.self) { $0.frame(width: 20, height: 8) }
        Text("High").font(.caption)
      }
    }
  }
}
