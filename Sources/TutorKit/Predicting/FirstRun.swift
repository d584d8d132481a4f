extension PredictionProgram {
  /// The twelve lines of the first run.
  static let firstRun = PredictionProgram(
    id: "first-run", title: "Board.swift",
    text: """
      struct Board: View {
        @State private var goals = 0
        var body: some View {
          TeamName(name: "Otters")
          Text("\\(goals)")
          Button("Goal") { goals += 1 }
        }
      }
      struct TeamName: View {
        let name: String
        var body: some View { Text(name) }
      }

      """, root: "Board()", steps: ["tap:Goal"])
}
