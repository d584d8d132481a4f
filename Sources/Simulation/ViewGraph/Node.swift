/// A place in the view tree.
struct Node {
  enum Kind {
    case root
    case custom
    case primitive(PrimitiveView)
    case modifier(ModifiedView)
    case group
    case conditional(site: Int, branch: Int)
    case forEach(ForEachView)
    case element(HashKey)
    case deferred(DeferredContent)
    /// The content of an overlay or background, once for each view that it stands with.
    case attachment(ViewValue)
    case erased
    case equatable(ViewValue)
    /// The content of the custom modifier at this node, or a part of the styled control.
    case placeholder(NodeID, part: String)
    /// What a declared style makes of the control above.
    case styled
    case empty
  }

  var kind: Kind
  var parent: NodeID
  var children: [NodeID] = []
  /// Distance from the root.
  var depth: Int
  /// Custom views and rows from the root to here.
  var viewDepth = 0
  var environment: Int
  var isAlive = true
  /// It has left its container and is not destroyed yet; see ``Leaving``.
  var isLeaving = false
  /// It left in an earlier round: it is updated no more unless it comes back.
  var isExpired = false
  /// Index into ``EngineState/rules`` for nodes that run code: bodies, rows, deferred content.
  var rule: Int?
  /// How many rows a ForEach here shows; nil: all.
  var rowLimit: Int?
  /// How many rows a ForEach here has that are not made. Only for comparing programs.
  var furtherRows = 0
  /// Primitives: the argument values last shown.
  var rendered: [Value] = []
  /// What its closures that draw or lay out gave last.
  var drawn: [String] = []
  /// The step in which the primitive was last built or refreshed.
  var touched = -1
  /// The step in which what the primitive shows was last new or different.
  var changed = -1
  /// `@Environment(\.self)`: the keys that the body read.
  var environmentKeys: Set<HashKey> = []
  /// The frame that an environment modifier here writes.
  var writtenFrame: Int?
  /// `ForEach`: children by identity.
  var elements: [HashKey: NodeID] = [:]
  /// The value of `.id(…)`.
  var identity: HashKey?
}

/// The part of a node that runs code.
struct Rule {
  enum Content {
    /// A view's body.
    case view(Structure)
    /// A view modifier's body and the content it wraps.
    case modifier(Structure, content: ViewValue)
    /// A style's `makeBody` for a control.
    case style(Structure, control: PrimitiveView)
    /// A row of a ForEach: its content closure applied to its element.
    case row(Closure, [Value])
    /// Content that a container builds later.
    case deferred(Closure, [Value])
  }

  var node: NodeID
  var content: Content
  var hasRun = false
  /// A view that stands in one of its own type.
  var isNested = false
  /// Reasons that woke it, in order.
  var pending: [Reason] = []
  /// Storage of its dynamic properties by field path.
  var locations: [[Int]: LocationID] = [:]
  var boxes: [[Int]: BindingBoxID] = [:]
  var objects: [[Int]: Value] = [:]
  var environmentValues: [[Int]: Value] = [:]
  /// Styles: the control's bindings as the style holds them, by label.
  var controlBindings: [String: BindingValue] = [:]
  /// Observed properties read since the last invalidation.
  var observed: Set<Access> = []
  /// Signals since the last run.
  var firedLocations: Set<LocationID> = []
  var firedObjects: Set<ObjectID> = []
  var firedForeign: Set<HashKey> = []
  var isObservationFired = false
  var isContainerChanged = false
  /// Placeholder nodes that show a modifier's content.
  var placeholders: [NodeID] = []
  /// The last run: its step, and its event in that step's trace.
  var lastRun: (step: Int, event: Int)?
}

/// Why a rule was woken.
enum Reason {
  case firstAppearance
  /// The parent's run made an unequal value for it: the field that differs, both values, and whether the view
  /// fills the field itself.
  case input(parent: NodeID, field: String, old: String, new: String, isOwn: Bool = false)
  /// The parent's run made an unequal ForEach for it.
  case rows(RowsChange, parent: NodeID)
  case state(LocationID, write: Int)
  case binding(LocationID, write: Int)
  case object(ObjectID, write: Int)
  case observed(Access, write: Int)
  case foreign(ForeignAccess, write: Int)
  case environment(key: String, writer: NodeID?)
  case identity(parent: NodeID)
  /// What it stands in is being removed, or comes back.
  case phase(parent: NodeID)
}

/// Class of rule events that are counted as evaluations.
extension Rule {
  /// Styles are woken by every change of the environment, also without dynamic properties.
  var isStyle: Bool {
    if case .style = content { return true }
    return false
  }

  var isBody: Bool {
    switch content {
    case .view, .modifier, .style: true
    case .row, .deferred: false
    }
  }
}
