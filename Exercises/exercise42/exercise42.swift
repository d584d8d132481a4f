// tutor: exercise42
import SwiftUI

// TODO: One visitor more, and the sign is built again. What hides its type?

struct GardenGate: View {
  @State private var isOpen = false
  @State private var rains = false
  @State private var visitors = 0

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Open", isOn: $isOpen)
      Toggle("Rain", isOn: $rains)
      HStack {
        Text("\(visitors) visitors")
        Button("Count one") { visitors += 1 }
          .disabled(!isOpen || visitors == 60)
      }
      sign
    }
    .padding()
  }

  private var sign: AnyView {
    if !isOpen { return AnyView(Text("Closed until nine").italic()) }
    if rains {
      return AnyView(Label("Glass house only", systemImage: "cloud.rain"))
    }
    return AnyView(
      VStack(alignment: .leading) {
        Label("Welcome", systemImage: "leaf")
        Text("All paths are open")
        Text("Dogs on a lead").font(.caption)
      })
  }
}
