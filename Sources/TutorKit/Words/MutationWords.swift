/// What was done to a text to make a faulty refactoring of it.
package enum MutationWords: String, Words {
  package static let area = "mutation"

  case dropsContent = "content dropped"
  case dropsModifier = "modifier dropped"
  case swapsModifiers = "modifiers in another order"
  case inlinesSubview = "subview inlined as a computed property"
  case erasesSubview = "subview inlined as an AnyView"
  case copiesState = "@State copy in place of a binding"
  case renewsIdentity = "new identity at each evaluation"
  case killsAction = "dead button"
}
