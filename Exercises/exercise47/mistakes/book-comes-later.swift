// tutor: exercise47
// rejected by: renders-the-same
import SwiftUI

struct Glaze: Identifiable, Equatable {
  let id: Int
  let name: String
  let degrees: Int
}

final class GlazeBook: ObservableObject {
  let owner = "Mill Street"
  let glazes: [Glaze]

  init() {
    glazes = [
      Glaze(id: 1, name: "Celadon", degrees: 1260), Glaze(id: 2, name: "Honey", degrees: 1080),
      Glaze(id: 3, name: "Tenmoku", degrees: 1280),
    ].sorted { $0.degrees < $1.degrees }
  }
}

final class FiringPlan: ObservableObject {
  let soak = 1060

  func advice(at degrees: Int) -> String {
    degrees < soak ? "Heat slowly" : "Hold for twenty minutes"
  }
}

struct KilnPage: View {
  @StateObject private var plan = FiringPlan()
  @State private var degrees = 1000

  var body: some View {
    VStack {
      HStack {
        Button("Cooler") { degrees -= 20 }.disabled(degrees <= 600)
        Text("\(degrees) °C").font(.title)
        Button("Hotter") { degrees += 20 }.disabled(degrees >= 1280)
      }
      Text(plan.advice(at: degrees))
      GlazeList()
    }
  }
}

private struct GlazeList: View {
  @State private var book: GlazeBook?

  var body: some View {
    VStack(alignment: .leading) {
      Text("Glazes of \(book?.owner ?? "")").font(.headline)
      ForEach(book?.glazes ?? []) { glaze in
        HStack {
          Text(glaze.name)
          Text("\(glaze.degrees) °C, \(book?.owner ?? "")").foregroundStyle(.secondary)
        }
      }
    }
    .padding()
    .onAppear { book = GlazeBook() }
  }
}
