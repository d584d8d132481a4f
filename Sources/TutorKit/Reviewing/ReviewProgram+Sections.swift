/// Programs about long bodies.
extension ReviewProgram {
  static let sections = [
    ReviewProgram(rule: "monolithic-body", before: monolith, after: split, twin: divided),
    ReviewProgram(rule: "invalidation-blast-radius", before: wideSwitch, after: narrowSwitch),
    ReviewProgram(rule: "body-complexity", before: crowded, after: named),
  ]

  private static func heading(_ t: Theme) -> String {
    """
    VStack(alignment: .leading, spacing: \(t.spacing)) {
            Text("\(t.title)")\(t.text)
            Text("\(t.note)").foregroundStyle(.secondary)
            Label("\(t.screen)", systemImage: "\(t.icon)")
          }
          .padding()
    """
  }

  @Sendable private static func monolith(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          \(heading(t))
          VStack {
            Text("\\(\(t.state)) so far")\(t.text)
            Button("\(t.verb)") { \(t.state) += 1 }
              .buttonStyle(.bordered)
          }
          .padding()
        }
      }
    }
    """
  }

  /// The same with its heading in a property.
  @Sendable private static func divided(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          heading
          VStack {
            Text("\\(\(t.state)) so far")\(t.text)
            Button("\(t.verb)") { \(t.state) += 1 }
              .buttonStyle(.bordered)
          }
          .padding()
        }
      }

      private var heading: some View {
          \(heading(t))
      }
    }
    """
  }

  @Sendable private static func split(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      var body: some View {
        VStack {
          \(t.part)()
          \(t.row)()
        }
      }
    }

    private struct \(t.part): View {
      var body: some View {
          \(heading(t))
      }
    }

    private struct \(t.row): View {
      \(t.stored)

      var body: some View {
        VStack {
          \(t.control)
            .buttonStyle(.bordered)
        }
        .padding()
      }
    }
    """
  }

  @Sendable private static func wideSwitch(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          HStack {
            Image(systemName: "\(t.icon)").font(.largeTitle)
            VStack {
              Text("\(t.title)")\(t.text)
              Text("\(t.note)").font(.caption)
            }
          }
          \(t.control)
        }
      }
    }
    """
  }

  @Sendable private static func narrowSwitch(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack(spacing: \(t.spacing)) {
          \(t.part)()
          \(t.control)
        }
      }
    }

    private struct \(t.part): View {
      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)").font(.largeTitle)
          VStack {
            Text("\(t.title)")\(t.text)
            Text("\(t.note)").font(.caption)
          }
        }
      }
    }
    """
  }

  @Sendable private static func crowded(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      \(t.stored)

      var body: some View {
        VStack {
          Text("\(t.title)")\(t.text)
          HStack {
            Image(systemName: "\(t.icon)")
            Text("\(t.note)")
            Spacer()
            Text("Now")
          }
          Divider()
          HStack {
            Text("\\(\(t.state)) so far")
            Spacer()
            Button("\(t.verb)") { \(t.state) += 1 }
          }
          Divider()
        }
      }
    }
    """
  }

  @Sendable private static func named(_ t: Theme) -> String {
    """
    struct \(t.screen)Screen: View {
      var body: some View {
        VStack {
          Text("\(t.title)")\(t.text)
          \(t.part)()
          Divider()
          \(t.row)()
          Divider()
        }
      }
    }

    private struct \(t.part): View {
      var body: some View {
        HStack {
          Image(systemName: "\(t.icon)")
          Text("\(t.note)")
          Spacer()
          Text("Now")
        }
      }
    }

    private struct \(t.row): View {
      \(t.stored)

      var body: some View {
        HStack {
          Text("\\(\(t.state)) so far")
          Spacer()
          Button("\(t.verb)") { \(t.state) += 1 }
        }
      }
    }
    """
  }
}
