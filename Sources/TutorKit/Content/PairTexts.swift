/// What an exercise is made of that has no folder: the two sides of a guideline.
package struct PairTexts: Hashable, Sendable {
  /// The document, as given.
  package var document: String
  package var starter: String
  /// The Correct side.
  package var answer: String
  package var relation: Relation
  /// Which of them an answer has to show and do.
  package var model: GradeRequest.Model
  /// Whether an answer has to keep to the counts of the Correct side.
  package var keepsCounts: Bool
  /// Views of the starter that no other view of it makes, beside the exercise's root: each is graded.
  package var otherRoots: [String] = []
  /// Such views that cannot be graded, since the Correct side has none that is given the same.
  package var ungraded: [String] = []
  /// Steps of the starter that are not counted, since something of them is not known.
  package var uncounted: [String] = []
  /// What is not known of them.
  package var whyUncounted = ""
  /// Names in the document's title that the Correct side is without, and no check asks for that.
  package var unasked: [String] = []
  /// What the document calls the view of the Correct side, where that is another name; there it has the
  /// starter's.
  package var otherName: String?
  /// Names that the guideline declares nowhere; taken as unknown.
  package var undeclared: [String]

  /// What the two sides are to each other.
  package enum Relation: Hashable, Sendable {
    /// They show and do the same. Whether the Correct one builds less, in no step more or in all together: then
    /// its counts are to be reached by fewer view values.
    case same(savesWork: Bool)
    /// They do but for how it is arranged, with the first difference, and whether the Correct one builds less.
    case arranged(String, savesWork: Bool)
    /// They do not, with the first difference, whether it takes a step to see it, and whether it is that two rows of
    /// the Correct one share an id.
    case differ(String, isLater: Bool, sharesID: Bool = false)
    /// Nothing that can be told says whether they do, with the reason.
    case untold(String)
    /// The Correct side has no form of the screen, and shows this view alone.
    case unpaired(String)
  }
}
