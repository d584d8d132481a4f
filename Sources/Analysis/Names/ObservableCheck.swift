import Catalog
import SwiftSyntax

/// Property wrappers in classes that `@Observable` rewrites: it makes the stored properties computed ones, which
/// take none.
extension NameChecker {
  func checkObservable(_ node: ClassDeclSyntax) {
    guard node.attributes.names.contains("Observable") else { return }
    // What stands in `#if` may not be compiled.
    for member in node.memberBlock.members.flatMap({ $0.declared }) {
      guard member.kind == .stored, !member.isStatic, let wrapper = member.wrapperName,
        member.isTracked, isWrapper(wrapper), let name = member.binding?.nameToken
      else { continue }
      report(
        .wrapsTracked(name: member.name, wrapper: wrapper, type: node.name.identifierText), at: name
      )
    }
  }

  /// Whether an attribute of a property is certain to be a property wrapper.
  private func isWrapper(_ name: String) -> Bool {
    guard let declared = types[name] else { return Catalog.isSwiftUIWrapper(name) }
    return declared.attributes.contains("propertyWrapper")
  }
}

extension MemberBlockItemSyntax {
  fileprivate var declared: [DeclaredMember] {
    decl.is(VariableDeclSyntax.self) ? DeclaredMember.all(in: decl) : []
  }
}

extension DeclaredMember {
  /// Whether `@Observable` keeps an eye on it.
  fileprivate var isTracked: Bool {
    !isLet && variable?.attributes.names.contains("ObservationIgnored") == false
      && variable?.modifiers.contains { $0.name.text == "lazy" } == false
  }
}
