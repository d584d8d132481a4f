// tutor: exercise33
import SwiftUI

// TODO: Neither the sign nor the night service shows which floor the lift is
// on. Why do the bodies of both run whenever it moves?

final class Lift: ObservableObject {
  @Published var house = "Granary"
  @Published var floor = 0
  @Published var isOpen = false
  @Published var load = 120

  func sendDown() {
    isOpen = false
    floor = 0
  }
}

struct LiftPanel: View {
  @StateObject private var lift = Lift()

  var body: some View {
    VStack {
      HouseSign(lift: lift)
      LiftButtons(lift: lift)
      NightService(lift: lift)
    }
    .padding()
  }
}

private struct HouseSign: View {
  @ObservedObject var lift: Lift

  var body: some View {
    VStack {
      Image(systemName: "building.2")
      Text(lift.house).font(.title)
      Text("Eight persons, 630 kg").font(.caption)
    }
  }
}

private struct LiftButtons: View {
  @ObservedObject var lift: Lift

  var body: some View {
    VStack {
      Text(lift.floor == 0 ? "Ground floor" : "Floor \(lift.floor)")
        .font(.headline)
      Button("Up") { lift.floor += 1 }
        .disabled(lift.isOpen || lift.floor == 5)
      Button("Down") { lift.floor -= 1 }
        .disabled(lift.isOpen || lift.floor == 0)
      Toggle("Doors open", isOn: $lift.isOpen)
      Text("\(lift.load) kg")
    }
  }
}

private struct NightService: View {
  @ObservedObject var lift: Lift

  var body: some View {
    HStack {
      Image(systemName: "moon")
      Text("From ten the lift waits below").font(.caption)
      Button("Send it down") { lift.sendDown() }
    }
  }
}
