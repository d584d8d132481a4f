import Testing

/// Proofs about loops over lists of any size: what all turns come to is what `filter`, `map`, `contains` and
/// `reduce` give.
struct ProofOfLoopsTests {
  /// A screen with a list that grows, a property made of it and a button that changes it.
  private func desk(total: String, action: String) -> String {
    """
    import SwiftUI

    struct Parcel: Identifiable {
      let id: Int
      var weight: Int
      var isHeavy = false
      var isSent = false
    }

    struct Desk: View {
      @State private var parcels = [Parcel(id: 1, weight: 3), Parcel(id: 2, weight: 9)]
      @State private var next = 3
      @State private var limit = 5
      @State private var sent = 0

      private var total: String {
        \(total)
      }

      var body: some View {
        VStack {
          Text(total)
          Text("\\(sent) sent, limit \\(limit)")
          ForEach(parcels) { parcel in
            HStack {
              Text("\\(parcel.weight) kg")
              if parcel.isHeavy { Text("Heavy") }
              if parcel.isSent { Text("Sent") }
            }
          }
          Button("Change") {
            \(action)
          }
          Button("Raise") { limit += 1 }
          Button("Add") {
            parcels.append(Parcel(id: next, weight: next * 2))
            next += 1
          }
        }
      }
    }
    """
  }

  private static let plain = "\"\\(parcels.count)\""

  private static let mark = """
    for index in parcels.indices {
      parcels[index].isHeavy = parcels[index].weight > limit
    }
    """

  @Test(arguments: [
    mark,
    "for place in parcels.indices { let it = parcels[place]; parcels[place].isHeavy = it.weight > limit }",
    "for place in 0..<parcels.count { parcels[place].isHeavy = limit < parcels[place].weight }",
    """
    for place in parcels.indices {
      if parcels[place].weight > limit { parcels[place].isHeavy = true } else { parcels[place].isHeavy = false }
    }
    """,
    """
    for place in parcels.indices {
      guard parcels[place].weight > limit else {
        parcels[place].isHeavy = false
        continue
      }
      parcels[place].isHeavy = true
    }
    """,
    """
    parcels = parcels.map { parcel in
      var copy = parcel
      copy.isHeavy = parcel.weight > limit
      return copy
    }
    """,
    """
    parcels = parcels.map {
      Parcel(id: $0.id, weight: $0.weight, isHeavy: $0.weight > limit, isSent: $0.isSent)
    }
    """,
    """
    var changed: [Parcel] = []
    for var parcel in parcels {
      parcel.isHeavy = parcel.weight > limit
      changed.append(parcel)
    }
    parcels = changed
    """,
  ])
  func eachElementIsChanged(action: String) {
    let before = desk(total: Self.plain, action: Self.mark)
    #expect(proof(before, desk(total: Self.plain, action: action)) == "proved")
  }

  @Test(arguments: [
    "for index in parcels.indices { parcels[index].isHeavy = parcels[index].weight >= limit }",
    "for index in parcels.indices.dropFirst() { parcels[index].isHeavy = parcels[index].weight > limit }",
    "for index in parcels.indices where !parcels[index].isSent { parcels[index].isHeavy = parcels[index].weight > limit }",
    "for index in parcels.indices { parcels[index].isHeavy = parcels[0].weight > limit }",
    "for index in parcels.indices { parcels[index].isHeavy = index > limit }",
    "for index in parcels.indices { parcels[index].isHeavy = parcels.contains { $0.isHeavy } }",
    """
    var some = false
    for index in parcels.indices {
      parcels[index].isHeavy = some
      some = parcels[index].weight > limit
    }
    """,
    """
    for index in parcels.indices {
      parcels[index].isHeavy = parcels[index].weight > limit
      if parcels[index].isHeavy { break }
    }
    """,
    """
    for index in parcels.indices {
      parcels[index].isHeavy = parcels[index].weight > limit
      sent += 1
    }
    """,
    """
    for index in parcels.indices {
      parcels[index].isHeavy = parcels[index].weight > limit
      limit += 1
    }
    """,
    """
    for index in parcels.indices {
      if sent == 7 { limit = 9 }
      parcels[index].isHeavy = parcels[index].weight > limit
      if parcels[index].isSent { sent = 7 }
    }
    """,
  ])
  func anotherChangeIsNotProved(action: String) {
    let before = desk(total: Self.plain, action: Self.mark)
    #expect(proof(before, desk(total: Self.plain, action: action)) != "proved")
  }

