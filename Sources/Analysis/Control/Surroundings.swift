/// What the rest of a program says, for files that are analysed apart from it.
package struct Surroundings: Hashable, Sendable {
  /// Names of view types declared elsewhere.
  package var viewNames: Set<String>
  /// Protocols that refine `View`, declared elsewhere.
  package var viewProtocols: Set<String>
  /// Protocols to which only classes conform, declared elsewhere.
  var objectProtocols: Set<String> = []
  /// Names of these files' views that other files mention.
  package var mentioned: Set<String>
  /// Value types and classes declared elsewhere that these files mention, in order of name.
  package var models: [OutlinedType]
  /// Names that other files give to types and these files mention, with the types as written.
  package var aliases: [String: String] = [:]

  package static let none = Surroundings()

  package init(
    viewNames: Set<String> = [], viewProtocols: Set<String> = [], mentioned: Set<String> = [],
    models: [OutlinedType] = []
  ) {
    self.viewNames = viewNames
    self.viewProtocols = viewProtocols
    self.mentioned = mentioned
    self.models = models
  }
}
