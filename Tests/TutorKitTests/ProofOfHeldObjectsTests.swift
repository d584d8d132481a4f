import Testing

/// Proofs about views that show what an object keeps without observing it: they are right as long as no code writes
/// that, whatever form the writing has.
struct ProofOfHeldObjectsTests {
  @Test func whatIsNeverWrittenIsShownForGood() {
    #expect(proof(Self.observing, Self.holding) == "proved")
  }

  @Test(arguments: writings)
  func whatSomeCodeWritesIsNot(_ writing: String) {
    let marker = "// more"
    #expect(Self.holding.contains(marker))
    let (before, after) = (
      Self.observing.replacing(marker, with: writing), Self.holding.replacing(marker, with: writing)
    )
    #expect(proof(before, before) == "proved", "\(writing)")
    #expect(proof(before, after) != "proved", "\(writing)")
  }

  private static let writings = [
    "Button(\"Store\") { lift.house = \"Store\" }",
    "Button(\"Longer\") { lift.house += \"s\" }",
    "TextField(\"House\", text: $lift.house)",
    "Button(\"Other\") { let other = lift; other.house = \"Store\" }",
    "Button(\"Loop\") { for name in [\"a\"] { lift.house = name } }",
    "Button(\"First\") { (lift.house) = \"Store\" }",
  ]

  private static let observing = program(
    """
      @ObservedObject var lift: Lift
      var body: some View { Text(lift.house) }
    """)
  private static let holding = program(
    """
      let lift: Lift
      var body: some View { Text(lift.house) }
    """)

  private static func program(_ members: String) -> String {
    """
    import SwiftUI
    final class Lift: ObservableObject {
      @Published var house = "Granary"
      @Published var floor = 0
    }
    struct Panel: View {
      @StateObject private var lift = Lift()
      var body: some View {
        VStack {
          HouseSign(lift: lift)
          Text("Floor \\(lift.floor)")
          Button("Up") { lift.floor += 1 }
          // more
        }
      }
    }
    struct HouseSign: View {
    \(members)
    }
    """
  }
}
