import Words

/// Places within a message.
package enum PlaceWords: String, Words {
  package static let area = "place"

  case line = "line {1}"
  case viewAtLine = "{1} (line {2})"
}
