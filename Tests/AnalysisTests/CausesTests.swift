import Analysis
import Testing

/// Of several findings that one change mends one is kept, unless rules are asked for by name.
@Suite struct CausesTests {
  private static let form = """
    import SwiftUI

    struct BranchForm: View {
      @State private var name = ""
      @State private var note = ""

      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Text("\\(name) \\(note)")
          TextField("Note", text: $note)
          HStack {
            Image(systemName: "arrow.triangle.branch").font(.title)
            Text("From main").bold()
            Text("to a new one")
          }
        }
      }
    }
    """

  private static let helper = """
    import SwiftUI

    struct Page: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Add \\(count)") { count += 1 }
          legend
        }
      }

      private var legend: some View {
        VStack {
          Text("Press")
          Text("to add").bold()
          Image(systemName: "plus").font(.title)
        }
      }
    }
    """

  private func found(_ text: String, _ rules: Set<String>? = nil) -> [Finding] {
    withDeepStack {
      findings(in: [ParsedSource(text: text, file: "source.swift")], rules: rules)
    }
  }

  @Test func sectionsThatTwoStatesDragAlongAreOneFinding() throws {
    let one = try #require(found(Self.form).first)
    #expect(found(Self.form).count == 1)
    #expect(one.rule == "invalidation-blast-radius" && one.notes.count == 2)
    #expect(found(Self.form, Rule.ids).count { $0.rule == "invalidation-blast-radius" } == 2)
  }

  @Test func whatAHelperBuildsIsAFindingOfTheHelper() {
    #expect(found(Self.helper).map(\.rule) == ["computed-view"])
    #expect(found(Self.helper, Rule.ids).contains { $0.rule == "invalidation-blast-radius" })
  }
}
