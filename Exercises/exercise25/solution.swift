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
  @State private var parcel = Parcel(
    receiver: "Ada", town: "Narvik", grams: 700, isInsured: false)

  var body: some View {
    VStack(alignment: .leading) {
      AddressLabel(receiver: parcel.receiver, town: parcel.town)
      Stepper("Weight", value: $parcel.grams, in: 100...2000, step: 100)
      Text("\(parcel.grams) g").font(.headline)
      Toggle("Insured", isOn: $parcel.isInsured)
    }
    .padding()
  }
}

private struct AddressLabel: View {
  let receiver: String
  let town: String

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "shippingbox")
      Text(receiver).font(.title2)
      Text(town)
    }
    .padding()
    .border(.gray)
  }
}
