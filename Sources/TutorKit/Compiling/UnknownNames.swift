import Analysis
import Foundation

/// Tells a learner's error from a gap in the interface: a name that is declared in neither may be
/// an API that the interface does not have.
struct NameKnowledge {
  private let source: ParsedSource
  private let own: OwnNames
  private let interface: Set<String>
  /// Names of types, functions and protocols of which the interfaces describe everything.
  private let complete: Set<String>

  init(_ source: ParsedSource, beside others: [ParsedSource] = [], interface: InterfaceText?) {
    self.source = source
    own = others.reduce(into: OwnNames(of: source)) { names, other in
      let more = OwnNames(of: other)
      names.declared.formUnion(more.declared)
      names.closedTypes.formUnion(more.closedTypes)
    }
    self.interface = interface?.declaredNames ?? []
    complete = interface?.completeNames ?? []
  }

  /// The unknown name that an error is about; nil: the error is the learner's.
  ///
  /// - Parameter isPart: the file is part of a program, which may extend the library's types elsewhere.
  func unknownName(_ error: CompilerDiagnostic, isPart: Bool) -> String? {
    let message = error.message
    if let name = message.quoted(after: "no such module ") {
      return isMisspelled(name, among: Self.modules) ? nil : name
    }
    if let name = message.quoted(after: "for macro ")
      ?? message.quoted(after: "unknown attribute ") ?? message.quoted(after: "no macro named ")
    {
      return isDeclared(name) || isTypo(name) ? nil : name
    }
    if let name = message.quoted(after: "cannot find type ") {
      return isKnown(name, message) ? nil : name
    }
    if let name = message.quoted(after: "cannot find ") {
      return isKnown(name, message) || isVariable(name, error) ? nil : name
    }
    if let name = error.missingMember {
      return isMissing(name, error, isPart: isPart) || complete.contains(name) ? nil : name
    }
    return nil
  }

  /// Whether a member is certain to exist nowhere: a known name is a slip away, or the type's members
  /// are all known.
  private func isMissing(_ name: String, _ error: CompilerDiagnostic, isPart: Bool) -> Bool {
    isTypo(name) || isNear(name, error.message)
      || isClosed(error.message.quoted(after: "type ") ?? "", isPart: isPart)
  }

  /// A name that is left out of the file: a type, a function or a variable. nil: another error.
  static func undeclaredName(_ error: CompilerDiagnostic) -> String? {
    let name =
      error.message.quoted(after: "cannot find type ")
      ?? error.message.quoted(after: "cannot find ")
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  private static let modules: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "Observation", "UniformTypeIdentifiers",
  ]

  /// What an error rests on that the interfaces do not describe in full: an overload may be missing.
  /// nil: the error is the learner's whatever else is declared elsewhere.
  ///
  /// - Parameter isPart: the file is part of a program, which may extend the types of others and
  ///   its own in files that are not there.
  func undescribed(_ error: CompilerDiagnostic, isPart: Bool) -> String? {
    guard let line = error.line, let column = error.column else { return nil }
    // A slip in a known name, which no interface has.
    if let name = Self.undeclaredName(error), !isDeclared(name),
      isTypo(name) || isNear(name, error.message)
    {
      return nil
    }
    if let name = error.foreignProtocol, !isDescribed(name, isPart) { return name }
    if let name = error.missingMember, isMissing(name, error, isPart: isPart) { return nil }
    guard !error.isAboutDeclaration, let site = ErrorSite(in: source, line: line, column: column)
    else {
      return nil
    }
    // `cart.claer()`: what a wrapped value lacks is looked up in its binding.
    if error.isAboutBinding, let name = site.calls.first, !isDeclared(name), isTypo(name) {
      return nil
    }
    if isPart, error.isAboutLabels, let own = site.calls.first, isOwn(own) { return own }
    let receiver = site.isAlone || error.isAboutBuilder ? site.receiver : nil
    if let name = (site.calls + [receiver].compactMap { $0 }).first(where: {
      !isDescribed($0, isPart)
    }) {
      return name
    }
    guard site.calls.isEmpty, let name = error.unresolvedMember else { return nil }
    return isDescribed(name, isPart) ? nil : name
  }

  private func isOwn(_ name: String) -> Bool { own.declared.contains(name) }

