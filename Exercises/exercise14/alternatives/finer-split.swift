// tutor: exercise14
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
      RecipeTitle(title: title)
      Byline(author: author)
    }
    .padding(.top)
  }
}

private struct Ingredients: View {
  @State private var portions = 2
  let barley: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      PortionPicker(portions: $portions)
      Amount(quantity: portions * barley, unit: "g", name: "barley")
      Amount(quantity: portions * 300, unit: "ml", name: "stock")
    }
  }
}

private struct PortionPicker: View {
  @Binding var portions: Int

  var body: some View {
    HStack {
      Button("Fewer") { portions -= 1 }
      Text("\(portions) portions").font(.headline)
      Button("More") { portions += 1 }
    }
  }
}

private struct Amount: View {
  let quantity: Int
  let unit: String
  let name: String

  var body: some View {
    Text("\(quantity) \(unit) \(name)")
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
      TipText()
    }
  }
}

private struct TipText: View {
  var body: some View {
    Text("Toast the barley first.").italic()
  }
}

private struct RecipeTitle: View {
  let title: String

  var body: some View {
    Text(title).font(.title).bold()
  }
}

private struct Byline: View {
  let author: String

  var body: some View {
    Text("Recipe by \(author)").foregroundStyle(.secondary)
  }
}
