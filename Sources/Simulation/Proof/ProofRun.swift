/// Runs one of two programs on terms. It knows a part of Swift and SwiftUI exactly and stops with a
/// doubt at everything else: unlike ``Interpreter`` it assumes nothing.
final class ProofRun: ProofPart {
  let program: ViewProgram
  let terms: ProofTerms
  /// `before` or `after`: part of the names of cells.
  let side: String
  var store = ProofStore()
  /// What is true on the way that is being taken.
  var assumed: [ProofTerm] = []
  /// What is true in every state.
  var known: [ProofTerm] = []
  /// What is true of values that views with an `==` of their own go on with: see ``ProofViews/outdated(_:of:)``.
  var alike: [ProofTerm] = []
  var fork: ProofFork?
  var answers: [ProofQuestion: Bool] = [:]
  /// The value that each cell is taken to have, by its name.
  var hypothesis: [String: ProofValue] = [:]
  /// What each cell is at its birth, by its name; and cells by number.
  var initial: [String: ProofValue] = [:]
  var cellNames: [String] = []
  /// Cells whose views are not always on screen.
  var conditionalCells: Set<String> = []
  /// The function whose literals are inputs.
  var rootFunction: FunctionID?
  var inputCount = 0
  /// Views being made: the place of the innermost one.
  var place: [String] = []
  /// Whether a body is being evaluated, of which view instance.
  var bodies: [ProofBody] = []
  /// Where rows and branches are: cells below live there alone.
  var branchDepth = 0
  var depth = 0
  /// Whether the initial value of a state is being made: only there models are made.
  var isMakingState = false
  /// Whether code runs that may change nothing: a closure that a collection is asked with.
  var isPure = false
  /// Closures around the present one whose elements stand for any.
  var boundDepth = 0
  /// The turns of loops over lists of any size that are being taken.
  var turns: [ProofTurn] = []
  /// What `UUID()` gave where it was not kept in a state: another one at each run.
  var freshIdentities: Set<ProofTerm> = []
  var identityCount = 0
  /// Whether rows of such an identity are on the screen, and whether anything on it is animated.
  var (remakesRows, animates) = (false, false)
  /// Whether rows on the screen have an identity that another one has.
  var repeatsRows = false
  /// The shapes of lists whose size was asked for.
  var shapes: [ProofTerm: ProofValue] = [:]
  /// The elements that stand for any, by that number, and their names in terms.
  var elements: [Int: [ProofTerm: ProofTerm]] = [:]
  var steps = 0
  /// The place of the last call, for doubts.
  var lastSite: Int?

  /// Expressions and statements of one run, and how deep they may be nested.
  private static let mostSteps = 60_000
  private static let mostDepth = 90

  /// The key of the environment that is being read.
  var openKey: String?

  var run: ProofRun { self }

  init(_ program: ViewProgram, _ terms: ProofTerms, side: String) {
    self.program = program
    self.terms = terms
    self.side = side
    for type in program.types where type.kind == .enumeration {
      let cases = type.cases.map {
        terms.intern(.constant($0.name), [], .enumeration(type.name))
      }
      // Two enums of one name that differ are never known to be exhausted.
      terms.cases[type.name] = terms.cases[type.name].map { $0 == cases ? cases : [] } ?? cases
    }
  }

  func tick(_ site: Int? = nil) throws(ProofStop) {
    steps += 1
    if let site, site > 0 { lastSite = site }
    if steps > Self.mostSteps || terms.isFull { throw .doubt(.bound, "", site: lastSite) }
  }

  func nested<R>(_ body: () throws(ProofStop) -> R) throws(ProofStop) -> R {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostDepth { throw .doubt(.bound, "", site: lastSite) }
    return try body()
  }

  func stop(
    _ kind: ProofDoubt.Kind, _ subject: String = "", _ site: Int? = nil
  ) -> ProofStop {
    .doubt(kind, subject, site: site ?? lastSite)
  }

  // MARK: Frames

  var frame: ProofFrame {
    get { store.frames[store.frames.count - 1] }
    set { store.frames[store.frames.count - 1] = newValue }
  }

  func slot(_ index: Int) throws(ProofStop) -> ProofValue {
    guard let last = store.frames.last, index < last.slots.count, let value = last.slots[index]
    else { throw stop(.expression, "variable") }
    return value
  }

  func setSlot(_ index: Int, _ value: ProofValue) throws(ProofStop) {
    let last = store.frames.count - 1
    guard last >= 0, index < store.frames[last].slots.count else {
      throw stop(.expression, "variable")
    }
    store.frames[last].slots[index] = value
  }

  func box(_ value: ProofValue) -> ProofValue {
    store.boxes.append(value)
    return .box(store.boxes.count - 1)
  }

  func unboxed(_ value: ProofValue) -> ProofValue {
    if case .box(let index) = value { return store.boxes[index] }
    return value
  }

  /// Whether a term has the same value in all runs.
  func isConstant(_ term: ProofTerm) -> Bool {
    terms.isClosed(term) && !isFresh(term)
  }

  /// Whether a value takes part in a term that is another one in each run.
  private func isFresh(_ term: ProofTerm) -> Bool {
    var seen: Set<ProofTerm> = []
    var pending = [term]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if freshIdentities.contains(next) { return true }
      pending += terms[next].operands
    }
    return false
  }

  var this: ProofValue {
    get throws(ProofStop) {
      guard let this = store.frames.last?.this else { throw stop(.expression, "self") }
      return this
    }
  }
}

/// The evaluation of a view's body.
struct ProofBody {
  /// Objects whose changes make the view run again.
  var observed: Set<Int> = []
}
