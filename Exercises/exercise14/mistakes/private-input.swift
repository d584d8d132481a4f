// tutor: exercise14
// rejected by: names-resolve
import SwiftUI

struct RecipePage: View {
  let title = "Barley soup"
  let author = "Ilse"
  let barley = 40

  var body: some View {
    VStack(spacing: 20) {
      RecipeHeader(title: title, author: author)
      Ingredients(barley: barley)
      CookingMethod()
      KitchenTimer()
      CookTip()
    }
  }
}

private struct RecipeHeader: View {
  let title: String
  let author: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "fork.knife").font(.largeTitle)
      Text(title).font(.title).bold()
      Text("Recipe by \(author)").foregroundStyle(.secondary)
    }
    .padding(.top)
  }
}

private struct Ingredients: View {
  @State private var portions = 2
  private let barley: Int

  var body: some View {
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
  @State private var minutes = 10

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer")
      Text("\(minutes) min").monospacedDigit()
      Button("Add 5 minutes") { minutes += 5 }
      Button("Reset") { minutes = 10 }
    }
  }
}

private struct CookTip: View {
  @State private var showsTip = false

  var body: some View {
    Toggle("Show the cook's tip", isOn: $showsTip)
    if showsTip {
      Text("Toast the barley first.").italic()
    }
  }
}
