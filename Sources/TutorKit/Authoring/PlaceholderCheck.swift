import Foundation

/// The template's own words, which an author has to replace.
enum TemplateText {
  static let exerciseTitle = "A title"
  static let hints = [
    "Say what one sees.", "Say where to look.", "Say the principle.", "Say the change in words.",
  ]
  static let goal = "Say what to reach."
  static let lessonTitle = "Say what to do, in one line"
  static let lessonText = "What happens, and why it costs."
  static let impact = "what it costs to leave it"
}

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
  guard case .success(let text) = SourceText.read(lesson.document.path) else { return }
  for words in [TemplateText.lessonTitle, TemplateText.lessonText, TemplateText.impact]
  where text.contains(words) {
    report.add(
      lesson.document.path, AuthorWords.placeholder(words), AuthorWords.replacePlaceholder())
  }
}
