// tutor: exercise14
import SwiftUI

// TODO: Cooking for one more should not evaluate the header, the method and
// the timer again.

struct RecipePage: View {
  @State private var portions = 2
  @State private var minutes = 10
  @State private var showsTip = false
  let title = "Barley soup"
  let author = "Ilse"
  let barley = 40

  var body: some View {
    VStack(spacing: 20) {
      header
      ingredients
      method
      kitchenTimer
      tip
    }
  }

  private var header: some View {
    VStack(spacing: 4) {
      Image(systemName: "fork.knife").font(.largeTitle)
      Text(title).font(.title).bold()
      Text("Recipe by \(author)").foregroundStyle(.secondary)
    }
    .padding(.top)
  }

  private var ingredients: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Fewer") { portions -= 1 }
        Text("\(portions) portions").font(.headline)
        Button("More") { portions += 1 }
      }
      Text("\(portions * barley) g barley")
      Text("\(portions * 300) ml stock")
    }
  }

  private var method: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Method").font(.headline)
      Text("Rinse the barley in cold water.")
      Text("Let it simmer in the stock for 35 minutes.")
    }
    .padding(.horizontal)
  }

  private var kitchenTimer: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer")
      Text("\(minutes) min").monospacedDigit()
      Button("Add 5 minutes") { minutes += 5 }
      Button("Reset") { minutes = 10 }
    }
  }

  @ViewBuilder private var tip: some View {
    Toggle("Show the cook's tip", isOn: $showsTip)
    if showsTip {
      Text("Toast the barley first.").italic()
    }
  }
}
