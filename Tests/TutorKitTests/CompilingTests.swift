import Foundation
import Testing

@testable import Analysis
@testable import TutorKit

@Suite struct CompilingTests {
  @Test func thereAreManyPrograms() {
    #expect(CompiledProgram.right.count >= 300)
    #expect(CompiledProgram.wrong.count >= 120)
    #expect(CompiledProgram.wrong.allSatisfy { $0.error != nil && $0.line != nil })
  }

  @Test(arguments: RightPrograms.groups.indices)
  func rightProgramsCompile(number: Int) async throws {
    let names = RightPrograms.groups[number].programs.map(\.name)
    #expect(try await RightPrograms.shared.errors(number) == [], "\(names)")
  }

  /// The compiler's message, in the learner's file; and told apart from a gap in the interface.
  @Test(arguments: CompiledProgram.wrong)
  func wrongProgramsFailWithTheCompilersMessage(program: CompiledProgram) throws {
    let source = program.source
    let errors = try TestCompiler.errors(in: source)
    let first = try #require(errors.first)
    #expect(first.message == program.error)
    #expect(first.line == program.line)
    switch TestCompiler.check.outcome(of: errors, in: source) {
    case .failed(let told):
      #expect(program.unknown == nil)
      #expect(told == errors)
    case .unchecked(.unknownNames(let names)):
      #expect(names.map(\.name) == [program.unknown])
    default: Issue.record("neither failed nor unknown")
    }
  }
}

/// Code of the course.
private enum ShippedCode {
  /// Starters, solutions and alternatives.
  static let answers = shippedExercises.exercises.flatMap { exercise in
    ([exercise.starterFile, exercise.solutionFile] + exercise.files(in: "alternatives")).map {
      program(exercise, $0)
    }
  }

  /// Mistakes that the compiler lets pass, so that the grader must see them.
  static let mistakes = shippedExercises.exercises.flatMap { exercise in
    exercise.files(in: "mistakes").map { program(exercise, $0) }.filter { program in
      !["parses", "names-resolve"].contains { program.text.contains("// rejected by: \($0)\n") }
    }
  }

  static let examples = shippedLessons.lessons.flatMap { lesson in
    lesson.document.examples.enumerated().map { index, example in
      let text = MarkedSource(example.swift).text
      return CompiledProgram(
        name: "\(lesson.id) \(index + 1)",
        text: text.contains("import SwiftUI") ? text : "import SwiftUI\n" + text)
    }
  }

  private static func program(_ exercise: Exercise, _ file: URL) -> CompiledProgram {
    let text = (try? SourceText.read(file.path).get()).map { MarkedSource($0).text }
    return CompiledProgram(name: exercise.path(file), text: text ?? "no such file")
  }
}

@Test(
  arguments: ProgramGroup.groups(of: ShippedCode.answers + ShippedCode.examples)
    + ProgramGroup.groups(of: ShippedCode.mistakes))
func theCourseCompiles(group: ProgramGroup) throws {
  #expect(try group.errors().isEmpty, "\(group.programs.map(\.name))")
}

@Test func theWholeCourseIsCompiled() {
  #expect(ShippedCode.answers.count >= 100)
  #expect(ShippedCode.mistakes.count >= 80)
  #expect(ShippedCode.examples.count >= 10)
}
