extension RuleExample {
  /// Of `binding-never-written`.
  static let bindingNeverWritten = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct VolumePage: View {
        @State private var volume = 5

        var body: some View {
          VStack {
            VolumeLabel(volume: $volume)
            Stepper("Volume \(volume)", value: $volume)
          }
        }
      }

      private struct VolumeLabel: View {
        @Binding var volume: Int

        var body: some View { Text("\(volume) of 11") }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct VolumePage: View {
        @State private var volume = 5

        var body: some View {
          VStack {
            VolumeLabel(volume: volume)
            Stepper("Volume \(volume)", value: $volume)
          }
        }
      }

      private struct VolumeLabel: View {
        let volume: Int

        var body: some View { Text("\(volume) of 11") }
      }
      """#)
}
