/// What runs the views whose code an ``Interpreter`` runs: it keeps their state, and is told what
/// happens. The interpreter knows nothing else of the view graph.
protocol InterpreterHost: AnyObject {
  /// State, bindings, environment and observed objects.
  var valueStore: any ValueStore { get }
  /// Publishers, and who listens to them.
  var publisherHost: any PublisherHost { get }
  /// The sizes that code asks for.
  var layoutHost: any LayoutHost { get }

  /// Whether there is a view already: before, the root is being made.
  var hasViews: Bool { get }
  /// The view whose body runs, for closures that do not capture it.
  func runningView() -> Value?
  /// `dismiss()`: what a view stands in goes, by the node that presents it. false: nothing is presented.
  func dismissPresented(_ node: Int?) throws(Interruption) -> Bool
  /// Registers an action of `step(name)`.
  func register(_ action: Closure, named name: String)
  /// Runs a closure when the running event and its updates are over.
  func enqueue(_ work: Closure, named name: String)
  /// Runs work whose writes belong to one transaction.
  func within(
    transaction: HashKey, _ work: () throws(Interruption) -> Value
  ) throws(Interruption) -> Value
  /// How much was written in the running step.
  var writeCount: Int { get }
  /// State as it is where something is waited for: only the last of the writes before is seen.
  func notePassing()
  /// Something that is not declared is waited for. Gives what came of it.
  func waited(for value: Value) throws(Interruption) -> Value
  /// How often something was waited for so far.
  var waitCount: Int { get }
  /// Whether a loop that waits goes on in steps of their own.
  var takesTurnsLater: Bool { get }
  /// Keeps the present state; what it gives brings it back.
  func checkpoint() -> () -> Void
  /// A loop that waits has no end: its further turns come later.
  func loopWaits(site: Int)
  /// While a value from elsewhere is waited for, the screen shows what was written so far.
  func showPassing(_ value: Value) throws(Interruption)
  /// Whether a helper's result stands for a call that was skipped: it would show what it showed.
  func isBelievedSkipped(_ name: String, isFunction: Bool, _ value: Value) -> Bool

  /// A function as text, by what it does with arguments that are not known.
  func shownFunction(_ closure: Closure) -> String
  /// The same for a function that a modifier calls for its value, beside its actions.
  func shownValueFunction(_ closure: Closure) -> String
  /// `coordinator.save` for `{ coordinator.save($0) }`. nil: the closure does something else.
  func calledFunction(_ closure: Closure) -> Term?
  /// Of which row on the screen a value that nothing else has is the identity, as ` #2`; empty: of none.
  func rowPlace(ofFresh id: Int) -> String
}