  @Test(arguments: [
    (
      "\"\\(parcels.filter { $0.weight > limit }.count)\"",
      "var n = 0; for parcel in parcels where parcel.weight > limit { n += 1 }; return \"\\(n)\""
    ),
    (
      "\"\\(parcels.reduce(0) { $0 + $1.weight })\"",
      "var sum = 0; for parcel in parcels { sum += parcel.weight }; return \"\\(sum)\""
    ),
    (
      "\"\\(parcels.reduce(0) { $0 + $1.weight })\"",
      "var sum = 0; for place in parcels.indices { sum += parcels[place].weight }; return \"\\(sum)\""
    ),
    (
      "parcels.contains { $0.weight > limit } ? \"Some\" : \"None\"",
      "var some = false; for parcel in parcels { if parcel.weight > limit { some = true } }; return some ? \"Some\" : \"None\""
    ),
    (
      "parcels.allSatisfy { $0.isSent } ? \"All\" : \"Not all\"",
      "var all = true; for parcel in parcels { all = all && parcel.isSent }; return all ? \"All\" : \"Not all\""
    ),
    (
      "\"\\(parcels.filter { !$0.isSent }.map { $0.weight }.max() ?? 0)\"",
      "var open: [Int] = []; for parcel in parcels { if parcel.isSent { continue }; open.append(parcel.weight) }; return \"\\(open.max() ?? 0)\""
    ),
    (
      "\"\\(parcels.count { $0.isSent })\"",
      "\"\\(parcels.reduce(0) { $0 + ($1.isSent ? 1 : 0) })\""
    ),
  ])
  func aLoopIsWhatItComesTo(call: String, loop: String) {
    #expect(
      proof(desk(total: call, action: "sent += 1"), desk(total: loop, action: "sent += 1"))
        == "proved")
  }

  @Test(arguments: [
    (
      "\"\\(parcels.filter { $0.weight > limit }.count)\"",
      "var n = 0; for parcel in parcels where parcel.weight > limit { n = 1 }; return \"\\(n)\""
    ),
    (
      "\"\\(parcels.reduce(0) { $0 + $1.weight })\"",
      "var sum = 0; for parcel in parcels { sum = parcel.weight }; return \"\\(sum)\""
    ),
    (
      "\"\\(parcels.reduce(0) { $0 + $1.weight })\"",
      "var sum = 0, n = 0; for parcel in parcels { sum += parcel.weight * n; n = 1 }; return \"\\(sum)\""
    ),
    (
      "parcels.contains { $0.weight > limit } ? \"Some\" : \"None\"",
      "var some = false; for parcel in parcels { some = parcel.weight > limit }; return some ? \"Some\" : \"None\""
    ),
    (
      "parcels.allSatisfy { $0.isSent } ? \"All\" : \"Not all\"",
      "var all = true; for parcel in parcels { all = all || parcel.isSent }; return all ? \"All\" : \"Not all\""
    ),
    (
      "\"\\(parcels.map { $0.weight }.max() ?? 0)\"",
      "var open: [Int] = []; for parcel in parcels { if open.isEmpty { open.append(parcel.weight) } }; return \"\\(open.max() ?? 0)\""
    ),
  ])
  func aLoopOfAnotherSumIsNotProved(call: String, loop: String) {
    #expect(
      proof(desk(total: call, action: "sent += 1"), desk(total: loop, action: "sent += 1"))
        != "proved")
  }
}
