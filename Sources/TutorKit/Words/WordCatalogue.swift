import Analysis
import Simulation
// Nearly every file of TutorKit and of the program says something: these need no import of their own.
@_exported public import Words

/// All areas.
package enum WordCatalogue {
  /// TutorKit's own, then those of the analysis, each rule's among them.
  static let areas: [any Words.Type] =
    [
      SourceWords.self, ContentWords.self, ConfigurationWords.self, TerminalWords.self,
      CourseWords.self, PresentWords.self, BatchWords.self, ReportWords.self, CommandWords.self,
      GradeWords.self, NameWords.self,
      CompilerWords.self,
      HintWords.self,
      CostHintWords.self, DiffWords.self, FindingWords.self, SimulationWords.self, TraceWords.self,
      SessionWords.self, StageWords.self, HelpWords.self, VerbWords.self, OptionWords.self,
      DoctorWords.self,
      ManualWords.self, PredictWords.self, BeliefWords.self,
      PracticeWords.self, GlossaryWords.self, FormatWords.self, ServerWords.self,
      ReviewWords.self, ExamWords.self, OwnWords.self, ProgressWords.self, AuthorWords.self,
      MutationWords.self,
      SuggestionWords.self, PictureWords.self, CalibrationWords.self, SyntaxWords.self,
      PlaceWords.self, CauseWords.self,
      UnsupportedKind.self, RemarkKind.self,
    ] + Rule.known.map(\.words)

  /// Every sentence in English by its key.
  package static let english: [String: String] =
    areas.reduce(into: RuleSentences.english) { sentences, area in
      sentences.merge(area.english) { own, _ in own }
    }
}
