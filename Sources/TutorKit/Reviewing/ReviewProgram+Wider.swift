/// Programs about erased views, work in bodies, and identities.
extension ReviewProgram {
  static let wider = [
    ReviewProgram(
      rule: "any-view", before: { sign($0, isErased: true) }, after: { sign($0, isErased: false) }),
    ReviewProgram(
      rule: "closure-input", before: { row($0, isCompared: false) },
      after: { row($0, isCompared: true) }),
    ReviewProgram(
      rule: "unread-input", before: { plate($0, isGiven: true) },
      after: { plate($0, isGiven: false) }),
    ReviewProgram(
      rule: "work-in-body", before: { list($0, work: ".sorted()") }, after: { list($0, work: "") }),
    ReviewProgram(
      rule: "work-in-init", before: { model($0, "@ObservedObject var") },
      after: { model($0, "@StateObject private var") }),
    ReviewProgram(
      rule: "duplicate-identity", before: { names($0, last: $0.title) },
      after: { names($0, last: $0.verb) }),
    ReviewProgram(
      rule: "variable-row-count", before: { rows($0, isInside: false) },
      after: { rows($0, isInside: true) }),
  ]

  private static func screen(_ t: Theme, members: String = "", content: String) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)\(members)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          \(content)
          Text("\(t.title): \(t.note)").font(.footnote)
          \(t.control)
        }
      }
    }
    """
  }

  @Sendable private static func sign(_ t: Theme, isErased: Bool) -> String {
    let page = screen(t, content: "\(t.part)(isFull: \(t.state) > 2)")
    let content =
      isErased
      ? """
        var body: some View { Group { sign } }

        private var sign: AnyView {
          if isFull { return AnyView(Text("\(t.title)")\(t.text)) }
          return AnyView(Image(systemName: "\(t.icon)"))
        }
      """
      : """
        var body: some View {
          if isFull {
            Text("\(t.title)")\(t.text)
          } else {
            Image(systemName: "\(t.icon)")
          }
        }
      """
    return """
      \(page)

      private struct \(t.part): View {
        let isFull: Bool

      \(content)
      }
      """
  }

  @Sendable private static func row(_ t: Theme, isCompared: Bool) -> String {
    let equality =
      isCompared
      ? """


        static func == (left: Self, right: Self) -> Bool {
          left.title == right.title
        }
      """ : ""
    return """
      \(screen(t, content: "\(t.part)(title: \"\(t.title)\", choose: { \(t.state) += 1 })"))

      private struct \(t.part): View\(isCompared ? ", Equatable" : "") {
        let title: String
        let choose: () -> Void

        var body: some View { Button(title, action: choose) }\(equality)
      }
      """
  }

  @Sendable private static func plate(_ t: Theme, isGiven: Bool) -> String {
    let argument = isGiven ? ", \(t.state): \(t.state)" : ""
    let input = isGiven ? "\n  let \(t.state): Int" : ""
    return """
      \(screen(t, content: "\(t.part)(title: \"\(t.title)\"\(argument))"))

      private struct \(t.part): View {
        let title: String\(input)

        var body: some View { Label(title, systemImage: "\(t.icon)") }
      }
      """
  }

  @Sendable private static func list(_ t: Theme, work: String) -> String {
    let names = "\n  @State private var names = [\"\(t.note)\", \"\(t.title)\"]"
    return screen(
      t, members: names,
      content: """
        ForEach(names\(work), id: \\.self) { Text($0)\(t.text) }
              Button("Clear") { names = [] }
        """)
  }

  @Sendable private static func model(_ t: Theme, _ kind: String) -> String {
    """
    final class \(t.screen): ObservableObject {
      @Published var note = "\(t.note)"
    }

    \(screen(t, content: "\(t.part)()"))

    private struct \(t.part): View {
      \(kind) model = \(t.screen)()

      var body: some View { TextField("\(t.title)", text: $model.note) }
    }
    """
  }

  @Sendable private static func names(_ t: Theme, last: String) -> String {
    screen(
      t,
      content: """
        ForEach(
          [
            "\(t.title)",
            "\(t.note)",
            "\(last)",
          ], id: \\.self
        ) {
          Text($0)\(t.text)
        }
        """)
  }

  @Sendable private static func rows(_ t: Theme, isInside: Bool) -> String {
    let row =
      isInside
      ? """
      HStack {
                Text("\(t.note) \\(number)")\(t.text)
                if number > \(t.state) {
                  Image(systemName: "\(t.icon)")
                }
              }
      """
      : """
      if number > \(t.state) {
        Text("\(t.note) \\(number)")\(t.text)
      }
      """
    return screen(
      t,
      content: """
        List {
                ForEach(0..<3, id: \\.self) { number in
                  \(row)
                }
              }
        """)
  }
}
