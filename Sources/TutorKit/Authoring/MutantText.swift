import Analysis

extension Mutant.Kind {
  /// What was done to the text, in the language that is in use.
  var words: String {
    switch self {
    case .dropsContent: MutationWords.dropsContent()
    case .dropsModifier: MutationWords.dropsModifier()
    case .swapsModifiers: MutationWords.swapsModifiers()
    case .inlinesSubview: MutationWords.inlinesSubview()
    case .erasesSubview: MutationWords.erasesSubview()
    case .copiesState: MutationWords.copiesState()
    case .renewsIdentity: MutationWords.renewsIdentity()
    case .killsAction: MutationWords.killsAction()
    }
  }
}
