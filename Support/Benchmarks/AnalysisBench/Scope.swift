/// The names that the code of a generated view can use.
struct Scope {
  /// Expressions of type String, Double and Bool.
  var texts: [String] = []
  var numbers: [String] = []
  var switches: [String] = []
  /// Names of properties that can be bound: `$query`.
  var boundTexts: [String] = []
  var boundSwitches: [String] = []
  /// Expressions that are arrays of the model.
  var lists: [String] = []
  /// Statements for actions.
  var actions: [String] = []

  /// Adds the fields of a value of the model.
  mutating func add(_ model: Model, as name: String) {
    texts += model.texts.map { "\(name).\($0)" } + ["\(name).displayName"]
    numbers += model.numbers.map { "\(name).\($0)" }
    switches += model.switches.map { "\(name).\($0)" } + ["\(name).isLarge"]
  }

  mutating func addState(text name: String) {
    texts.append(name)
    boundTexts.append(name)
    actions.append("\(name) = \"\"")
  }

  mutating func addState(switch name: String) {
    switches.append(name)
    boundSwitches.append(name)
    actions.append("\(name).toggle()")
  }

  mutating func addState(number name: String) {
    numbers.append(name)
    actions.append("\(name) += 1")
  }
}
