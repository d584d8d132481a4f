extension RuleExample {
  /// Of `body-complexity`.
  static let bodyComplexity = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct PlayerPage: View {
        let title: String
        let artist: String
        @Binding var volume: Double

        var body: some View {
          VStack {
            Image("cover")
            Text(title)
            Text(artist)
            HStack {
              Image(systemName: "backward")
              Image(systemName: "play")
              Image(systemName: "forward")
            }
            HStack {
              Text("Quiet")
              Slider(value: $volume)
              Text("Loud")
            }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct PlayerPage: View {
        let title: String
        let artist: String
        @Binding var volume: Double

        var body: some View {
          VStack {
            Image("cover")
            Text(title)
            Text(artist)
            TrackButtons()
            VolumeLine(volume: $volume)
          }
        }
      }

      private struct TrackButtons: View {
        var body: some View {
          HStack {
            Image(systemName: "backward")
            Image(systemName: "play")
            Image(systemName: "forward")
          }
        }
      }

      private struct VolumeLine: View {
        @Binding var volume: Double

        var body: some View {
          HStack {
            Text("Quiet")
            Slider(value: $volume)
            Text("Loud")
          }
        }
      }
      """#)
}
