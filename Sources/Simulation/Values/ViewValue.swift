/// What a `body` yields: a value that describes views.
package indirect enum ViewValue {
  case empty
  /// An instance of a declared view.
  case custom(Structure)
  /// An object used as a view is not possible in SwiftUI; primitives are everything undeclared.
  case primitive(PrimitiveView)
  /// Several views side by side: a builder's result, `Group`.
  case group([ViewValue])
  /// `if`/`switch` in a builder: which branch was taken at which place. Branch -1 is "none".
  case conditional(site: Int, branch: Int, ViewValue)
  case forEach(ForEachView)
  case modified(ModifiedView)
  /// `AnyView(content)`; `id` is new each time one is made.
  case erased(ViewValue, id: Int)
  /// `.equatable()`, `EquatableView(content:)`.
  case equatable(ViewValue)
  /// The `content` that a view modifier's body receives, or a part of the control (`label`)
  /// that a style's `makeBody` receives.
  case placeholder(node: Int, part: String)
}

/// A view that the program does not declare: SwiftUI's own, or one from elsewhere.
package final class PrimitiveView {
  package let name: String
  /// Arguments that are values, in order.
  package let arguments: [LabeledValue]
  /// Views made by builder arguments that ran as part of the enclosing body.
  package let children: [LabeledView]
  /// Builder arguments that run later, in a scope of their own (GeometryReader, sheet content).
  package let deferred: [DeferredContent]
  /// Views that are made with this one but are not on screen: a link's destination.
  package let hidden: [LabeledView]
  /// Actions: never run by rendering.
  package let actions: [LabeledClosure]
  package let site: Int
  /// Whether a body has already counted it as built.
  package var isCounted = false

  package init(
    name: String, arguments: [LabeledValue] = [], children: [LabeledView] = [],
    deferred: [DeferredContent] = [], hidden: [LabeledView] = [],
    actions: [LabeledClosure] = [], site: Int
  ) {
    self.name = name
    self.arguments = arguments
    self.children = children
    self.deferred = deferred
    self.hidden = hidden
    self.actions = actions
    self.site = site
  }
}

/// A value with the label it was passed under.
package struct LabeledValue {
  package var label: String?
  package var value: Value
}

/// A view with the label of the builder that made it (`label`, `header`, nil for content).
package struct LabeledView {
  package var label: String?
  package var view: ViewValue
}

/// An action with its label (`action`, `perform`, nil).
package struct LabeledClosure {
  package var label: String?
  package var closure: Closure
  /// It is called for what it gives or draws, not when something happens.
  package var isValue = false
}

/// Content that is built by a closure when it is shown, in its own tracking scope.
package struct DeferredContent {
  package var label: String?
  package var closure: Closure
  /// What the closure receives (a geometry proxy, a scroll proxy, a presented item).
  package var arguments: [Value]
  /// Shown only while this is true (or not nil): `sheet(isPresented:)`.
  package var condition: BindingValue?
}

/// `ForEach` and the data-driven initializers of `List`, `Table`, ….
package final class ForEachView {
  package enum Data {
    case elements([Value], source: Value)
    /// `ForEach($items)`.
    case bindings(BindingValue, count: Int)
  }

  package let data: Data
  /// `id:`; nil for Identifiable elements and ranges.
  package let identity: KeyPathValue?
  package let content: Closure
  package let site: Int

  package init(data: Data, identity: KeyPathValue?, content: Closure, site: Int) {
    self.data = data
    self.identity = identity
    self.content = content
    self.site = site
  }
}

/// A view with one modifier applied.
package final class ModifiedView {
  package enum Modifier {
    /// A modifier that the program does not declare.
    case primitive(PrimitiveView)
    /// A declared `ViewModifier`.
    case custom(Structure)
    /// `.id(value)`
    case identity(Value)
    /// `.environment(\.key, value)` and its relatives.
    case environment(EnvironmentChange)
  }

  package let content: ViewValue
  package let modifier: Modifier
  package let name: String
  package let site: Int
  package var isCounted = false

  package init(content: ViewValue, modifier: Modifier, name: String, site: Int) {
    self.content = content
    self.modifier = modifier
    self.name = name
    self.site = site
  }
}

/// What an environment-writing modifier does.
package enum EnvironmentChange {
  /// `.environment(\.key, value)`
  case keyPath(KeyPathValue, Value)
  /// `.environment(object)`: under the object's type.
  case object(Value)
  /// `.environmentObject(object)`
  case environmentObject(Value)
  /// `.transformEnvironment(\.key) { … }`
  case transform(KeyPathValue, Closure)
}
