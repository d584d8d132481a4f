// tutor: exercise39
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
    customers += 1
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

private struct Good: Identifiable {
  let id: String
  let price: Int
}

private struct Shelf: View {
  let till: Till
  private let goods = [
    Good(id: "Postcard", price: 150), Good(id: "Poster", price: 1200), Good(id: "Mug", price: 995),
  ]

  var body: some View {
    HStack {
      ForEach(goods) { good in
        Button("Ring up \(good.id)") { till.ring(good.id, good.price) }
      }
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
