// source: row is one declared view
import SwiftUI

struct Song: Identifiable {
  let id: Int
  let title: String
}

struct SongRow: View {
  let song: Song

  var body: some View {
    HStack {
      Image(systemName: "music.note")
      Text(song.title).bold()
      Spacer()
      Text("\(song.id)")
    }
  }
}

struct Songs: View {
  let songs: [Song]

  var body: some View {
    List(songs) { song in
      SongRow(song: song)
    }
  }
}

// source: declared view with modifiers
import SwiftUI

struct Message: Identifiable {
  let id: UUID
  let text: String
}

struct Chat: View {
  @State private var messages: [Message] = []

  var body: some View {
    List {
      ForEach(messages) { message in
        Bubble(message: message)
          .padding(4)
          .listRowSeparator(.hidden)
          .listRowBackground(Color.clear)
          .transition(.slide)
      }
      .onDelete { messages.remove(atOffsets: $0) }
    }
  }
}

private struct Bubble: View {
  let message: Message
  var body: some View { Text(message.text) }
}

// source: one text with one modifier
import SwiftUI

struct Names: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .font(.body)
      }
      ForEach(names.reversed(), id: \.self) { Text($0) }
    }
  }
}

// source: two leaves
import SwiftUI

struct Glossary: View {
  let words: [String: String]

  var body: some View {
    ScrollView {
      ForEach(words.keys.sorted(), id: \.self) { word in
        Text(word)
        Text(words[word] ?? "")
      }
    }
  }
}

// source: two leaves in a stack
import SwiftUI

public struct Results: View {
  public let results: [(name: String, points: Int)]

  public var body: some View {
    List(results, id: \.name) { result in
      HStack {
        Text(result.name)
        Text("\(result.points)")
      }
    }
  }
}

// source: options of a picker
import SwiftUI

struct SizePicker: View {
  enum Size: String, CaseIterable { case small, medium, large }

  @State private var size = Size.medium

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(Size.allCases, id: \.self) { size in
        Text(size.rawValue.capitalized)
          .tag(size)
      }
    }
    .pickerStyle(.segmented)
  }
}

// source: decorative shapes
import SwiftUI

struct Dots: View {
  var body: some View {
    HStack {
      ForEach(0..<3) { _ in
        Circle()
          .frame(width: 6, height: 6)
      }
    }
    .padding()
    .background(.thinMaterial, in: Capsule())
  }
}

// source: buttons with long actions
import SwiftUI

struct Keypad: View {
  @State private var digits = ""

  var body: some View {
    VStack {
      Text(digits).font(.title).padding()
      ForEach(0..<10, id: \.self) { digit in
        Button("\(digit)") {
          if digits.count < 8 {
            digits.append("\(digit)")
          } else {
            digits = "\(digit)"
          }
        }
      }
    }
  }
}

// source: declared view in a link
import SwiftUI

struct Place: Hashable, Identifiable {
  let id: Int
  let name: String
}

struct Places: View {
  let places: [Place]

  var body: some View {
    NavigationStack {
      List(places) { place in
        NavigationLink(value: place) { PlaceRow(place: place) }
      }
      .navigationDestination(for: Place.self) { place in
        VStack {
          Text(place.name).font(.largeTitle)
          Divider()
          Text("Number \(place.id)").padding()
        }
      }
    }
  }
}

fileprivate struct PlaceRow: View {
  let place: Place
  var body: some View { Label(place.name, systemImage: "mappin") }
}

// source: rows given as a function or an initialiser
import SwiftUI

struct Tag: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    HStack {
      Image(systemName: "tag").foregroundStyle(.tint)
      Text(name).padding(2)
    }
  }
}

struct Tags: View {
  let names: [String]

  var body: some View {
    HStack {
      ForEach(names, id: \.self, content: Tag.init)
      ForEach(names, id: \.self) { Tag($0) }
    }
  }
}

// source: loops over values, not over views
import SwiftUI

struct Totals: View {
  let amounts: [Double]

  private var total: Double {
    var sum = 0.0
    amounts.forEach { sum += $0 }
    for amount in amounts where amount < 0 { sum -= amount }
    return sum
  }

  var body: some View {
    HStack {
      Image(systemName: "sum").font(.title)
      Text(total, format: .number).bold()
      Spacer()
      Text("\(amounts.map { $0 * 2 }.count) entries").padding()
    }
  }
}

// source: columns of a table and annotations of a map are no rows
import MapKit
import SwiftUI

struct Fleet: View {
  let cars: [Car]

  var body: some View {
    VStack {
      Table(cars) {
        TableColumn("Name") { car in
          HStack {
            Image(systemName: "car")
            Text(car.name)
          }
        }
        TableColumn("Seats") { car in Text("\(car.seats)") }
      }
      Map {
        ForEach(cars) { car in
          Annotation(car.name, coordinate: car.place) {
            ZStack {
              Circle().fill(.white)
              Image(systemName: "car").padding(4)
            }
          }
        }
      }
    }
  }
}

struct Car: Identifiable {
  let id: Int
  let name: String
  let seats: Int
  let place: CLLocationCoordinate2D
}

// source: a constant range with a large row
import SwiftUI

struct Skeleton: View {
  var body: some View {
    VStack {
      ForEach(0..<3) { _ in
        HStack {
          Circle().frame(width: 40)
          Rectangle().frame(height: 12)
          Capsule().frame(width: 24)
        }
        .redacted(reason: .placeholder)
      }
    }
  }
}
