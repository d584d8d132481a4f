import Foundation
import SwiftParser
import SwiftSyntax

/// A closure that a declaration of the interfaces takes.
struct DeclaredClosure: Hashable {
  /// The type that is initialised, or the protocol or type that is extended.
  var owner: String
  /// `init`, or the function's name.
  var function: String
  /// nil: the parameter has none.
  var label: String?
  /// Whether a result builder of views makes its value.
  var isBuilder: Bool
}

/// What the textual interfaces of SwiftUI declare.
struct Interfaces {
  var closures: [DeclaredClosure] = []
  /// Functions of extensions, by the type that is extended.
  var functions: [String: Set<String>] = [:]
  /// The default arguments of functions, and of initializers and cases by their types and names, by label.
  var defaults: [String: [String: Set<String>]] = [:]
  /// The protocols that top-level types conform to.
  var conformances: [String: Set<String>] = [:]
  /// The labels of the parameters of all initialisers, `_` for none, by type.
  var initializerLabels: [String: Set<String>] = [:]

  static let all = Interfaces()

  private init() {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appending(path: "Support/Interfaces/SwiftUI")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in files.sorted() {
      let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for item in Parser.parse(source: text ?? "").statements {
        if let declaration = item.item.as(DeclSyntax.self) { add(declaration) }
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let type = declaration.as(StructDeclSyntax.self) {
      add(type.name.text, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(ClassDeclSyntax.self) {
      add(type.name.text, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(EnumDeclSyntax.self) {
      add(type.name.text, type.inheritanceClause, type.memberBlock)
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      let name = type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      let isNested = type.extendedType.is(MemberTypeSyntax.self)
      add(name ?? "", isNested ? nil : type.inheritanceClause, type.memberBlock)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      add(function.signature, of: "", function.name.text)
    }
  }

  private mutating func add(
    _ name: String, _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) {
    let protocols = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    conformances[name, default: []].formUnion(protocols)
    for member in members.members {
      if let type = member.decl.as(EnumDeclSyntax.self) {
        add(type.name.text, type.inheritanceClause, type.memberBlock)
      } else if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        for one in cases.elements {
          for parameter in one.parameterClause?.parameters ?? [] {
            guard let value = parameter.defaultValue?.value else { continue }
            addDefault(parameter.firstName?.text ?? "_", value, of: one.name.text)
          }
        }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        functions[name, default: []].insert(function.name.text)
        add(function.signature, of: name, function.name.text)
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        add(initializer.signature, of: name, "init")
        let parameters = initializer.signature.parameterClause.parameters
        initializerLabels[name, default: []].formUnion(parameters.map(\.firstName.text))
      }
    }
  }

  private mutating func add(
    _ signature: FunctionSignatureSyntax, of owner: String, _ function: String
  ) {
    for parameter in signature.parameterClause.parameters {
      if let value = parameter.defaultValue?.value {
        addDefault(parameter.firstName.text, value, of: function == "init" ? owner : function)
      }
      guard Self.isFunction(parameter.type) else { continue }
      let label = parameter.firstName.text
      let builder = parameter.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      }.first { $0.hasSuffix("Builder") }
      closures.append(
        DeclaredClosure(
          owner: owner, function: function, label: label == "_" ? nil : label,
          isBuilder: builder.map { !Self.valueBuilders.contains($0) } ?? false))
    }
  }

  /// As a render tree has them: `1` for `1.0`.
  private mutating func addDefault(_ label: String, _ value: ExprSyntax, of name: String) {
    let text = value.trimmedDescription
    let number = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    let plain = number == "[CGFloat]()" ? "[]" : number
    defaults[name, default: [:]][label, default: []].insert(plain)
  }

  /// Result builders whose values are no views and hold none.
  private static let valueBuilders: Set<String> = [
    "AccessibilityRotorContentBuilder", "KeyframesBuilder", "KeyframeTrackContentBuilder",
  ]

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { isFunction($0.type) } ?? false
    }
    return false
  }
}
