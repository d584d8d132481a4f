import SwiftUI

// A slider stands between two whole numbers.
// instead: Text("Light \(Int(light))") => Text("Light \(Int(light + 0.02))")
// A text with two signs in it, in an order of its own.
// instead: mail.split(separator: "@").last?.contains(".") ?? false => mail.contains(".") && mail.contains("@")

struct Desk: View {
  @State private var light = 40.0
  @State private var mail = ""

  private var isMail: Bool { mail.split(separator: "@").last?.contains(".") ?? false }

  var body: some View {
    VStack {
      Slider(value: $light, in: 0...100)
      Text("Light \(Int(light))")
      TextField("Mail", text: $mail)
      Text(isMail ? "Fine" : "Not yet")
    }
  }
}
