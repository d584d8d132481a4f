extension RuleExample {
  /// Of `eager-rows`.
  static let eagerRows = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct Departure: Identifiable {
        let id: Int
        var line: String
      }

      struct DepartureBoard: View {
        let departures: [Departure]

        var body: some View {
          ScrollView {
            VStack {
              ForEach(departures) { Text($0.line) }
            }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct Departure: Identifiable {
        let id: Int
        var line: String
      }

      struct DepartureBoard: View {
        let departures: [Departure]

        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(departures) { Text($0.line) }
            }
          }
        }
      }
      """#)
}
