/// A limit that a rule compares with, and that a project can set in its `.tutor.yml`.
package struct Threshold: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The default; where the threshold is off by default, the value to switch it on with.
  package let value: Int
  /// What is counted: `view values`, `lines`; may be empty.
  package let unit: String
  /// Whether the limit holds without a configuration.
  package let isOn: Bool

  package init(_ value: Int, unit: String, isOn: Bool = true) {
    self.value = value
    self.unit = unit
    self.isOn = isOn
  }

  package init(integerLiteral value: Int) {
    self.init(value, unit: "")
  }
}
