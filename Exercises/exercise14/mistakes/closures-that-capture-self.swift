// tutor: exercise14
// rejected by: evaluates-less
import SwiftUI

struct RecipePage: View {
  @State private var portions = 2
  @State private var minutes = 10
  @State private var showsTip = false
  let title = "Barley soup"
  let author = "Ilse"
  let barley = 40

  var body: some View {
    VStack(spacing: 20) {
      RecipeHeader(title: { title }, author: { author })
      Ingredients(portions: portions, barley: barley) { portions += $0 }
      CookingMethod()
      KitchenTimer(minutes: minutes, add: { minutes += 5 }, reset: { minutes = 10 })
      CookTip(showsTip: $showsTip)
    }
  }
}

private struct RecipeHeader: View {
  let title: () -> String
  let author: () -> String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "fork.knife").font(.largeTitle)
      Text(title()).font(.title).bold()
      Text("Recipe by \(author())").foregroundStyle(.secondary)
    }
    .padding(.top)
  }
}

private struct Ingredients: View {
  let portions: Int
  let barley: Int
  let change: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Fewer") { change(-1) }
        Text("\(portions) portions").font(.headline)
        Button("More") { change(1) }
      }
      Text("\(portions * barley) g barley")
      Text("\(portions * 300) ml stock")
    }
  }
}

private struct CookingMethod: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Method").font(.headline)
      Text("Rinse the barley in cold water.")
      Text("Let it simmer in the stock for 35 minutes.")
    }
    .padding(.horizontal)
  }
}

private struct KitchenTimer: View {
  let minutes: Int
  let add: () -> Void
  let reset: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer")
      Text("\(minutes) min").monospacedDigit()
      Button("Add 5 minutes", action: add)
      Button("Reset", action: reset)
    }
  }
}

private struct CookTip: View {
  @Binding var showsTip: Bool

  var body: some View {
    Toggle("Show the cook's tip", isOn: $showsTip)
    if showsTip {
      Text("Toast the barley first.").italic()
    }
  }
}
