// tutor: exercise39
import SwiftUI

// TODO: The shop and its shelf show nothing of the till. Why does each ring
// run them?

struct Item: Identifiable, Equatable {
  let id: Int
  let name: String
}

final class Till: ObservableObject {
  @Published var items: [Item] = []
  @Published var cents = 0
  @Published var isMember = false
  @Published var customers = 1

  func ring(_ name: String, _ price: Int) {
    items.append(Item(id: items.count, name: name))
    cents += isMember ? price - price / 10 : price
  }

  func next() {
    items = []
    cents = 0
    isMember = false
    customers += 1
  }
}

struct MuseumShop: View {
  @StateObject private var till = Till()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        VStack(alignment: .leading) {
          Text("Museum shop").font(.title)
          Text("Ten to six, closed on Monday")
          Label("Bags at the counter", systemImage: "bag")
          Divider()
        }
        Shelf(till: till)
        MemberSwitch(till: till)
        Receipt(till: till)
      }
      .padding()
    }
  }
}

private struct Shelf: View {
  @ObservedObject var till: Till

  var body: some View {
    HStack {
      Button("Ring up Postcard") { till.ring("Postcard", 150) }
      Button("Ring up Poster") { till.ring("Poster", 1200) }
      Button("Ring up Mug") { till.ring("Mug", 995) }
    }
  }
}

private struct MemberSwitch: View {
  @ObservedObject var till: Till

  var body: some View {
    Toggle("Member", isOn: $till.isMember)
      .disabled(!till.items.isEmpty)
  }
}

private struct Receipt: View {
  @ObservedObject var till: Till

  var body: some View {
    VStack(alignment: .leading) {
      Text("Customer \(till.customers)").font(.headline)
      ForEach(till.items) { item in
        Text(item.name)
      }
      Text("\(till.cents) cents").bold()
      Button("New customer") { till.next() }
        .disabled(till.items.isEmpty)
    }
  }
}
