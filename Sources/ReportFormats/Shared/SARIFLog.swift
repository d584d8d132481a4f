/// A log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020). Only what is
/// written is declared; names are the standard's.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    /// Columns count UTF-16 code units.
    var columnKind = "utf16CodeUnits"
    /// What runs of the same kind are compared under.
    var automationDetails: AutomationDetails
    var originalUriBaseIds: [String: ArtifactLocation]
    var invocations: [Invocation]
    var results: [Result]
  }

  struct AutomationDetails: Encodable {
    /// Ends with a slash: all that stands before it is the category.
    var id: String
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "tutor"
    var version: String
    var rules: [Descriptor]
  }

  /// A rule's own words.
  struct Descriptor: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Help
    /// Where more is said of it; nil: nowhere.
    var helpUri: String?
    var defaultConfiguration: Level
  }

  struct Message: Encodable {
    var text: String
  }

  struct Help: Encodable {
    var text: String
    var markdown: String
  }

  struct Level: Encodable {
    var level: String
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level = "error"
    var message: Message
    var locations: [Location]
  }

  struct Result: Encodable {
    var ruleId: String
    /// Among the driver's rules; -1: it has no description there.
    var ruleIndex: Int
    /// `fail`, or `open` where nobody knows yet.
    var kind = "fail"
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location] = []
    var partialFingerprints: [String: String]
    var fixes: [Fix]?
    /// nil: nothing suppresses it. Of several runs all or none have the property.
    var suppressions: [Suppression]?
  }

  /// Changes that mend a result.
  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }

  struct Suppression: Encodable {
    /// `inSource` for a comment, `external` for a baseline.
    var kind: String
    var status = "accepted"
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?
    var snippet: Message?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
  }
}
