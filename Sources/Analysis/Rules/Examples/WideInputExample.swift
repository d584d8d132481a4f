extension RuleExample {
  /// Of `wide-input`.
  static let wideInput = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct Trip {
        var title: String
        var nights: Int
        var price: Int
        var notes: String
        var guide: String
      }

      struct TripPage: View {
        @State private var trip = Trip(
          title: "Fjords", nights: 4, price: 900, notes: "", guide: "Ann")

        var body: some View {
          VStack {
            TripTitle(trip: trip)
            TextField("Notes", text: $trip.notes)
          }
        }
      }

      private struct TripTitle: View {
        let trip: Trip

        var body: some View { Text(trip.title).font(.title) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct Trip {
        var title: String
        var nights: Int
        var price: Int
        var notes: String
        var guide: String
      }

      struct TripPage: View {
        @State private var trip = Trip(
          title: "Fjords", nights: 4, price: 900, notes: "", guide: "Ann")

        var body: some View {
          VStack {
            TripTitle(title: trip.title)
            TextField("Notes", text: $trip.notes)
          }
        }
      }

      private struct TripTitle: View {
        let title: String

        var body: some View { Text(title).font(.title) }
      }
      """#)
}
