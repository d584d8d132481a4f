import Analysis
import Foundation

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
package struct SARIFReport: Codable, Hashable, Sendable {
  package var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  package var version = "2.1.0"
  package var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  package struct Run: Codable, Hashable, Sendable {
    var tool: Tool
    /// Columns count UTF-16 code units.
    var columnKind = "utf16CodeUnits"
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Codable, Hashable, Sendable {
    var driver: Driver
  }

  struct Driver: Codable, Hashable, Sendable {
    var name = "tutor"
    var version: String
    var rules: [Descriptor]
  }

  /// A rule's own words.
  struct Descriptor: Codable, Hashable, Sendable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Help
    var defaultConfiguration: Level
  }

  struct Message: Codable, Hashable, Sendable {
    var text: String
  }

  struct Help: Codable, Hashable, Sendable {
    var text: String
    var markdown: String
  }

  struct Level: Codable, Hashable, Sendable {
    var level: String
  }

  struct Invocation: Codable, Hashable, Sendable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Codable, Hashable, Sendable {
    var level = "error"
    var message: Message
    var locations: [Location]
  }

  struct Result: Codable, Hashable, Sendable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]
    var partialFingerprints: [String: String]
  }

  struct Location: Codable, Hashable, Sendable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Codable, Hashable, Sendable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Codable, Hashable, Sendable {
    var uri: String
  }

  struct Region: Codable, Hashable, Sendable {
    var startLine: Int
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?
    var snippet: Message?
  }

  struct LogicalLocation: Codable, Hashable, Sendable {
    var fullyQualifiedName: String
  }
}
