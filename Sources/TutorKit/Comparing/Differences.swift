import Simulation

/// Where two programs part.
struct Difference {
  var text: String
  /// The same of the two sides of a guideline, of which the old one is the Incorrect one.
  var ofPair: String
  /// What it is about, as code.
  var subjects: [String]
  /// A name in it that is declared nowhere. Then it is no difference that can be told.
  var unresolved: String? = nil
  /// Whether something is only at another place, or in a container of its own.
  var isOfPlace = false
  /// The same view stands there, and shows another value.
  var isOfValue = false
  /// The old program stops where the new one goes on: what follows there cannot be compared.
  var isMendedStop = false

  /// The same, where something is only arranged in another way.
  fileprivate var inPlace: Difference {
    var result = self
    result.isOfPlace = true
    return result
  }
}

/// What a state is called by the words of a report: the trees, the calls and the values.
extension Difference {
  /// Calls, values set and animations, in order.
  static func ofEffects(_ old: StepTrace, _ new: StepTrace) -> Difference? {
    guard old.effects != new.effects else { return nil }
    let place = zip(old.effects, new.effects).prefix { $0 == $1 }.count
    func effect(_ trace: StepTrace) -> String? {
      place < trace.effects.count ? trace.effects[place] : nil
    }
    func doubt(_ trace: StepTrace) -> String? {
      place < trace.effectDoubts.count ? trace.effectDoubts[place] : nil
    }
    func quoted(_ text: String?) -> String { text.map { "`\($0)`" } ?? GradeWords.nothingMore() }
    return Difference(
      text: GradeWords.doesOtherwise(quoted(effect(old)), quoted(effect(new))),
      ofPair: PracticeWords.pairDoes(quoted(effect(old)), quoted(effect(new))),
      subjects: [effect(old), effect(new)].compactMap { $0 },
      unresolved: isSameCall(doubt(old), doubt(new)) ? nil : doubt(old) ?? doubt(new))
  }

  /// Whether the same function is what is not known, whatever it is given.
  private static func isSameCall(_ old: String?, _ new: String?) -> Bool {
    func name(_ call: String?) -> Substring? { call?.prefix { $0 != "(" } }
    return name(old) == name(new)
  }

  /// An object that a view of the new program reads and that no view above it puts there: the program stops, so
  /// that it does nothing either.
  static func ofMissing(_ old: Driver.Observation, _ new: Driver.Observation) -> Difference? {
    new.missing.subtracting(old.missing).min().map {
      Difference(
        text: GradeWords.objectMissing($0), ofPair: PracticeWords.pairObjectMissing($0),
        subjects: [$0])
    }
  }

  /// An object that is missing, or rows that cannot be told apart.
  static func ofFault(_ old: Driver.Observation, _ new: Driver.Observation) -> Difference? {
    if let missing = ofMissing(old, new) { return missing }
    if let view = new.freshView(besides: old) {
      let identity = RenderTree.freshIdentity.line
      return Difference(
        text: GradeWords.isNewAround(identity, view),
        ofPair: PracticeWords.pairHasNew(identity, view), subjects: [view])
    }
    guard let id = new.repeatedIdentity(besides: old) else { return nil }
    // Where rows share it in both, what they show is what differs.
    let isShared = old.repeated.contains { $0.identity == id }
    if isShared, old.screen.difference(to: new.screen) != nil { return nil }
    let text =
      id.isEmpty ? GradeWords.repeatedEmptyIdentity() : GradeWords.repeatedIdentity(id)
    return Difference(text: text, ofPair: PracticeWords.pairCorrect(text), subjects: [id])
  }

  /// A view that stays the same one in the old program, and that the new one makes anew.
  static func ofLoss(_ old: Driver.Observation, _ new: Driver.Observation) -> Difference? {
    new.remadeView(besides: old).map {
      Difference(
        text: GradeWords.madeAnew($0), ofPair: PracticeWords.pairMadeAnew($0), subjects: [$0])
    }
  }

