import Foundation

/// Finds the template's words in an exercise.
func checkPlaceholders(_ exercise: Exercise, _ path: String, _ report: inout AuthorReport) {
  for text in [exercise.title] + exercise.hints
  where text == TemplateText.exerciseTitle || TemplateText.hints.contains(text) {
    report.add(path, AuthorWords.placeholder(text), AuthorWords.replacePlaceholder())
  }
  if case .success(let starter) = SourceText.read(exercise.starterFile.path),
    starter.contains(TemplateText.goal)
  {
    report.add(
      exercise.path(exercise.starterFile), AuthorWords.placeholder(TemplateText.goal),
      AuthorWords.replacePlaceholder())
  }
}

/// Finds the template's words in a lesson.
func checkPlaceholders(_ lesson: Lesson, _ report: inout AuthorReport) {
  let prose = lesson.document.blocks.compactMap { block -> String? in
    if case .paragraph(let inlines) = block.content { inlines.plain } else { nil }
  }
  let texts = [lesson.title, lesson.head.frontMatter.impactDescription] + prose
  for words in [TemplateText.lessonTitle, TemplateText.lessonText, TemplateText.impact]
  where texts.contains(words) {
    report.add(
      "Lessons/" + lesson.head.path, AuthorWords.placeholder(words),
      AuthorWords.replacePlaceholder())
  }
}

/// Finds the template's title in a `course.yaml`.
func checkPlaceholders(_ course: Course, _ report: inout AuthorReport) {
  guard course.title == TemplateText.courseTitle else { return }
  report.add(
    "course.yaml", line: 2, AuthorWords.placeholder(TemplateText.courseTitle),
    AuthorWords.replacePlaceholder())
}
