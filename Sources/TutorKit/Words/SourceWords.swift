/// Files that cannot be taken.
package enum SourceWords: String, Words {
  package static let area = "source"

  case missing = "{1}: no such file"
  case directory = "{1} is a folder; name a Swift file in it"
  case unreadable = "{1} cannot be read; check its permissions"
  case silent = "{1} is no plain file, and nothing was read from it within {2} seconds"
  case binary = "{1} is not UTF-8 text; name a Swift source file"
  case tooLarge = "{1} has {2} bytes; at most {3} are read. Name a smaller file"
  case empty = "{1} is empty; write the view first"
  case tooDeep =
    "{1}:{2}: brackets nested too deeply (at most {3}, and {4} square ones); split the expression"
}