  /// A trap in one program alone. What stopped the old one only is not held against the new one.
  static func ofEnding(_ old: StepTrace, _ new: StepTrace) -> Difference? {
    guard (old.trap == nil) != (new.trap == nil), let trap = new.trap ?? old.trap else {
      return nil
    }
    let line = trap.location.map { GradeWords.atLine($0.line) } ?? ""
    if new.trap != nil {
      return Difference(
        text: GradeWords.trapsHere(trap.cause, line),
        ofPair: PracticeWords.pairStops(trap.cause, line), subjects: [])
    }
    return Difference(
      text: GradeWords.trappedBefore(trap.cause, line),
      ofPair: PracticeWords.pairGoesOn(trap.cause, line), subjects: [],
      unresolved: GradeWords.whatFollows(), isMendedStop: true)
  }
}

extension RenderTree {
  /// The node as one line, with the label that it has on the screen.
  var line: String {
    let shown = [label].compactMap(\.self) + values
    // What has no text of its own is a new value each time, or an object.
    if name == ".id", let identity {
      return ".id(" + (UntoldIdentity(rawValue: identity) == nil ? identity : "…") + ")"
    }
    return name + (identity.map { " #\($0)" } ?? "")
      + (shown.isEmpty ? "" : "(" + shown.joined(separator: ", ") + ")")
  }

  /// `.id(…)` with another value in each run.
  fileprivate static let freshIdentity = RenderTree(
    name: ".id", values: [], identity: UntoldIdentity.fresh.rawValue, children: [])

  private func hasSameHead(as other: RenderTree) -> Bool {
    name == other.name && values == other.values && identity == other.identity
  }

  /// The first difference to another tree. nil: none.
  func difference(to other: RenderTree) -> Difference? {
    if self == other { return nil }
    var (old, new) = (self, other)
    while old.hasSameHead(as: new) {
      let common = zip(old.children, new.children).prefix { $0 == $1 }.count
      let left = common < old.children.count ? old.children[common] : nil
      let right = common < new.children.count ? new.children[common] : nil
      switch (left, right) {
      case (let left?, nil): return Self.lost(left, from: old.children, new.children)
      case (nil, let right?): return Self.added(right, to: old.children, new.children)
      case (nil, nil): return nil
      case (let left?, let right?):
        if let order = Self.order(old.children, new.children, from: common) { return order }
        if common + 1 < old.children.count, old.children[common + 1] == right {
          return new.children[common...].contains(left)
            ? Self.later(left, right) : Self.lost(left, from: old.children, new.children)
        }
        if common + 1 < new.children.count, new.children[common + 1] == left {
          return Self.added(right, to: old.children, new.children)
        }
        if let gone = Self.gone(old.children, new.children, at: common) { return gone }
        if let odd = Self.odd(old.children, new.children, at: common) { return odd }
        (old, new) = (left, right)
      }
    }
    if old.name.hasPrefix("."), let inner = old.children.first, inner == new {
      return Self.lost(old, inside: true)
    }
    if new.name.hasPrefix("."), let inner = new.children.first, inner == old {
      return Self.added(new, inside: true)
    }
    // A container around the view, on one side alone.
    if old.children.contains(new) { return Self.lost(old, inside: true).inPlace }
    if new.children.contains(old) { return Self.added(new, inside: true).inPlace }
    let doubt =
      Self.doubt(old.unresolved, new.unresolved)
      ?? (old.name != new.name && (old.name.hasPrefix(".") || new.name.hasPrefix("."))
        ? Self.doubt(old.unresolvedInChain, new.unresolvedInChain) : nil)
    if old.name.hasPrefix("."), new.name.hasPrefix("."), place(of: new) == true,
      new.place(of: old) == true
    {
      return Difference(
        text: GradeWords.appliedLater(new.line, old.line),
        ofPair: PracticeWords.pairAppliedLater(new.line, old.line), subjects: [new.line],
        unresolved: doubt)
    }
    if old.name.hasPrefix("."), !new.name.hasPrefix("."), old.content.name == new.name {
      return Self.lost(old, inside: true)
    }
    if new.name.hasPrefix("."), !old.name.hasPrefix("."), new.content.name == old.name {
      return Self.added(new, inside: true)
    }
    // A container that one side alone has, with more than that changed within it.
    if old.name != new.name, old.place(of: new) == true, other.place(of: old) == nil {
      return Self.lost(old, inside: true).inPlace
    }
    if old.name != new.name, new.place(of: old) == true, place(of: new) == nil {
      return Self.added(new, inside: true).inPlace
    }
    if old.name != new.name, let elsewhere = place(of: new), elsewhere {
      return Difference(
        text: GradeWords.standsElsewhere(new.line),
        ofPair: PracticeWords.pairElsewhere(new.line), subjects: [new.line], unresolved: doubt,
        isOfPlace: true)
    }
    let (shown, found) =
      old.name == new.name ? ("`\(old.line)`", "`\(new.line)`") : (old.withContent, new.withContent)
    return Difference(
      text: GradeWords.expected(shown, found), ofPair: PracticeWords.pairShows(shown, found),
      subjects: [old.line], unresolved: doubt, isOfValue: old.name == new.name)
  }