  private func isDescribed(_ name: String, _ isPart: Bool) -> Bool {
    isOwn(name) || Self.standard.contains(name) || !isPart && complete.contains(name)
  }

  /// Of the standard library, which the compiler itself has.
  private static let standard: Set<String> = [
    "Int", "Double", "Float", "String", "Bool", "Array", "Set", "Dictionary", "Optional", "print",
    "min", "max", "abs", "zip", "stride", "append", "insert", "remove", "removeAll", "removeFirst",
    "removeLast", "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "sort", "contains",
    "first", "firstIndex", "joined", "prefix", "suffix", "dropFirst", "dropLast", "reversed",
    "enumerated", "toggle", "shuffled", "forEach", "allSatisfy", "hasPrefix", "hasSuffix",
    "uppercased", "lowercased", "Task",
  ]

  private func isDeclared(_ name: String) -> Bool {
    own.declared.contains(name) || interface.contains(name)
  }

  private func isKnown(_ name: String, _ message: String) -> Bool {
    name.hasPrefix("$") || isDeclared(name) || isTypo(name) || isNear(name, message)
  }

  /// The compiler proposes a name that is a slip away.
  private func isNear(_ name: String, _ message: String) -> Bool {
    message.quoted(after: "did you mean ").map { name.isOneEdit(from: $0) } == true
  }

  /// A lower-case name that is not called: frameworks have no global variables but C's constants.
  private func isVariable(_ name: String, _ error: CompilerDiagnostic) -> Bool {
    guard name.first?.isLowercase == true || name.first == "_" else { return false }
    let isConstantOfC = name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
    return !isConstantOfC && !isCalled(name, error)
  }

  private func isCalled(_ name: String, _ error: CompilerDiagnostic) -> Bool {
    guard let line = error.line, let column = error.column else { return true }
    let lines = source.text.rowParts
    guard line >= 1, line <= lines.count else { return true }
    let rest = lines[line - 1].utf8.dropFirst(column - 1 + name.utf8.count)
    let next = rest.first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
  }

  /// A type whose members are all known: the file's own without a framework's protocols, numbers.
  private func isClosed(_ type: String, isPart: Bool) -> Bool {
    let isOptional = type.hasSuffix("?")
    let name = isOptional ? String(type.dropLast()) : type
    if own.closedTypes.contains(name) { return !isPart || !isOptional }
    return !isPart && ["Int", "Double", "Float", "Bool"].contains(name)
  }

  private func isTypo(_ name: String) -> Bool {
    isMisspelled(name, among: own.declared) || isMisspelled(name, among: interface)
  }

  private func isMisspelled(_ name: String, among known: Set<String>) -> Bool {
    known.contains { $0.utf8.count > 3 && $0.first == name.first && name.isOneEdit(from: $0) }
  }
}

extension String {
  /// The text in single quotes right after some words.
  func quoted(after words: String) -> String? {
    guard let start = range(of: words + "'")?.upperBound,
      let end = self[start...].firstIndex(of: "'")
    else { return nil }
    return String(self[start..<end])
  }

  /// Whether one letter is missing, superfluous, wrong, swapped with its neighbour, or of the other
  /// case. A plural or a number at the end is another name, not a slip.
  func isOneEdit(from other: String) -> Bool {
    let (a, b) = (Array(utf8), Array(other.utf8))
    guard abs(a.count - b.count) <= 1, a != b else { return false }
    if lowercased() == other.lowercased() { return true }
    let start = zip(a, b).prefix { $0 == $1 }.count
    let (left, right) = (a[start...], b[start...])
    if left.count == right.count {
      if left.dropFirst().elementsEqual(right.dropFirst()) { return !isEnding(left, right) }
      return left.count > 1 && left.prefix(2).reversed().elementsEqual(right.prefix(2))
        && left.dropFirst(2).elementsEqual(right.dropFirst(2))
    }
    let (longer, shorter) = left.count > right.count ? (left, right) : (right, left)
    return longer.dropFirst().elementsEqual(shorter) && !isEnding(longer, shorter)
  }

  private func isEnding(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    let endings = Array("s0123456789".utf8)
    return left.count <= 1 && right.count <= 1 && (left + right).contains { endings.contains($0) }
  }
}
