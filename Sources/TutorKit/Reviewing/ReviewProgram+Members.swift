/// Programs about members that build views, and about views that are not private.
extension ReviewProgram {
  static let members = [
    ReviewProgram(rule: "computed-view", before: computed, after: extracted, twin: inline),
    ReviewProgram(
      rule: "view-helper-function", before: helper, after: helperView, twin: writtenOut),
    ReviewProgram(rule: "subview-visibility", before: { subview($0, "") }, after: extracted),
  ]

  @Sendable private static func computed(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          plate
          \(t.control)
        }
      }

      private var plate: some View {
        VStack(spacing: \(t.spacing)) {
          Text("\(t.title)")\(t.text)
          Text("\(t.note)")
        }
        \(t.outer)
      }
    }
    """
  }

  /// The same without the property.
  @Sendable private static func inline(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          VStack(spacing: \(t.spacing)) {
            Text("\(t.title)")\(t.text)
            Text("\(t.note)")
          }
          \(t.outer)
          \(t.control)
        }
      }
    }
    """
  }

  @Sendable private static func extracted(_ t: Theme) -> String { subview(t, "private ") }

  private static func subview(_ t: Theme, _ access: String) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          \(t.part)()
          \(t.control)
        }
      }
    }

    \(access)struct \(t.part): View {
      var body: some View {
        VStack(spacing: \(t.spacing)) {
          Text("\(t.title)")\(t.text)
          Text("\(t.note)")
        }
        \(t.outer)
      }
    }
    """
  }

  @Sendable private static func helper(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          line("\(t.title)")
          line("\(t.note)")
          \(t.control)
        }
      }

      private func line(_ words: String) -> some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text(words)\(t.text)
        }
        \(t.outer)
      }
    }
    """
  }

  /// The same without the function.
  @Sendable private static func writtenOut(_ t: Theme) -> String {
    func line(_ words: String) -> String {
      """
      HStack {
            Image(systemName: "\(t.icon)")
            Text("\(words)")\(t.text)
          }
          \(t.outer)
      """
    }
    return """
      struct \(t.screen)Screen: View {
        \(t.stored)

        var body: some View {
          VStack(spacing: \(t.spacing)) {
            \(line(t.title))
            \(line(t.note))
            \(t.control)
          }
        }
      }
      """
  }

  @Sendable private static func helperView(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          \(t.row)(words: "\(t.title)")
          \(t.row)(words: "\(t.note)")
          \(t.control)
        }
      }
    }

    private struct \(t.row): View {
      let words: String

      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text(words)\(t.text)
        }
        \(t.outer)
      }
    }
    """
  }
}
