/// What makes another object of the libraries whenever it is called: such values are never the same as the
/// ones before.
extension Catalog {
  /// Whether a type of the libraries, or one that is not declared, is taken for a class by its name.
  package static func isReference(_ type: String) -> Bool {
    type.hasPrefix("NSMutable") || referenceSuffixes.contains { type.hasSuffix($0) }
  }

  /// Whether a method's result holds an object of its own. Publishers are values around such objects from
  /// these on: Apple's documentation of Combine.
  package static func makesObject(method: String) -> Bool { objectMethods.contains(method) }

  private static let referenceSuffixes = [
    "Formatter", "Manager", "Queue", "Generator", "Player", "Session", "Encoder", "Decoder",
    "Model", "ViewModel", "Store", "Service", "Controller", "NSObject",
  ]

  private static let objectMethods: Set = [
    "autoconnect", "eraseToAnyPublisher", "makeConnectable", "multicast", "share",
  ]
}
