import SwiftSyntax

/// A stored property of a struct to extract, and what is passed for it.
struct StructInput {
  var name: String
  /// `let title: String`, `@Binding var count: Int`.
  var declaration: String
  /// The type as text, for the generic parameters that it mentions.
  var type: String
  /// The name at the call site, and the path below it.
  var root: String
  var path: [String] = []
  var isBinding = false
  /// Properties that find their value themselves take no argument.
  var hasArgument = true
  /// The root is a parameter of the function that is extracted.
  var isParameter = false
  /// The root is a member of the view.
  var isMember = false

  /// What follows the root in an argument.
  var suffix: String { path.map { "." + $0 }.joined() }

  /// The argument; with `self.` where a local name hides the view's member.
  func argument(isHidden: Bool = false) -> String {
    (isHidden && isMember ? "self." : "") + (isBinding ? "$" : "") + root + suffix
  }
}

/// What code needs from around it.
struct InputPlan {
  var inputs: [StructInput] = []
  /// Edits of the code that name inputs.
  var renames: [SourceEdit] = []
  /// Generic parameters that stand for opaque types, as they are declared.
  var generics: [String] = []
  /// Members that go with the code into the struct.
  var moved: [DeclaredMember] = []
  /// Members that build views: they have to be structs first.
  var blockers: [DeclaredMember] = []
  /// The struct must be declared inside the view: it uses names that only exist there.
  var isNested = false
  /// Whether methods or computed values of the view are used, so that another style differs.
  var usesMembers = false
}

/// How methods and computed values of the view reach the struct.
enum MemberStyle: CaseIterable {
  /// Methods as closures, values as values.
  case passed
  /// Their code goes into the struct, with bindings for what it writes.
  case moved
}
