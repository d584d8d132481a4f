/// A file to write, by its path below the content folder.
package struct NewFile: Hashable, Sendable {
  package var path: String
  package var text: String
}

/// The template's own words, which an author has to replace.
enum TemplateText {
  static let courseTitle = "A course"
  static let exerciseTitle = "A title"
  static let hints = [
    "Say what one sees.", "Say where to look.", "Say the principle.", "Say the change in words.",
  ]
  static let goal = "Say what to reach."
  static let lessonTitle = "Say what to do, in one line"
  static let lessonText = "What happens, and why it costs."
  static let impact = "what it costs to leave it"
}

/// What tells a course from others.
package func scaffoldedCourse(id: String) -> [NewFile] {
  let text = """
    id: \(id)
    title: \(TemplateText.courseTitle)
    version: 1

    """
  return [NewFile(path: "course.yaml", text: text)]
}

/// A lesson document with both kinds of examples, a mark and counts to replace.
package func scaffoldedLesson(id: String) -> [NewFile] {
  let text = """
    ---
    title: \(TemplateText.lessonTitle)
    impact: MEDIUM
    impactDescription: \(TemplateText.impact)
    tags: swiftui, views
    id: \(id)
    rules: invalidation-blast-radius
    ---

    ## \(TemplateText.lessonTitle)

    \(TemplateText.lessonText)

    **Incorrect (why it is):**

    ```swift
    import SwiftUI

    struct Screen: View {
      @State private var count = 0 // finding: invalidation-blast-radius

      var body: some View {
        VStack {
          VStack {
            Image(systemName: "star").font(.title)
            Text("Title").bold()
            Text("Subtitle").foregroundStyle(.secondary)
          }
          Stepper("Count \\(count)", value: $count)
        }
      }
    }
    ```

    ```counts
    root: Screen()
    step change:Screen.count
    Screen 1
    ```

    **Correct (why it is):**

    ```swift
    import SwiftUI

    struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Heading()
          Stepper("Count \\(count)", value: $count)
        }
      }
    }

    private struct Heading: View {
      var body: some View {
        VStack {
          Image(systemName: "star").font(.title)
          Text("Title").bold()
          Text("Subtitle").foregroundStyle(.secondary)
        }
      }
    }
    ```

    ```counts
    root: Screen()
    step change:Screen.count
    Screen 1
    Heading 0
    ```

    """
  return [NewFile(path: "Lessons/\(id).md", text: text)]
}

/// An exercise that passes `tutor author check`, to be replaced piece by piece.
package func scaffoldedExercise(number: Int, lesson: String) -> [NewFile] {
  let id = "exercise\(number)"
  func file(_ name: String, _ text: String) -> NewFile {
    NewFile(path: "Exercises/\(id)/\(name)", text: text)
  }
  let head = "// tutor: \(id)\nimport SwiftUI\n\n"
  let title = """
          VStack {
            Image(systemName: "star").font(.title)
            Text("Title").bold()
            Text("Subtitle").foregroundStyle(.secondary)
          }
    """
  func screen(_ content: String, todo: String = "") -> String {
    """
    \(todo)struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
    \(content)
          Text("Count \\(count)")
          Button("Add") { count += 1 }
        }
      }
    }

    """
  }
  let subview = """

    private struct Heading: View {
      var body: some View {
    \(title)
      }
    }

    """
  return [
    file(
      "exercise.yaml",
      """
      version: 1
      title: \(TemplateText.exerciseTitle)
      lesson: \(lesson)
      rules: [invalidation-blast-radius]
      root: Screen()
      scenario:
        - tap:Add
      tolerance: 1
      hints:
      \(TemplateText.hints.map { "  - " + $0 }.joined(separator: "\n"))

      """),
    file("\(id).swift", head + screen(title, todo: "// TODO: \(TemplateText.goal)\n")),
    file("solution.swift", head + screen("      Heading()") + subview),
    file(
      "mistakes/button-forgotten.swift",
      "// tutor: \(id)\n// rejected by: behaves-the-same\nimport SwiftUI\n\n"
        + screen("      Heading()").replacing("count += 1", by: "") + subview),
  ]
}

extension String {
  fileprivate func replacing(_ part: String, by other: String) -> String {
    guard let (before, after) = splitOnce(by: part) else { return self }
    return before + other + after
  }
}
