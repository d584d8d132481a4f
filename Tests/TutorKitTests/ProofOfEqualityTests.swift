import Testing

@testable import TutorKit

/// Views with an `==` of their own: what it takes for the same must look the same, however it says so.
struct ProofOfEqualityTests {
  /// A screen with a row, inline or in a view that compares itself.
  private func shelf(equality: String? = nil) -> String {
    let shown = """
      Text(name)
      Text("\\(grams * pieces) g").bold(grams > limit)
      """
    let row = """
      struct Row: View, Equatable {
        let name: String
        let grams: Int
        let pieces: Int
        let limit: Int

        static func == (a: Row, b: Row) -> Bool { \(equality ?? "") }

        var body: some View {
          VStack {
            \(shown)
          }
        }
      }
      """
    let call = "Row(name: name, grams: grams, pieces: pieces, limit: limit)"
    return """
      import SwiftUI

      struct Shelf: View {
        @State private var name = "Flour"
        @State private var grams = 500
        @State private var pieces = 2
        @State private var limit = 400

        var body: some View {
          VStack {
            \(equality == nil ? "VStack {\n\(shown)\n}" : call)
            TextField("Name", text: $name)
            Button("Heavier") { grams += 100 }
            Button("More") { pieces += 1 }
            Button("Limit") { limit += 50 }
          }
        }
      }
      \(equality == nil ? "" : row)
      """
  }

  @Test(arguments: [
    "a.name == b.name && a.grams == b.grams && a.pieces == b.pieces && a.limit == b.limit",
    "(a.name, a.grams, a.pieces) == (b.name, b.grams, b.pieces) && a.limit == b.limit",
    """
    a.name == b.name && a.grams == b.grams && a.pieces == b.pieces
      && (a.grams > a.limit) == (b.grams > b.limit)
    """,
    "false", "a.name == b.name && a.grams == b.grams && a.pieces == b.pieces && false",
  ])
  func anEqualityThatSeesWhatIsShownIsProved(equality: String) {
    #expect(proof(shelf(), shelf(equality: equality)) == "proved")
  }

  @Test(arguments: [
    "true", "a.name == b.name", "a.name.count == b.name.count && a.grams == b.grams",
    "a.name == b.name && a.grams * a.pieces == b.grams * b.pieces",
    """
    a.name == b.name && a.grams + a.pieces == b.grams + b.pieces
      && (a.grams > a.limit) == (b.grams > b.limit)
    """,
    """
    (a.name == b.name || a.limit == b.limit) && a.grams == b.grams && a.pieces == b.pieces
      && a.limit == b.limit
    """,
  ])
  func anEqualityThatMissesSomethingIsNot(equality: String) {
    #expect(proof(shelf(), shelf(equality: equality)) != "proved")
  }
}
