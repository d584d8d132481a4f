/// Lessons and exercises that cannot be taken.
package enum ContentWords: String, Words {
  package static let area = "content"

  case notFound = """
    no lessons found; tried {1}. Name the folder that holds Lessons and Exercises with --content \
    or TUTOR_HOME
    """
  case noExerciseFile = "cannot be read; every exercise needs an exercise.yaml"
  case notYAML = "must be YAML: keys with values"
  case unknownKey = "unknown key `{1}`"
  case unknownKeyButNear = "unknown key `{1}`; did you mean `{2}`?"
  case noVersion = "`version: 1` is missing"
  case keysNeeded = "`title`, `lesson` and `root` are needed, each a text"
  case fileMissing = "{1} is missing"
  case quoteColon = "`{1}` holds `: `; quote the value, since YAML readers refuse it"
  case quoteComment = "`{1}` holds ` #`; quote the value, since YAML cuts it there"
  case noFrontMatter = "no front matter; begin with a line `---`, then `title: …`"
  case frontMatterOpen = "the front matter has no end; close it with a line `---`"
  case noTitle = "no title; add `title: …` to the front matter"
  case placeholder = "the title is a template's placeholder (`{1}`)"
  case noGuideline = "`{1}` is not a guideline by its name"
  case keyTwice = "a key stands twice: {1}"
  case unreadableYAML = "cannot be read as YAML"
  case anchor = "anchors are not read; write the value out"
  case tooDeep = "values nested too deeply"
  case noCount = "`{1}` is no count; write `ViewName 1`"
}
