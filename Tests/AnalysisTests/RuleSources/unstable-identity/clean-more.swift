// source: a computed identity of the data
import SwiftUI

struct Draft: View {
  @State private var text = ""; var body: some View { TextField("Draft", text: $text) }
}
struct Desk: View {
  @State private var count = 0
  private var key: String { "draft \(count / 10)" }
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }; Draft().id(key)
    }
  }
}

// source: elements of which nothing is changed, by themselves
import SwiftUI

struct Bed: Identifiable, Hashable { let id: Int; var cans = 0 }
struct Round: View {
  @State private var beds = [Bed(id: 1), Bed(id: 2, cans: 3)]
  var body: some View {
    ForEach(beds, id: \.self) { bed in Text("\(bed.cans)") }
    Button("Add") { beds.append(Bed(id: beds.count + 1)) }
  }
}

// source: another property is edited than the id
import SwiftUI

struct Guest { let number: Int; var name: String }
struct Guests: View {
  @State private var guests: [Guest] = []
  var body: some View {
    List($guests, id: \.number) { $guest in TextField("Name", text: $guest.name) }
  }
}

// source: a state of a view by the name of an element's property
import SwiftUI

struct Bed: Identifiable, Hashable { let id: Int; var cans = 0 }
struct Round: View {
  @State private var beds = [Bed(id: 1)]
  @State private var cans = 0
  var body: some View {
    ForEach(beds, id: \.self) { bed in Text("\(bed.cans)") }
    Button("Count") { self.cans += 1; cans += 1 }
  }
}

// source: values that are the same by their number alone
import SwiftUI

struct Bed: Hashable {
  let id: Int; var cans = 0
  static func == (a: Bed, b: Bed) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct Round: View {
  @State private var beds = [Bed(id: 1)]
  var body: some View {
    ForEach(beds, id: \.self) { bed in Text("\(bed.cans)") }
    Button("Water") { beds[0].cans += 1 }
  }
}

// source: places of elements that are edited
import SwiftUI

struct Calf: Identifiable {
  let id: Int
  var isFed = false
}
@Observable final class Byre { var calves = [Calf(id: 1), Calf(id: 2)] }
struct ByreScreen: View {
  @State private var byre = Byre()
  var body: some View {
    ForEach(byre.calves.indices, id: \.self) { place in
      Button("\(place)") { byre.calves[place].isFed.toggle() }
    }
    ForEach(0..<byre.calves.count, id: \.self) { place in
      Text(byre.calves[place].isFed ? "fed" : "hungry")
    }
  }
}
