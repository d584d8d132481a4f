import SwiftParser
import SwiftSyntax

/// Types of the standard library and of CoreGraphics that are lowered as code, since all that they do is written in
/// Swift.
enum Prelude {
  /// The declarations that a program uses and does not make itself.
  static func declarations(for sources: [ParsedSource]) -> [SourceFileSyntax] {
    let geometry = GeometryPrelude.types.map(\.name)
    let isGeometryUsed = geometry.contains { name in
      sources.contains { mentions(name, in: $0.text) }
    }
    let types = [("Result", result)] + GeometryPrelude.types
    return types.filter { name, _ in
      let isUsed =
        geometry.contains(name)
        ? isGeometryUsed : sources.contains { mentions(name, in: $0.text) }
      return isUsed && !sources.contains { declares(name, in: $0.tree) }
    }.map { Parser.parse(source: $1) }
  }

  /// Whether a word stands in a text by itself.
  private static func mentions(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return before.map(isOfName) != true && after.map(isOfName) != true
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether a file declares a type or an alias of a name outside of other types.
  private static func declares(_ name: String, in tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
  }

  /// `Result` of the standard library.
  private static let result = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)

      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }

      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }

      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return Result.success(transform(value))
        case .failure(let error): return Result.failure(error)
        }
      }

      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return Result.success(value)
        case .failure(let error): return Result.failure(transform(error))
        }
      }

      func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
      ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return Result.failure(error)
        }
      }
    }

    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    """
}
