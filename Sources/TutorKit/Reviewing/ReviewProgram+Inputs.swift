/// Programs about what a subview is given.
extension ReviewProgram {
  static let inputs = [
    ReviewProgram(rule: "wide-input", before: wholeModel, after: oneValue),
    ReviewProgram(
      rule: "binding-never-written", before: { shown($0, "@Binding var", "$") },
      after: { shown($0, "let", "") }),
    ReviewProgram(
      rule: "uncomparable-input", before: { action($0, "{ \($0.state) += 1 }", "() -> Void") },
      after: { action($0, "\"\($0.note)\"", "String") }),
    ReviewProgram(
      rule: "object-observed-whole", before: { object($0, "@ObservedObject var") },
      after: { object($0, "let") }),
  ]

  private static func model(_ t: Theme) -> String {
    """
    struct \(t.screen) {
      var title = "\(t.title)"
      var note = "\(t.note)"
      var size = \(t.spacing)
      var \(t.state) = 0
      var isOpen = true
    }
    """
  }

  @Sendable private static func wholeModel(_ t: Theme) -> String {
    """
    \(model(t))

    struct \(t.screen)Screen: View {
      @State private var value = \(t.screen)()

      var body: some View {
        VStack {
          \(t.part)(value: value)
          Text("\\(value.\(t.state)) so far")
          Button("\(t.verb)") { value.\(t.state) += 1 }
        }
      }
    }

    private struct \(t.part): View {
      let value: \(t.screen)

      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text(value.title)\(t.text)
        }
      }
    }
    """
  }

  @Sendable private static func oneValue(_ t: Theme) -> String {
    """
    \(model(t))

    struct \(t.screen)Screen: View {
      @State private var value = \(t.screen)()

      var body: some View {
        VStack {
          \(t.part)(title: value.title)
          Text("\\(value.\(t.state)) so far")
          Button("\(t.verb)") { value.\(t.state) += 1 }
        }
      }
    }

    private struct \(t.part): View {
      let title: String

      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text(title)\(t.text)
        }
      }
    }
    """
  }

  /// The screen reads the value itself: otherwise a `let` would make it read it, and build more.
  @Sendable private static func shown(_ t: Theme, _ kind: String, _ prefix: String) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          Text("\(t.title)")\(t.text)
          \(t.part)(\(t.state): \(prefix)\(t.state))
          \(t.control)
        }
      }
    }

    private struct \(t.part): View {
      \(kind) \(t.state): Int

      var body: some View {
        Label("\(t.note): \\(\(t.state))", systemImage: "\(t.icon)")
      }
    }
    """
  }

  @Sendable private static func action(
    _ t: Theme, _ value: String, _ type: String
  ) -> String {
    let isAction = type != "String"
    let use = isAction ? "Button(\"\(t.note)\", action: given)" : "Text(given)"
    return """
      struct \(t.screen)Screen: View {
        \(t.stored)

        var body: some View {
          VStack(spacing: \(t.spacing)) {
            \(t.part)(given: \(value))
            \(t.control)
          }
        }
      }

      private struct \(t.part): View {
        let given: \(type)

        var body: some View {
          HStack {
            Text("\(t.title)")\(t.text)
            \(use)
          }
        }
      }
      """
  }

  @Sendable private static func object(_ t: Theme, _ kind: String) -> String {
    """
    final class \(t.screen): ObservableObject {
      @Published var \(t.state) = 0
      @Published var note = "\(t.note)"

      func advance() { \(t.state) += 1 }
    }

    struct \(t.screen)Screen: View {
      @StateObject private var model = \(t.screen)()

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          Text("\(t.title)")\(t.text)
          Text("\\(model.\(t.state)) so far")
          \(t.part)(model: model)
        }
      }
    }

    private struct \(t.part): View {
      \(kind) model: \(t.screen)

      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Button("\(t.verb)") { model.advance() }
        }
      }
    }
    """
  }
}
