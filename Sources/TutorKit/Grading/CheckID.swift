/// One thing that grading looks at. The raw value stands in reports and in the first lines of wrong
/// answers (`// rejected by: …`).
package enum CheckID: String, CaseIterable, Codable, Hashable, Sendable {
  case parses
  case namesResolve = "names-resolve"
  case compiles
  case rendersTheSame = "renders-the-same"
  case behavesTheSame = "behaves-the-same"
  case guideline
  case evaluatesLess = "evaluates-less"
  /// A file of one's own, which has nothing to be compared with, could be run.
  case evaluates

  /// Points for passing it; together 100. A check that is unchecked, or that could not be reached,
  /// gives none.
  package var points: Int {
    switch self {
    case .parses, .namesResolve, .compiles: 10
    case .rendersTheSame, .behavesTheSame: 20
    case .guideline, .evaluatesLess: 15
    case .evaluates: 0
    }
  }

  /// Whether it is about source text that cannot be built, so that counts would mean nothing.
  var isAboutCompiling: Bool {
    switch self {
    case .parses, .namesResolve, .compiles: true
    case .rendersTheSame, .behavesTheSame, .guideline, .evaluatesLess, .evaluates: false
    }
  }
}
