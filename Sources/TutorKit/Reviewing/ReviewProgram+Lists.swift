/// Programs about rows, repetition and identity.
extension ReviewProgram {
  static let lists = [
    ReviewProgram(rule: "inline-row", before: inlineRow, after: rowView),
    ReviewProgram(rule: "repeated-subtree", before: repeated, after: parameters),
    ReviewProgram(
      rule: "unstable-identity", before: { identified($0, ".id(UUID())") },
      after: { identified($0, "") }),
  ]

  @Sendable private static func inlineRow(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)
      @State private var names = ["\(t.title)", "\(t.note)"]

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          ForEach(names, id: \\.self) { name in
            HStack {
              Image(systemName: "\(t.icon)")
              Text(name)\(t.text)
              Spacer()
            }
          }
          \(t.control)
          Button("Turn round") { names.reverse() }
        }
      }
    }
    """
  }

  @Sendable private static func rowView(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)
      @State private var names = ["\(t.title)", "\(t.note)"]

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          ForEach(names, id: \\.self) { name in
            \(t.row)(name: name)
          }
          \(t.control)
          Button("Turn round") { names.reverse() }
        }
      }
    }

    private struct \(t.row): View {
      let name: String

      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text(name)\(t.text)
          Spacer()
        }
      }
    }
    """
  }

  @Sendable private static func repeated(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          VStack(spacing: \(t.spacing)) {
            Image(systemName: "\(t.icon)")
            Text("\(t.title)").font(.caption)
          }
          VStack(spacing: \(t.spacing)) {
            Image(systemName: "\(t.icon)")
            Text("\(t.note)").font(.caption)
          }
          \(t.control)
        }
      }
    }
    """
  }

  @Sendable private static func parameters(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          \(t.part)(words: "\(t.title)")
          \(t.part)(words: "\(t.note)")
          \(t.control)
        }
      }
    }

    private struct \(t.part): View {
      let words: String

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          Image(systemName: "\(t.icon)")
          Text(words).font(.caption)
        }
      }
    }
    """
  }

  @Sendable private static func identified(_ t: Theme, _ identity: String) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          \(t.part)(words: "\(t.title)")\(identity)
          \(t.control)
        }
      }
    }

    private struct \(t.part): View {
      let words: String

      var body: some View {
        HStack {
          Text(words)\(t.text)
          Text("\(t.note)")
        }
      }
    }
    """
  }
}
