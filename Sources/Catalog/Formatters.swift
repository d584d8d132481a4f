extension Catalog {
  /// Formatters of Foundation: made without arguments, what `string(…)` gives depends on its arguments
  /// and the surroundings alone, until a property is set.
  package static let formatters: Set<String> = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter",
    "MeasurementFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "PersonNameComponentsFormatter", "ListFormatter", "LengthFormatter", "MassFormatter",
    "EnergyFormatter",
  ]
}
