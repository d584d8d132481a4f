// tutor: exercise14
// rejected by: evaluates-less
import SwiftUI

private struct Recipe {
  let title = "Barley soup"
  let author = "Ilse"
  let barley = 40
  var portions = 2
  var minutes = 10
  var showsTip = false
}

struct RecipePage: View {
  @State private var recipe = Recipe()

  var body: some View {
    VStack(spacing: 20) {
      RecipeHeader(recipe: recipe)
      Ingredients(recipe: $recipe)
      CookingMethod(recipe: recipe)
      KitchenTimer(recipe: $recipe)
      CookTip(recipe: $recipe)
    }
  }
}

private struct RecipeHeader: View {
  let recipe: Recipe

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "fork.knife").font(.largeTitle)
      Text(recipe.title).font(.title).bold()
      Text("Recipe by \(recipe.author)").foregroundStyle(.secondary)
    }
    .padding(.top)
  }
}

private struct Ingredients: View {
  @Binding var recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Fewer") { recipe.portions -= 1 }
        Text("\(recipe.portions) portions").font(.headline)
        Button("More") { recipe.portions += 1 }
      }
      Text("\(recipe.portions * recipe.barley) g barley")
      Text("\(recipe.portions * 300) ml stock")
    }
  }
}

private struct CookingMethod: View {
  let recipe: Recipe

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
  @Binding var recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "timer")
      Text("\(recipe.minutes) min").monospacedDigit()
      Button("Add 5 minutes") { recipe.minutes += 5 }
      Button("Reset") { recipe.minutes = 10 }
    }
  }
}

private struct CookTip: View {
  @Binding var recipe: Recipe

  var body: some View {
    Toggle("Show the cook's tip", isOn: $recipe.showsTip)
    if recipe.showsTip {
      Text("Toast the barley first.").italic()
    }
  }
}