/// What views and objects store, and bindings to it: reads and writes are noted by the one who keeps it.
protocol ValueStore {
  /// A value in the wrapper that a property declares.
  func wrapper(for property: StoredProperty, value: Value) -> Value
  /// The storage of a wrapped property from its default value and the attribute's arguments.
  /// nil: it has none, and its initializer must supply one.
  func initialWrapper(_ property: StoredProperty, _ use: WrapperUse) throws(Interruption) -> Value?
  /// A value given for a wrapped property by an initializer's argument or an assignment.
  func wrapped(_ property: StoredProperty, _ value: Value) throws(Interruption) -> Value
  /// `_name = value`: the wrapper itself.
  func wrapperStorage(_ property: StoredProperty, _ value: Value) throws(Interruption) -> Value
  /// `State(initialValue:)`, `Binding(get:set:)`, … called by name. nil: it is no wrapper.
  func constructWrapper(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value?
  /// What a wrapped property reads as.
  func wrappedValue(of wrapper: Wrapper) throws(Interruption) -> Value
  /// What `$name` reads as.
  func projection(of field: Value, site: Int) throws(Interruption) -> Value
  /// `$model[device: .radio]`. nil: the wrapper holds no object.
  func wrapperElement(
    _ indices: [LabeledValue], _ wrapper: Wrapper, site: Int
  ) throws(Interruption) -> Value?
  /// Members of `$model`, and of wrappers kept as values.
  func wrapperMember(
    _ name: String, _ wrapper: Wrapper, site: Int
  ) throws(Interruption) -> Value?
  /// Methods of bindings and objects that the program does not declare.
  func wrapperMethod(
    _ name: String, of receiver: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value?
  /// Changes what a wrapper stores.
  func modifyWrapper<R>(
    _ wrapper: Wrapper, site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R
  /// Writes a property of a value through its wrapper. false: it has none.
  func setThroughWrapper(
    _ owner: Value, _ name: String, _ value: Value, site: Int
  ) throws(Interruption) -> Bool

  /// A binding to state that the parent keeps. What is written through it is seen outside.
  func hostBinding(_ value: Value, name: String) -> BindingValue
  /// A member of a binding's value, as it is read.
  func bindingMember(
    _ name: String, _ binding: BindingValue, site: Int
  ) throws(Interruption) -> Value
  /// `$item.name`: the same location, one step further (semantics.md 4.2).
  func projected(
    _ binding: BindingValue, _ name: String, site: Int
  ) throws(Interruption) -> BindingValue
  /// `$items[i]`: made through an index, so the collection is read now (semantics.md 4.2).
  func element(
    of binding: BindingValue, _ indices: [LabeledValue], site: Int
  ) throws(Interruption) -> BindingValue
  /// Bindings to the elements of an array. nil: the binding leads to none.
  func elements(of binding: BindingValue, site: Int) throws(Interruption) -> [Value]?
  /// The current value, recorded as a read of the binding's holder or of the state itself.
  func readBinding(_ binding: BindingValue) throws(Interruption) -> Value
  /// Changes the value that a binding leads to.
  func modifyBinding<R>(
    _ binding: BindingValue, site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R
  /// Sets a member of the value that a binding leads to.
  func setBindingMember(
    _ binding: BindingValue, _ name: String, to value: Value, site: Int
  ) throws(Interruption)
  /// Follows a path for reading.
  func read(
    _ path: ArraySlice<KeyPathValue.Component>, from root: Value, site: Int
  ) throws(Interruption) -> Value
  /// Changes what a path within a value leads to.
  func modify<R>(
    _ value: inout Value, _ path: ArraySlice<KeyPathValue.Component>, isSet: Bool,
    site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R

  /// The value under a key: an `EnvironmentKey` type, an object's type, or a name.
  func environmentValue(_ frame: Int, key: TypeRef) throws(Interruption) -> Value
  /// Sets the value under a key of an environment.
  func setEnvironment(_ frame: Int, key: TypeRef, to value: Value)
  /// `environment.name` for a key that the program or SwiftUI declares.
  func environmentMember(_ name: String, _ frame: Int, site: Int) throws(Interruption) -> Value?

  /// Notes that the body being evaluated read an observed property (semantics.md 5.1).
  func recordAccess(object id: ObjectID, property index: Int)
  /// `object.name = value` (a set), or what a change in place leaves.
  func setObjectProperty(
    _ id: ObjectID, _ name: String, to value: Value, inPlace: Bool, site: Int
  ) throws(Interruption)
  /// Changes a property of an object in place.
  func modifyObjectProperty<R>(
    _ id: ObjectID, _ name: String, site: Int, _ body: (inout Value) throws(Interruption) -> R
  ) throws(Interruption) -> R
  /// The key of a value that may be an object from elsewhere.
  func foreignKey(_ value: Value) -> HashKey?
  /// What was written to a member of such an object, or what it is at first.
  func foreignMember(_ name: String, of base: Value) -> Value?
  /// Sets a member of such an object. false: the base is none.
  func setForeign(_ name: String, of base: Value, to value: Value, site: Int) -> Bool
  /// Whether any view on the screen has a query.
  var hasQueries: Bool { get }
  /// Whether a value is what a query stands for.
  func isQueried(_ value: Value) -> Bool
}

/// Publishers as code uses them. Each function gives nil where the call is none of its own.
protocol PublisherHost {
  /// Whether `map` and its like make another publisher of it, and no collection.
  func isPublisher(_ value: Value) -> Bool
  /// `subject.send(value)`, `NotificationCenter.default.post(…)`.
  func publish(
    _ name: String, _ receiver: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value?
  /// `publisher.sink { … }`, `publisher.assign(to:on:)`, `publisher.assign(to: &$property)`.
  func subscribe(
    _ name: String, to publisher: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value?
  /// Goes on with a value that was put off.
  func resumeSubscription(_ captures: [Value]) throws(Interruption)
  /// `token.cancel()`, `token.store(in: &tokens)`.
  func callCancellable(
    _ name: String, _ receiver: Value, _ place: Place?, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value?
  /// A subject that the program has made has its first value.
  func setSubject(_ id: Int, to value: Value?)
  /// `subject.value`
  func subjectValue(_ name: String, of base: Value) -> Value?
  /// `subject.value = value`, which sends it. false: it is no such member.
  func setSubjectValue(
    _ name: String, of base: Value, to value: Value
  ) throws(Interruption) -> Bool
}

/// What code asks of a `GeometryProxy`. Each function gives nil where the value is none.
protocol LayoutHost {
  /// `proxy.size.width`: one length.
  func geometryLength(_ name: String, of value: Value) -> Value?
  /// `proxy.size`, `proxy.safeAreaInsets`.
  func geometryMember(_ name: String, of value: Value) -> Value?
  /// `proxy.frame(in:)`, `proxy[anchor]`: where it is depends on everything around it.
  func noteGeometryCall(of value: Value)
}
