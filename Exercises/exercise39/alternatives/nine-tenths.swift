// tutor: exercise39
import SwiftUI

@Observable
final class Till {
  var items: [String] = []
  var cents = 0
  var isMember = false
  var customers = 1

  func ring(_ name: String, _ price: Int) {
    items.append(name)
    let reduction = isMember ? price / 10 : 0
    cents += price - reduction
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
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading) {
        Text("Museum shop").font(.title)
        Text("Ten to six, closed on Monday")
        Label("Bags at the counter", systemImage: "bag")
        Divider()
      }
      Shelf()
      MemberSwitch()
      Receipt()
    }
    .environment(till)
    .padding()
  }
}

private struct Shelf: View {
  @Environment(Till.self) private var till

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
      ForEach(till.items.indices, id: \.self) { index in
        Text(till.items[index])
      }
      Text("\(till.cents) cents").bold()
      Button("New customer") { till.next() }
        .disabled(till.items.isEmpty)
    }
  }
}
