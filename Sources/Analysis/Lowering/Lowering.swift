package import Simulation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Words

/// Files lowered to one view program, and expressions in its global scope.
package struct Lowering: Sendable {
  package var program: ViewProgram
  /// One for each of the given expressions, in order.
  package var expressions: [LoweredExpression]
}

/// An expression given as text.
package enum LoweredExpression: Hashable, Sendable {
  /// A function without parameters that yields the value.
  case function(FunctionID)
  /// Why the text is no expression.
  case invalid(String)
}

/// Lowers files that form one program, plus expressions in its global scope.
///
/// Never fails: what it does not understand becomes `unsupported` at its place.
package func lower(_ sources: [ParsedSource], expressions: [String] = []) -> Lowering {
  let lowerer = Lowerer(sources: sources)
  lowerer.collect()
  lowerer.lowerPending()
  for (type, names) in lowerer.requirements { lowerer.program.types[type].requirements = names }
  let lowered = expressions.map(lowerer.lower(expression:))
  return Lowering(program: lowerer.program.typed(), expressions: lowered)
}

/// Lowers syntax trees in two passes: declarations first, then bodies.
final class Lowerer {
  let sources: [ParsedSource]
  /// Declarations of the library that the program uses, as it could have written them itself.
  let prelude: [SourceFileSyntax]
  let autoclosures: Autoclosures
  /// The number of what is no file of the program: its own files and given expressions come before it.
  var preludeFile: Int { sources.count + 1 }
  var program = ViewProgram()
  /// Bodies that wait for the second pass.
  var pending: [() -> Void] = []
  var typesByName: [String: TypeID] = [:]
  /// The file that declares a type first.
  var origins: [TypeID: Int] = [:]
  /// The files that declare a private type of a name, and the names of types that all files see.
  var filesOfPrivate: [String: Set<Int>] = [:]
  var visibleTypes: Set<String> = []
  /// The files that alone can name a private function or variable of the file.
  var fileOfPrivateFunction: [FunctionID: Int] = [:]
  var privateGlobals: [Int: [String: Int]] = [:]
  var privateComputed: [Int: [String: FunctionID]] = [:]
  /// Names of types that begin with a small letter, as none should.
  var lowercaseTypes: Set<String> = []
  var aliases: [String: Alias] = [:]
  var globalsByName: [String: Int] = [:]
  var memberNames: [TypeID: MemberNames] = [:]
  /// Types in bodies whose name another one has.
  var repeatedTypes: Set<SyntaxIdentifier> = []
  /// Names that protocols require, and the builders they name.
  var requirements: [TypeID: Set<String>] = [:]
  /// Members that extensions declare, and whether any of these is constrained.
  var extensionMembers: [TypeID: [String: Bool]] = [:]
  var requiredBuilders: [TypeID: [String: String]] = [:]
  /// Result builders that the program declares.
  private(set) lazy var ownBuilders = ResultBuilders.names(in: sources)
  /// By file: where the names of modifiers `.id(…)` begin whose value never changes; empty: the program scrolls to ids.
  private lazy var fixedIdentities: [Set<Int>] = {
    let found = sources.map(\.fixedIdentities)
    return found.contains(nil) ? [] : found.compactMap(\.self)
  }()
  /// What code of the program may write.
  private(set) lazy var written = WrittenNames(sources)
  /// The file being read.
  var file = 0
  /// Where the operators begin that are being read: folding makes a tree of its own of them, whose
  /// positions begin at 0.
  var foldedStart = 0
  /// Nesting of expressions, statements, types and patterns.
  var depth = 0
  static let maximumDepth = 200
  /// The standard operators and those that the sources declare.
  let operators: OperatorTable

