// tutor: exercise25
import SwiftUI

struct Parcel {
  var receiver: String
  var town: String
  var grams: Int
  var isInsured: Bool
  var note = ""
}

struct ParcelDesk: View {
  @State private var parcel = Parcel(receiver: "Ada", town: "Narvik", grams: 700, isInsured: false)

  var body: some View {
    VStack(alignment: .leading) {
      Framed {
        AddressLines(receiver: parcel.receiver, town: parcel.town)
      }
      Stepper("Weight", value: $parcel.grams, in: 100...2000, step: 100)
      Text("\(parcel.grams) g").font(.headline)
      Toggle("Insured", isOn: $parcel.isInsured)
    }
    .padding()
  }
}

private struct Framed<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }
      .padding()
      .border(.gray)
  }
}

private struct AddressLines: View {
  let receiver: String
  let town: String

  var body: some View {
    Image(systemName: "shippingbox")
    Text(receiver).font(.title2)
    Text(town)
  }
}
