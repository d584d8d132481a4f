/// Whether a woken rule runs, with which `self`, and why.
struct RunDecision {
  var runs: Bool
  var installed: Value?
  var reason: Reason
  /// Further reasons of which each would have run it alone.
  var besides: [Reason] = []

  /// How many reasons are told beside the first.
  static let mostBesides = 2
}

extension InstallPass {
  /// Of the reasons to look at a rule, those of which each is enough to run it: that it is new alone; else what it
  /// is given first, then the sources of its own that changed.
  func enough(among reasons: [Reason], for rule: Rule) -> [Reason] {
    for case .firstAppearance in reasons { return [.firstAppearance] }
    var given: [Reason] = []
    var own: [Reason] = []
    var sources: Set<ChangedSource> = []
    for reason in reasons {
      switch reason {
      case .identity where !rule.hasRun: return [reason]
      case .input, .rows: given.append(reason)
      default:
        guard let source = changedSource(reason, rule) else { continue }
        if sources.insert(source).inserted { own.append(reason) }
      }
    }
    // A binding that the view never reads tells less than what it is given.
    if !given.isEmpty {
      own.removeAll {
        if case .binding(let place, _) = $0 { unreadBindings.contains(place) } else { false }
      }
    }
    return given.prefix(1) + own
  }

  /// The source of its own that a reason stands for, if it changed for the rule.
  private func changedSource(
    _ reason: Reason, _ rule: Rule
  ) -> ChangedSource? {
    switch reason {
    case .state(let location, _), .binding(let location, _):
      changedLocations.contains(location) ? .location(location) : nil
    case .object(let object, _): changedObjects.contains(object) ? .object(object) : nil
    case .observed(let access, _): .observed(access)
    case .foreign(let access, _):
      rule.isObservationFired || changedForeign.contains(access.object)
        ? .foreign(access) : nil
    case .environment(let key, _): changedKeys.contains(key) ? .key(key) : nil
    case .firstAppearance, .identity, .input, .rows, .phase: nil
    }
  }
}

/// What a rule reads itself, and of which one change is one reason.
private enum ChangedSource: Hashable {
  case location(LocationID)
  case object(ObjectID)
  case observed(Access)
  case foreign(ForeignAccess)
  case key(String)
}