  /// A view, or a modifier with the view that it is applied to.
  private var withContent: String {
    // Of a handler nothing is known but itself.
    guard name.hasPrefix("."), !wrapped.name.hasPrefix(".") else { return "`\(line)`" }
    return GradeWords.appliedTo(line, wrapped.line)
  }

  private static func doubt(_ old: [String], _ new: [String]) -> String? {
    old.first { !new.contains($0) } ?? new.first { !old.contains($0) }
  }

  /// What is declared nowhere of the modifiers at the top and of the view in them: where other modifiers
  /// stand depends on it.
  private var unresolvedInChain: [String] {
    var (tree, result) = (self, unresolved)
    while tree.name.hasPrefix("."), let inner = tree.children.first {
      tree = inner
      result += tree.unresolved
    }
    return result
  }

  /// A view, or with `inside` a modifier alone, that is not there.
  private static func lost(_ tree: RenderTree, inside: Bool = false) -> Difference {
    let line = inside ? tree.line : tree.content.line
    let part = tree.told.line
    return Difference(
      text: inside
        ? GradeWords.isMissingAround(line, tree.wrapped.line)
        : line == part ? GradeWords.isMissing(line) : GradeWords.isMissingWith(line, part),
      ofPair: inside
        ? tree.ofPairAround(.pairHasOld, .pairHasOldValue)
        : PracticeWords.pairShowsOld(line),
      subjects: [line], unresolved: tree.undeclaredView ?? (inside ? tree.unresolved.first : nil))
  }

  /// A view of which the other side has one fewer: none, or others that are equal to it.
  private static func lost(
    _ tree: RenderTree, from old: [RenderTree], _ new: [RenderTree]
  ) -> Difference {
    let plain = lost(tree)
    return new.contains(tree)
      ? plain.ofSeveral(tree, among: old, .isMissingOfSeveral, .pairShowsOneMoreOld) : plain
  }

  /// A view of which the other side has one more.
  private static func added(
    _ tree: RenderTree, to old: [RenderTree], _ new: [RenderTree]
  ) -> Difference {
    let plain = added(tree)
    return old.contains(tree)
      ? plain.ofSeveral(tree, among: old, .isOneTooMany, .pairShowsOneMoreNew) : plain
  }

  private static func added(_ tree: RenderTree, inside: Bool = false) -> Difference {
    let line = inside ? tree.line : tree.content.line
    let part = tree.told.line
    return Difference(
      text: inside
        ? GradeWords.isNewAround(line, tree.wrapped.line)
        : line == part ? GradeWords.isNew(line) : GradeWords.isNewWith(line, part),
      ofPair: inside
        ? tree.ofPairAround(.pairHasNew, .pairHasNewValue)
        : PracticeWords.pairShowsNew(line),
      subjects: [line], unresolved: tree.undeclaredView ?? (inside ? tree.unresolved.first : nil))
  }

  /// A modifier on one side of a pair alone. One whose value is not known may stand in the other side's code
  /// with a value that shows nothing.
  private func ofPairAround(
    _ known: PracticeWords, _ unknown: PracticeWords
  ) -> String {
    unresolved.isEmpty ? known(line, wrapped.line) : unknown(line, wrapped.line)
  }

