// source: cases of a switch that each change leaves
import Observation
import SwiftUI

struct Ward: View {
  @State private var tab = Tab.overview
  let notes: [String]

  enum Tab { case overview, notes }

  var body: some View {
    VStack {
      Button("Overview") { tab = .overview }
      Button("Notes") { tab = .notes }
      switch tab {
      case .overview:
        Form {
          Section("Allergies") {
            Text("Pollen").bold()
            Text("Dust").italic()
          }
        }
      case .notes:
        List(notes, id: \.self) { note in
          HStack {
            Image(systemName: "note").padding()
            Text(note).bold()
          }
        }
      }
    }
  }
}

// source: branches on a property of a model
import Observation
import SwiftUI

@Observable final class Loader {
  var isLoading = false
  var names: [String] = []
}

struct Loading: View {
  @State private var loader = Loader()

  var body: some View {
    Group {
      if loader.isLoading {
        VStack {
          ProgressView().padding()
          Text("Loading").font(.title).bold()
          Text("One moment").italic()
        }
      } else {
        VStack {
          Text("Ready").font(.title).bold()
          Text("All is there").italic().padding()
          Divider()
        }
      }
    }
    .task { loader.isLoading = true }
  }
}
