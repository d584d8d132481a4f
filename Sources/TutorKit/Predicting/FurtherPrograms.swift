extension PredictionProgram {
  /// Small programs on which beliefs differ that agree elsewhere: for a second question.
  static let further = [
    PredictionProgram(
      id: "further/1", title: "Lobby.swift",
      text: """
        struct Lobby: View {
          var body: some View {
            Sign(text: "Open")
            Visitors()
          }
        }
        struct Sign: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct Visitors: View {
          @State private var count = 0
          var body: some View {
            Text("\\(count)")
            Button("Enter") { count += 1 }
          }
        }

        """, root: "Lobby()", steps: ["tap:Enter"]),
    PredictionProgram(
      id: "further/2", title: "Parking.swift",
      text: """
        struct Parking: View {
          @State private var free = 12
          var body: some View {
            Places(count: free)
            Places(count: 40)
            Button("Drive in") { free -= 1 }
          }
        }
        struct Places: View {
          let count: Int
          var body: some View { Text("\\(count)") }
        }

        """, root: "Parking()", steps: ["tap:Drive in"]),
  ]
}
