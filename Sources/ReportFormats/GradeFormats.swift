/// All formats of `tutor grade`, in the order in which help lists them.
package enum GradeFormats {
  package static let all: [any GradeFormat.Type] = [
    TextGradeFormat.self, JSONGradeFormat.self, RecordsFormat.self, JUnitGradeFormat.self,
    TAPFormat.self, GitHubGradeFormat.self, SARIFGradeFormat.self, MarkdownGradeFormat.self,
    GradescopeFormat.self, Classroom50Format.self, ExercismFormat.self, CodeRunnerFormat.self,
    Check50Format.self,
  ]
}