  /// A view that the other side lacks, where what stands there instead comes later. nil: it is not so.
  private static func gone(
    _ old: [RenderTree], _ new: [RenderTree], at place: Int
  ) -> Difference? {
    if old.count > new.count, !new.contains(old[place]), old[place...].contains(new[place]) {
      return lost(old[place])
    }
    if new.count > old.count, !old.contains(new[place]), new[place...].contains(old[place]) {
      return added(new[place])
    }
    return nil
  }

  /// A view that the other side lacks, where what follows it has the form of what stands there instead. nil: the two
  /// are of one form, or as many stand on both sides.
  private static func odd(
    _ old: [RenderTree], _ new: [RenderTree], at place: Int
  ) -> Difference? {
    guard old.count != new.count, old[place].names != new[place].names else { return nil }
    if old.count > new.count, old[place + 1].names == new[place].names {
      return lost(old[place], from: old, new)
    }
    if new.count > old.count, new[place + 1].names == old[place].names {
      return added(new[place], to: old, new)
    }
    return nil
  }

  /// The same views in another order. nil: they are not the same, or two of them are.
  private static func order(
    _ old: [RenderTree], _ new: [RenderTree], from place: Int
  ) -> Difference? {
    guard old.count == new.count, Set(old).count == old.count, Set(old) == Set(new) else {
      return nil
    }
    let (left, right) = (old[place].told, new[place].told)
    guard left.line != right.line else { return nil }
    return Difference(
      text: GradeWords.standsLater(left.line, right.line),
      ofPair: PracticeWords.pairLater(left.line, right.line), subjects: [left.line, right.line])
  }

  /// What a person sees of a view: its label, or the first text in it.
  fileprivate var told: RenderTree {
    let view = content
    if view.label != nil || view.name == "Text" { return view }
    var pending = [view]
    var left = 200
    while let tree = pending.popLast(), left > 0 {
      left -= 1
      if tree.name == "Text" { return tree }
      pending += tree.children.reversed()
    }
    return view
  }

  /// A view that follows another one, which it stood before.
  private static func later(_ tree: RenderTree, _ other: RenderTree) -> Difference {
    let contents = (tree.content.line, other.content.line)
    let (line, next) = contents.0 == contents.1 ? (tree.told.line, other.told.line) : contents
    // Two that are called the same are told apart by what differs in them.
    if line == next, let inner = tree.difference(to: other) { return inner }
    return Difference(
      text: GradeWords.standsLater(line, next), ofPair: PracticeWords.pairLater(line, next),
      subjects: [line])
  }

  /// What the modifiers at the top are applied to: a view that is missing is called by its own name.
  private var content: RenderTree {
    var tree = self
    while tree.name.hasPrefix("."), let inner = tree.children.first { tree = inner }
    return tree
  }

  /// What a modifier or a container stands around, by its first view.
  private var wrapped: RenderTree {
    name.hasPrefix(".") ? content : children.first?.content ?? self
  }

  /// A view of an unknown name at the top of a tree, below its modifiers.
  private var undeclaredView: String? {
    var tree = self
    while tree.name.hasPrefix("."), let inner = tree.children.first { tree = inner }
    return tree.isUndeclared ? tree.unresolved.first : nil
  }

  /// Whether the same node stands somewhere in this tree.
  private func place(of node: RenderTree) -> Bool? {
    var pending = [self]
    var left = 2_000
    while let tree = pending.popLast(), left > 0 {
      left -= 1
      if tree.hasSameHead(as: node) { return true }
      pending += tree.children
    }
    return nil
  }
}

extension Difference {
  /// The same of a view that has equal ones beside it: their number is told.
  fileprivate func ofSeveral(
    _ tree: RenderTree, among expected: [RenderTree], _ words: GradeWords, _ ofPair: PracticeWords
  ) -> Difference {
    var difference = self
    let line = tree.told.line
    difference.text = words(line, expected.count { $0 == tree })
    difference.ofPair = ofPair(line)
    return difference
  }
}