  init(sources: [ParsedSource]) {
    self.sources = sources
    prelude = Prelude.declarations(for: sources)
    autoclosures = Autoclosures(sources)
    var operators = OperatorTable.standardOperators
    for source in sources {
      operators.addSourceFile(Self.plainOperators(in: source.tree)) { _ in }
      operators.addSourceFile(source.tree) { _ in }
    }
    self.operators = operators
    program.files = sources.map(\.file)
    program.sites = [.init(file: 0, line: 1, column: 1)]
  }

  /// Declarations of the infix operators that a file declares without a precedence group: they have the default
  /// one.
  private static func plainOperators(in tree: SourceFileSyntax) -> SourceFileSyntax {
    let names = tree.statements.compactMap { statement -> String? in
      guard let node = statement.item.as(OperatorDeclSyntax.self),
        node.fixitySpecifier.tokenKind == .keyword(.infix),
        node.operatorPrecedenceAndTypes == nil
      else { return nil }
      return "infix operator \(node.name.text) : DefaultPrecedence"
    }
    return Parser.parse(source: names.joined(separator: "\n"))
  }

  func lowerPending() {
    var index = 0
    while index < pending.count {
      pending[index]()
      index += 1
    }
    pending = []
  }

  private func offset(of node: some SyntaxProtocol) -> Int {
    foldedStart + node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Whether the name of a modifier `.id(…)` is one whose value never changes.
  func isFixedIdentity(_ name: some SyntaxProtocol) -> Bool {
    fixedIdentities.indices.contains(file) && fixedIdentities[file].contains(offset(of: name))
  }

  func location(_ node: some SyntaxProtocol) -> Simulation.SourceLocation {
    guard file < sources.count else { return .init(file: 0, line: 1, column: 1) }
    let position = sources[file].position(at: AbsolutePosition(utf8Offset: offset(of: node)))
    return .init(file: file, line: position.line, column: position.column)
  }

  func site(_ node: some SyntaxProtocol) -> Int {
    program.sites.append(location(node))
    return program.sites.count - 1
  }

  func unsupported(
    _ kind: UnsupportedKind, facts: [String] = [], _ node: some SyntaxProtocol
  ) -> Unsupported {
    Unsupported(kind, facts, at: location(node))
  }

  /// Lowers text as an expression of the program's global scope.
  func lower(expression text: String) -> LoweredExpression {
    var parser = Parser(text)
    let expression = ExprSyntax.parse(from: &parser)
    guard !expression.hasError, !expression.is(MissingExprSyntax.self) else {
      return .invalid(SyntaxWords.notAnExpression(text))
    }
    guard expression.trimmedDescription.utf8.count >= text.trimmedUTF8Count else {
      return .invalid(SyntaxWords.severalExpressions(text))
    }
    (file, foldedStart) = (sources.count, 0)
    let id = addFunction(Simulation.Function(name: text, kind: .defaultValue))
    let context = FunctionContext(function: id, type: nil)
    let value = lower(expression, context)
    program.functions[id].body = Block([.expression(value, site: 0)])
    program.functions[id].frameSize = context.nextSlot
    lowerPending()
    return .function(id)
  }

  func addFunction(_ function: Simulation.Function) -> FunctionID {
    program.functions.append(function)
    program.functions[program.functions.count - 1].isOfLibrary = file == preludeFile
    return program.functions.count - 1
  }
}

/// A type alias: what it stands for, and where its names are looked up.
struct Alias {
  var type: TypeSyntax
  var generics: [String]
  var scope: [String]
}

/// The names of a type's members, inherited ones included.
struct MemberNames {
  var instance: Set<String> = []
  var statics: Set<String> = []
  /// A superclass, or an extended type, that the program does not declare.
  var isOpen = false
  /// Has the members of every view.
  var isView = false
}

extension String {
  /// Bytes without blanks at either end.
  fileprivate var trimmedUTF8Count: Int {
    let blanks: Set<UInt8> = [32, 9, 10, 13]
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !blanks.contains($0) } ?? bytes.count
    let end = bytes.lastIndex { !blanks.contains($0) } ?? start - 1
    return max(0, end - start + 1)
  }
}
