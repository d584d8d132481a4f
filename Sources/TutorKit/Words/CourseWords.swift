/// Courses side by side, and courses that are handed out without their solutions.
package enum CourseWords: String, Words {
  package static let area = "course"

  // course.yaml
  case noText = "`{1}` is a text"
  case idNeeded =
    "`id` is needed: at most 64 letters, digits, `-`, `_` and `.`, and none of these dots first"
  case noVersion = "`{1}: {2}` is no version; write numbers with dots, such as 1.2"
  case needsTutor = "the course needs tutor {1} or later, and this is {2}; update tutor"

  // The shelf.
  case noCourse = "no course `{1}`; `tutor courses` lists them"
  case noCourseButNear = "no course `{1}`; did you mean `{2}`?"
  case courseOrContent = "Give --course or --content, not both."
  case version = "version {1}"
  case counts = "{1} {1|lesson|lessons}, {2} {2|exercise|exercises}"
  case hidden = "{1}: left out, since another course has the id `{2}`: {3}"
  case others = "Other courses: {1}. `tutor exercises --course ID` lists theirs."
  case isOfOtherCourse =
    "{1} is here already and belongs to {2}; begin {3} in another folder"

  // Which course a file belongs to.
  case fileOfOtherCourse = "{1} is marked `// tutor: {2}`, and is to be graded in the course {3}"
  case unknownCourse =
    "{1} is marked `// tutor: {2}`, and no course `{3}` is here; `tutor courses` lists them"
  case needsLessons = """
    {1} is marked `// tutor: {2}`, an exercise of guidelines of your own; name their folder with \
    `--lessons DIR`
    """
  case exerciseRefused = "{1}: {2}"

  // Sealed references.
  case sealed = "This course is handed out without its solutions: the reference is sealed."
  case noMoreHints = "There are no more hints, and the reference of this course is sealed."
  case sealBroken =
    "solution.sealed is damaged or of another exercise; take it from the course again"
  case sealNeedsID = """
    {1} has no course.yaml with an `id`, so its copies would be other courses on other machines; \
    `tutor author new course ID --in DIR` begins one
    """
  case sealNeedsEmpty = "{1} is there and not empty; name a new folder"
  case sealRefused = "{1}:{2}: {3}; nothing was sealed"
  case sealWrote = """
    Wrote {1} {1|exercise|exercises} to {2}. Their references are sealed; alternatives and mistakes are \
    left out.
    """

  // Another learner's record.
  case otherCourseExport =
    "it is of the course `{1}`, and this is `{2}`; name the course with --course"
  case otherLearner = """
    This record was begun by somebody else or on another machine, and is added to yours. What was here \
    before is kept as {1}.
    """
}
