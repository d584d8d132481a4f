/// Why no struct can be written for a part of a view.
package enum ExtractionObstacle: Error, Hashable, Sendable {
  /// The file has syntax errors.
  case syntaxErrors
  /// The finding is about no stretch of code that a struct could replace.
  case noPlace
  /// The code stands under `#if`.
  case conditional
  /// A string of several lines begins further left than the code around it.
  case outdentedString
  /// The whole content of the body would move: the struct would be the view again.
  case wholeBody
  /// It is one control with its label: less than a view of its own.
  case oneControl(String)
  /// It is a view already, with modifiers.
  case oneView(String)
  /// The type of a name that the code needs is not known from the file.
  case unknownType(String)
  /// The code passes `self` on, or captures it in a list.
  case passesSelf
  /// A name has a type that no stored property can have.
  case unstorable(name: String, type: String)
  /// The code writes a name that has no binding.
  case writesValue(String)
  /// A protocol of the file asks for the member.
  case required(String)
  /// Several methods have the name.
  case overloaded(String)
  /// The member has no code of its own, or is one of several declared at once.
  case noCode(String)
  /// A view that contains itself.
  case recursive(String)
  /// A use that a call of a struct cannot replace.
  case otherUse(String)
  /// Nothing in the file uses the member.
  case unused(String)
  /// The arguments of the calls cannot be those of a struct.
  case arguments(String)
  /// The struct would need that many inputs.
  case inputs(Int)
  /// Expressions of the same structure differ in something that is no value of one type.
  case differences
  /// A member that builds views would have to be a struct first, and cannot be.
  case blocked(String)
}
