// open: streets are written out
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.id == 1 ? "Mill Lane" : "Quay")
      if parcel.kilos > 10 { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// open: the bound is another one, and no parcel lies between
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street)
      if parcel.kilos > 11 { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// open: the heavy one is told by its id
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street)
      if parcel.id == 2 { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// open: streets are trimmed
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street.prefix(9))
      if parcel.kilos > 10 { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// right: a property of the parcel says what is heavy
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false

  var needsTwo: Bool { kilos > 10 }
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street)
      if parcel.needsTwo { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// right: the bound is written the other way round
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street)
      if !(parcel.kilos <= 10) { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// right: the bound has a name
struct Parcel: Identifiable, Equatable {
  let id: Int
  var street: String
  var kilos: Int
  var isDelivered = false

  static let mostForOne = 10
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { ParcelRow(parcel: $0) }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let parcel: Parcel

  var body: some View {
    HStack {
      Text(parcel.street)
      if parcel.kilos > Parcel.mostForOne { Text("two people") }
      Text(parcel.isDelivered ? "done" : "on the van")
    }
  }
}
// right: the fields are constants
struct Parcel: Identifiable, Equatable {
  let id: Int
  let street: String
  let kilos: Int
  var isDelivered = false
}

struct RoundScreen: View {
  @State private var parcels = [
    Parcel(id: 1, street: "Mill Lane", kilos: 3),
    Parcel(id: 2, street: "Quay", kilos: 12),
  ]

  var body: some View {
    VStack {
      ForEach(parcels) { parcel in
        ParcelRow(street: parcel.street, isHeavy: parcel.kilos > 10, isDone: parcel.isDelivered)
      }
      Button("Deliver") { parcels[0].isDelivered = true }
    }
  }
}

struct ParcelRow: View {
  let street: String
  let isHeavy: Bool
  let isDone: Bool

  var body: some View {
    HStack {
      Text(street)
      if isHeavy { Text("two people") }
      Text(isDone ? "done" : "on the van")
    }
  }
}
