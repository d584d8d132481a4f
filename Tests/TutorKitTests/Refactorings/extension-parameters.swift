//// before
import SwiftUI
struct RecipeView: View {
  let recipe: Recipe
  @EnvironmentObject var favorites: Favorites
  var body: some View {
    List {
      ForEach(recipe.steps.indices, id: \.self) { index in
        stepRow(number: index + 1, text: recipe.steps[index], isLast: index == recipe.steps.count - 1)
      }
      servings(count: recipe.servings, unit: "servings")
    }
    .navigationBarItems(trailing: favoriteButton)
  }
}
extension RecipeView {
  func stepRow(number: Int, text: String, isLast: Bool) -> some View {
    HStack {
      Text("\(number).").bold()
      Text(text)
      if isLast { Image(systemName: "flag") }
    }
  }
  @ViewBuilder func servings(count: Int, unit: String) -> some View {
    Text("For \(count) \(unit)")
    Divider()
  }
  var favoriteButton: some View {
    Button(action: { favorites.toggle(recipe) }, label: {
      Image(systemName: favorites.contains(recipe) ? "heart.fill" : "heart")
    })
  }
}
//// after
import SwiftUI
struct RecipeView: View {
  let recipe: Recipe
  var body: some View {
    List {
      ForEach(recipe.steps.indices, id: \.self) { index in
        StepRow(number: index + 1, text: recipe.steps[index], isLast: index == recipe.steps.count - 1)
      }
      ServingsView(servings: recipe.servings)
    }
    .navigationBarItems(trailing: FavoriteButton(recipe: recipe))
  }
}
struct FavoriteButton: View {
  @EnvironmentObject var favorites: Favorites
  let recipe: Recipe
  var body: some View {
    Button(action: { favorites.toggle(recipe) }, label: {
      Image(systemName: favorites.contains(recipe) ? "heart.fill" : "heart")
    })
  }
}
struct ServingsView: View {
  var servings: Int
  var unit = "servings"
  var body: some View {
    Text("For \(servings) \(unit)")
    Divider()
  }
}
struct StepRow: View {
  let number: Int
  let text: String
  let isLast: Bool
  var body: some View {
    HStack {
      Text("\(number).").bold()
      Text(text)
      if isLast { Image(systemName: "flag") }
    }
  }
}
//// wrong: counts from zero
-number: index + 1
+number: index
//// wrong: the divider is gone
-    Divider()
+
//// wrong: unit
-var unit = "servings"
+var unit = "people"
//// wrong: heart
-"heart.fill" : "heart"
+"heart" : "heart.fill"
//// wrong: adds only
-favorites.toggle(recipe)
+favorites.add(recipe)
