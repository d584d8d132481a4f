import Testing

/// Proofs about rows of an identity that repeats or is new at each run, views of one type in `AnyView`, and
/// objects in collections: each with what is nearly the same and must not be proved.
struct ProofOfIdentitiesTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String
    /// One text of the second program and what makes it another program.
    var faults: [(String, String)]
  }

  @Test(arguments: samples)
  func theSameIsProvedAndWhatIsNearlySoIsNot(_ sample: Sample) {
    #expect(proof(sample.before, sample.before) == "proved")
    #expect(proof(sample.before, sample.after) == "proved")
    for (old, new) in sample.faults {
      let wrong = sample.after.replacing(old, with: new)
      #expect(wrong != sample.after)
      #expect(proof(sample.before, wrong) != "proved", "\(old) -> \(new)")
    }
  }

  /// Rows may get identities of their own, and not lose them.
  @Test func whatRepeatsMayBeToldApart() {
    let apart = Self.rowsOfOneIdentity.after.replacing(
      "ForEach(names, id: \\.self) { name in Text(name).font(.caption) }",
      with: "ForEach(names.indices, id: \\.self) { index in Text(names[index]).font(.caption) }")
    #expect(apart != Self.rowsOfOneIdentity.after)
    #expect(proof(Self.rowsOfOneIdentity.before, apart) == "proved")
    #expect(proof(apart, Self.rowsOfOneIdentity.before) != "proved")
  }

  @Test(arguments: countedRows)
  func rowsAreToldApartByWhatIsCountedUp(_ sample: Sample) {
    theSameIsProvedAndWhatIsNearlySoIsNot(sample)
  }

  private static let countedRows = [
    rows(
      of: "ForEach(ships.indices, id: \\.self) { index in Text(ships[index].name) }",
      as: "ForEach(ships) { ship in Text(ship.name) }",
      faults: [
        ("next += 1", "next += 0"), ("id: next, name", "id: ships.count + 1, name"),
        ("next = 4", "next = 2"),
        ("Text(ship.name)", "TextField(ship.name, text: .constant(ship.name))"),
        (
          "ForEach(ships) { ship in Text(ship.name) }",
          "ForEach(ships.indices) { index in Text(ships[index].name) }"
        ),
        ("ForEach(ships)", "ForEach(ships.reversed())"),
        ("ForEach(ships)", "ForEach(ships, id: \\.name)"),
      ]),
    rows(
      of: "ForEach(ships) { ship in if ship.metres > least { Text(ship.name) } }",
      as: "ForEach(ships.filter { $0.metres > least }) { Text($0.name) }",
      faults: [("metres > least", "metres >= least"), ("Text($0.name)", "Text($0.name).bold()")]),
  ]

  /// Two programs with other rows of one list.
  private static func rows(
    of old: String, as new: String, faults: [(String, String)]
  ) -> Sample {
    let program = """
      struct Ship: Identifiable { let id: Int; let name: String; let metres: Int }
      struct Station: View {
        @State private var ships = [
          Ship(id: 1, name: "Elbe", metres: 140), Ship(id: 2, name: "Tor", metres: 215),
        ]
        @State private var next = 4
        @State private var least = 100
        var body: some View {
          VStack {
            Button("Arrive") {
              ships.insert(Ship(id: next, name: "Boat", metres: 10 + next), at: 0)
              next += 1
            }
            Button("Leave") { ships.removeFirst() }.disabled(ships.isEmpty)
            Stepper("Least", value: $least, in: 0...300)
            ROWS
          }
        }
      }
      """
    return Sample(
      testDescription: new, before: program.replacing("ROWS", with: old),
      after: program.replacing("ROWS", with: new), faults: faults)
  }

  @Test func rowsMadeAnewAreSeenWhereSomethingIsAnimated() {
    let toggle = "Toggle(\"Large\", isOn: $isLarge)"
    let programs = [Self.rowsMadeAnew.before, Self.rowsMadeAnew.after].map {
      $0.replacing(toggle, with: toggle + ".animation(.default, value: isLarge)")
    }
    #expect(programs[1] != Self.rowsMadeAnew.after)
    #expect(proof(programs[1], programs[1]) == "proved")
    #expect(proof(programs[0], programs[1]) != "proved")
  }

  private static let samples = [
    rowsOfOneIdentity, rowsMadeAnew, oneTypeErased, objectsInACollection,
  ]

  /// Two rows have one identity, in both programs.
  private static let rowsOfOneIdentity = Sample(
    testDescription: "rows of one identity",
    before: """
      struct Quays: View {
        private let quays = ["Oil", "Timber", "Oil"]
        @State private var wind = 3
        var body: some View {
          VStack {
            ForEach(quays, id: \\.self) { quay in Text(quay).font(.caption) }
            Text(wind > 8 ? "Closed" : "Wind \\(wind)")
            Stepper("Wind", value: $wind, in: 0...12)
          }
        }
      }
      """,
    after: """
      struct Quays: View {
        var body: some View {
          VStack {
            Signs(names: ["Oil", "Timber", "Oil"])
            Weather()
          }
        }
      }
      private struct Signs: View {
        let names: [String]
        var body: some View {
          ForEach(names, id: \\.self) { name in Text(name).font(.caption) }
        }
      }
      private struct Tick: View {
        let name: String
        @State private var isOn = false
        var body: some View { Text(name).font(.caption) }
      }
      private struct Weather: View {
        @State private var wind = 3
        var body: some View {
          Text(wind > 8 ? "Closed" : "Wind \\(wind)")
          Stepper("Wind", value: $wind, in: 0...12)
        }
      }
      """,
    faults: [
      ("[\"Oil\", \"Timber\", \"Oil\"]", "[\"Oil\", \"Oil\", \"Timber\"]"),
      ("Text(name).font(.caption) }", "Tick(name: name) }"),
    ])

  /// Rows whose identity is another one at each run, which shows in nothing.
  private static let rowsMadeAnew = Sample(
    testDescription: "rows made anew",
    before: """
      struct Line: Identifiable {
        let id = UUID()
        let name: String
      }
      struct Shed: View {
        @State private var names = ["Leek", "Beet"]
        @State private var isLarge = false
        var body: some View {
          VStack {
            Toggle("Large", isOn: $isLarge)
            ForEach(names.map { Line(name: $0) }) { line in
              Text(line.name).font(isLarge ? .title : .body)
            }
          }
        }
      }
      """,
    after: """
      struct Shed: View {
        @State private var names = ["Leek", "Beet"]
        @State private var isLarge = false
        var body: some View {
          VStack {
            Toggle("Large", isOn: $isLarge)
            ForEach(names, id: \\.self) { name in
              Text(name).font(isLarge ? .title : .body)
            }
          }
        }
      }
      """,
    faults: [
      ("Text(name).font", "TextField(name, text: .constant(\"\")).font"),
      ("Text(name).font", "Text(name).transition(.slide).font"),
      ("[\"Leek\", \"Beet\"]", "[\"Beet\", \"Leek\"]"),
    ])

  /// Both branches give one type, so that the view in them lives on.
  private static let oneTypeErased = Sample(
    testDescription: "one type, erased",
    before: """
      struct Desk: View {
        @State private var isMuted = false
        var body: some View {
          VStack {
            Toggle("Mute", isOn: $isMuted)
            strip
          }
        }
        private var strip: AnyView {
          if isMuted { return AnyView(Strip(name: "Choir").opacity(0.3)) }
          return AnyView(Strip(name: "Choir").opacity(1))
        }
      }
      private struct Strip: View {
        let name: String
        @State private var remark = ""
        var body: some View { TextField(name, text: $remark) }
      }
      """,
    after: """
      struct Desk: View {
        @State private var isMuted = false
        var body: some View {
          VStack {
            Toggle("Mute", isOn: $isMuted)
            Strip(name: "Choir").opacity(isMuted ? 0.3 : 1)
          }
        }
      }
      private struct Strip: View {
        let name: String
        @State private var remark = ""
        var body: some View { TextField(name, text: $remark) }
      }
      """,
    faults: [
      ("isMuted ? 0.3 : 1", "isMuted ? 1 : 0.3"),
      ("isMuted ? 0.3 : 1", "isMuted ? 0.3 : 0.9"),
      (
        "Strip(name: \"Choir\").opacity(isMuted ? 0.3 : 1)",
        "if isMuted { Strip(name: \"Choir\").opacity(0.3) } else { Strip(name: \"Choir\").opacity(1) }"
      ),
    ])

  /// Values in a state become objects that the state holds.
  private static let objectsInACollection = Sample(
    testDescription: "objects in a collection",
    before: """
      struct Lamp: Identifiable {
        let id: Int
        var isLit = false
        var taps = 0
      }
      struct Hall: View {
        @State private var lamps = [Lamp(id: 1), Lamp(id: 2, isLit: true)]
        var body: some View {
          VStack {
            ForEach(lamps) { lamp in
              Button("Lamp \\(lamp.id)") { press(lamp.id) }
              Text(lamp.isLit ? "lit" : "dark")
            }
          }
        }
        private func press(_ id: Int) {
          guard let index = lamps.firstIndex(where: { $0.id == id }) else { return }
          lamps[index].isLit.toggle()
          lamps[index].taps += 1
        }
      }
      """,
    after: """
      @Observable
      final class Lamp: Identifiable {
        let id: Int
        var isLit: Bool
        var taps = 0
        init(id: Int, isLit: Bool = false) {
          self.id = id
          self.isLit = isLit
        }
      }
      struct Hall: View {
        @State private var lamps = [Lamp(id: 1), Lamp(id: 2, isLit: true)]
        var body: some View {
          VStack {
            ForEach(lamps) { lamp in LampRow(lamp: lamp) }
          }
        }
      }
      private struct LampRow: View {
        let lamp: Lamp
        var body: some View {
          Button("Lamp \\(lamp.id)") {
            lamp.isLit.toggle()
            lamp.taps += 1
          }
          Text(lamp.isLit ? "lit" : "dark")
        }
      }
      """,
    faults: [
      ("Lamp(id: 2, isLit: true)", "Lamp(id: 2)"),
      ("lamp.isLit.toggle()\n", "lamp.isLit = true\n"),
      (
        "private var lamps = [Lamp(id: 1), Lamp(id: 2, isLit: true)]",
        "private var lamps = { let one = Lamp(id: 1); return [one, one] }()"
      ),
      ("lamp.taps += 1", "lamp.taps += 1\n      if lamp.taps > 40 { lamp.isLit = true }"),
    ])
}
