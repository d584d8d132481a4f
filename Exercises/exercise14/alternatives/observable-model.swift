// tutor: exercise14
import SwiftUI

@Observable
private final class Cooking {
  var portions = 2
  var minutes = 10
  var showsTip = false
}

struct RecipePage: View {
  @State private var cooking = Cooking()
  let title = "Barley soup"
  let author = "Ilse"
  let barley = 40

  var body: some View {
    VStack(spacing: 20) {
      RecipeHeader(title: title, author: author)
      Ingredients(cooking: cooking, barley: barley)
      CookingMethod()
      KitchenTimer(cooking: cooking)
      CookTip(cooking: cooking)
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
  let cooking: Cooking
  let barley: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Fewer") { cooking.portions -= 1 }
        Text("\(cooking.portions) portions").font(.headline)
        Button("More") { cooking.portions += 1 }
      }
      Text("\(cooking.portions * barley) g barley")
      Text("\(cooking.portions * 300) ml stock")
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
  let cooking: Cooking

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer")
      Text("\(cooking.minutes) min").monospacedDigit()
      Button("Add 5 minutes") { cooking.minutes += 5 }
      Button("Reset") { cooking.minutes = 10 }
    }
  }
}

private struct CookTip: View {
  @Bindable var cooking: Cooking

  var body: some View {
    Toggle("Show the cook's tip", isOn: $cooking.showsTip)
    if cooking.showsTip {
      Text("Toast the barley first.").italic()
    }
  }
}
