/// The state of the view tree between steps.
struct EngineState {
  var nodes: [Node] = []
  var rules: [Rule] = []
  /// How many nodes there were when the step began.
  var nodesBefore = 0
  /// Nodes that the step has destroyed.
  var unmounted: [NodeID] = []
  var aliveViews = 0
  /// Of these, those that stand in one of their own type.
  var nestedViews = 0
  var locations: [StateLocation] = []
  var bindingBoxes: [BindingBox] = []
  var environments: [EnvironmentFrame] = [EnvironmentFrame()]
  var entryDefaults: [String: Value] = [:]
  /// AppStorage and SceneStorage by key.
  var sharedLocations: [HashKey: LocationID] = [:]
  /// What is stored under keys from outside, by their names, also under those that no view has asked for yet.
  var storedBefore: [String: EventValue] = [:]
  /// Nodes whose rules read the environment.
  var environmentReaders: Set<NodeID> = []
  /// The step in which a value of the environment changed last.
  var environmentStep = -1
  /// What `@Environment(\.self)` readers saw under the keys they read.
  var environmentSnapshots: [NodeID: [HashKey: Value?]] = [:]
  /// The node whose reads of `@Environment(\.self)` are being recorded.
  var environmentReader: NodeID?
  var observers: [Access: Set<NodeID>] = [:]
  var subscribers: [ObjectID: Set<NodeID>] = [:]

  /// What the contents of GeometryReaders read of their proxies.
  var geometry: [NodeID: GeometryReads] = [:]
  /// `onGeometryChange` modifiers with the value reported last.
  var measuring: [NodeID: Value?] = [:]

  /// Views and modifiers that run their content by themselves, by time.
  var runningByTime: Set<NodeID> = []

  /// The values of subjects that keep one.
  var subjects: [Int: Value] = [:]
  /// Who subscribed to what is published, in order.
  var subscriptions: [Subscription] = []
  /// What `@Query` and its relatives stand for: how many elements there are is not known.
  var queried: Set<HashKey> = []

  /// Objects whose classes are not declared, by the values that stand for them.
  var foreign: [HashKey: ForeignObject] = [:]
  /// The members of such objects that a body read.
  var foreignReaders: [NodeID: Set<ForeignAccess>] = [:]

  /// Actions registered by `step(name) { … }`.
  var registered: [String: Closure] = [:]

  // Mutations of the running event
  var transaction: HashKey = .void
  /// Whether something was written with an animation in this step.
  var animates = false
  var groups: [MutationGroup] = []
  /// Each write is a pass of its own, as ``MentalModel/eachWriteRuns`` has it.
  var separatesWrites = false
  var writes: [WriteRecord] = []

  /// What has left its container and is not destroyed yet.
  var leaving: [Leaving] = []
  /// Counts the rounds of passes: an event's groups are one.
  var round = 0
  /// Nodes that hold the content of overlays and backgrounds.
  var attachments: Set<NodeID> = []
  /// The screens that each NavigationStack has pushed, and the paths of stacks that are given none.
  var stacks: [NodeID: [PushedScreen]] = [:]
  var stackPaths: [NodeID: BindingValue] = [:]
  /// How many of a stack's screens are those of its path. Only for comparing programs.
  var pathDepths: [NodeID: Int] = [:]
  /// ``ListRows/freshRows()`` while state is described, in which nothing changes. nil: look each time.
  var freshRows: [HashKey: Int]?
  /// Whether views came or went since attachments were looked at.
  var isRearranged = false

  // The running update pass
  var dirty = NodeHeap()
  /// Rules woken by their parent in this run, last first.
  var woken: [NodeID] = []
  var refreshedControls: [NodeID] = []
  /// Actions to run after the pass: onAppear, onChange, ….
  var queued: [QueuedAction] = []
  var step = -1
  var pass = 0
  /// What helpers gave, for models that take them for boundaries.
  var helperResults: [HelperCall: HelperResults] = [:]
  /// Preference writers and listeners in the tree.
  var preferenceListeners: [NodeID: Value?] = [:]

  mutating func enqueue(_ mutation: Mutation) {
    if transaction != .void { animates = true }
    if !separatesWrites, let last = groups.indices.last, groups[last].transaction == transaction {
      groups[last].append(mutation)
    } else {
      groups.append(MutationGroup(transaction: transaction, mutations: [mutation]))
    }
  }

  mutating func record(_ write: WriteRecord) -> Int {
    if writes.count < 10_000 { writes.append(write) }
    return writes.count - 1
  }

  mutating func observe(_ access: Access, by node: NodeID) {
    guard let rule = nodes[node].rule else { return }
    if rules[rule].observed.insert(access).inserted {
      observers[access, default: []].insert(node)
    }
  }
}

/// Writes with one transaction; each group is an update pass of its own (semantics.md 8.2).
struct MutationGroup {
  var transaction: HashKey
  private(set) var mutations: [Mutation]

  /// Writes that a new one looks back at.
  private static let lookedAt = 8

  /// Of two writes to one state in a group only the last value is ever seen, so that of the one before is let go: a
  /// loop that lets a state grow would keep all that it was.
  mutating func append(_ mutation: Mutation) {
    if case .state(let location, _, _, _) = mutation,
      let index = mutations.indices.suffix(Self.lookedAt).last(where: {
        if case .state(location, _, _, _) = mutations[$0] { true } else { false }
      }), case .state(_, _, let changes, let write) = mutations[index]
    {
      mutations[index] = .state(location, nil, changes: changes, write: write)
    }
    mutations.append(mutation)
  }
}

enum Mutation {
  /// The value; nil: a later write of the group has it.
  case state(LocationID, Value?, changes: Bool, write: Int)
  case emission(ObjectID, write: Int)
  case observed(Access, write: Int)
  case foreign(ForeignAccess, write: Int)
}

/// A write of the running step.
struct WriteRecord {
  /// `OrderDetailView._quantity`, `Cart.total`
  var target: String
  var change: ChangeWords
  var site: Int
  /// Nothing is invalidated by it: an equal value, or a property that nobody observes.
  var isDropped: Bool
}

/// An action that runs after the update pass.
struct QueuedAction {
  var closure: Closure
  var arguments: [Value]
  var name: String
}

/// A heap of nodes by depth and number, without duplicates.
struct NodeHeap {
  private var entries: [(depth: Int, node: NodeID)] = []
  private var members: Set<NodeID> = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ node: NodeID, depth: Int) {
    guard members.insert(node).inserted else { return }
    entries.append((depth, node))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child] < entries[parent] else { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> NodeID? {
    guard let first = entries.first else { return nil }
    members.remove(first.node)
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first.node }
    entries[0] = last
    var parent = 0
    while true {
      var smallest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child] < entries[smallest] {
        smallest = child
      }
      if smallest == parent { break }
      entries.swapAt(parent, smallest)
      parent = smallest
    }
    return first.node
  }
}
