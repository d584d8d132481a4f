// tutor: exercise39
// rejected by: renders-the-same
import SwiftUI

struct Item: Identifiable, Equatable {
  let id: Int
  let name: String
}

@Observable
final class Till {
  var items: [Item] = []
  var cents = 0
  var isMember = false
  var customers = 1

  func ring(_ name: String, _ price: Int) {
    items.append(Item(id: items.count, name: name))
    cents += isMember ? price - price / 10 : price
  }

  func next() {
    items = []
    cents = 0
    isMember = false
  }
}

struct MuseumShop: View {
  @State private var till = Till()

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
        MemberSwitch()
        Receipt()
      }
      .padding()
    }
    .environment(till)
  }
}

private struct Shelf: View {
  let till: Till

  var body: some View {
    HStack {
      Button("Ring up Postcard") { till.ring("Postcard", 150) }
      Button("Ring up Poster") { till.ring("Poster", 1200) }
      Button("Ring up Mug") { till.ring("Mug", 995) }
    }
  }
}

private struct MemberSwitch: View {
  @Environment(Till.self) private var till

  var body: some View {
    @Bindable var till = till
    Toggle("Member", isOn: $till.isMember)
      .disabled(!till.items.isEmpty)
  }
}

private struct Receipt: View {
  @Environment(Till.self) private var till

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
