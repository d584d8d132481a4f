// tutor: exercise25
// rejected by: evaluates-less
import SwiftUI

struct Parcel {
  var receiver: String
  var town: String
  var grams: Int
  var isInsured: Bool
  var note = ""
}

struct Address {
  let parcel: Parcel

  var receiver: String { parcel.receiver }
  var town: String { parcel.town }
}

struct ParcelDesk: View {
  @State private var parcel = Parcel(receiver: "Ada", town: "Narvik", grams: 700, isInsured: false)

  var body: some View {
    VStack(alignment: .leading) {
      AddressLabel(address: Address(parcel: parcel))
      Stepper("Weight", value: $parcel.grams, in: 100...2000, step: 100)
      Text("\(parcel.grams) g").font(.headline)
      Toggle("Insured", isOn: $parcel.isInsured)
    }
    .padding()
  }
}

private struct AddressLabel: View {
  let address: Address

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "shippingbox")
      Text(address.receiver).font(.title2)
      Text(address.town)
    }
    .padding()
    .border(.gray)
  }
}
