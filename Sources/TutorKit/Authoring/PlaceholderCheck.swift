import Analysis
import Foundation

/// Finds the template's words in an exercise.
func checkPlaceholders(_ exercise: Exercise, _ path: String, _ report: inout AuthorReport) {
  for text in [exercise.title] + exercise.hints
  where text == TemplateText.exerciseTitle || TemplateText.hints.contains(text) {
    let file = exercise.folder.appendingPathComponent("exercise.yaml")
    report.add(
      path, line: line(of: text, in: file), AuthorWords.placeholder(text),
      AuthorWords.replacePlaceholder())
  }
  if case .success(let starter) = SourceText.read(exercise.starterFile.path),
    starter.contains(TemplateText.goal)
  {
    report.add(
      exercise.path(exercise.starterFile),
      line: line(of: TemplateText.goal, in: exercise.starterFile),
      AuthorWords.placeholder(TemplateText.goal),
      AuthorWords.replacePlaceholder())
  }
}

/// Finds the template's words in a lesson.
func checkPlaceholders(_ lesson: Lesson, _ report: inout AuthorReport) {
  let prose = lesson.document.blocks.compactMap { block -> (Int, String)? in
    if case .paragraph(let inlines) = block.content { (block.line, inlines.plain) } else { nil }
  }
  // In the template the title and the impact stand in these lines.
  let texts = [(2, lesson.title), (4, lesson.head.frontMatter.impactDescription)] + prose
  for words in [TemplateText.lessonTitle, TemplateText.lessonText, TemplateText.impact] {
    guard let line = texts.first(where: { $0.1 == words })?.0 else { continue }
    report.add(
      "Lessons/" + lesson.head.path, line: line, AuthorWords.placeholder(words),
      AuthorWords.replacePlaceholder())
  }
}

/// The first line of a file in which a text stands; 1: none.
private func line(of text: String, in file: URL) -> Int {
  guard case .success(let whole) = SourceText.read(file.path) else { return 1 }
  return (whole.rows.firstIndex { $0.contains(text) } ?? 0) + 1
}

/// Finds the template's title in a `course.yaml`.
func checkPlaceholders(_ course: Course, _ report: inout AuthorReport) {
  guard course.title == TemplateText.courseTitle else { return }
  report.add(
    "course.yaml", line: 2, AuthorWords.placeholder(TemplateText.courseTitle),
    AuthorWords.replacePlaceholder())
}
