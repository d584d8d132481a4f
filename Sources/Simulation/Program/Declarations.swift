/// A declared struct, class, enum or protocol together with all its extensions.
///
/// An extension of a type from elsewhere (`extension View`, `extension Color`,
/// `extension EnvironmentValues`) is a `TypeDecl` of kind ``Kind/externalExtension``,
/// one per extended name; its members apply to every value of that type.
package struct TypeDecl: Sendable {
  package enum Kind: Sendable {
    case structure, classType, enumeration, protocolType, externalExtension
  }

  /// The qualified name: `Outer.Inner`.
  package var name: String
  package var kind: Kind
  /// Whether it is a type of the library that is lowered as code.
  package var isOfLibrary = false
  package var genericParameters: [String] = []
  /// What generic parameters conform to, where it is written beside them.
  package var constraints: [String: TypeRef] = [:]
  /// Type aliases declared in it: what an associated type stands for.
  package var aliases: [String: TypeRef] = [:]
  /// Conformances and inherited types, from the declaration and all extensions.
  /// An existential or class bound stays as written; `& ` compositions are split.
  package var inherits: [TypeRef] = []
  /// Conformances of a conditional extension (`extension A: P where …`).
  package var conditionalConformances: [TypeRef] = []
  /// Instance stored properties, in order of declaration. The index is the field number.
  package var stored: [StoredProperty] = []
  /// Instance computed properties by name (several where constrained extensions repeat one).
  package var computed: [String: ComputedProperty] = [:]
  /// Instance methods by base name; operators declared `static func ==` are in `staticMethods`.
  package var methods: [String: [FunctionID]] = [:]
  package var initializers: [FunctionID] = []
  package var subscripts: [Subscript] = []
  package var staticStored: [StoredProperty] = []
  package var staticComputed: [String: ComputedProperty] = [:]
  package var staticMethods: [String: [FunctionID]] = [:]
  /// Cases of an enum, in order.
  package var cases: [EnumCase] = []
  /// The raw type of an enum, if one is written.
  package var rawType: TypeRef?
  /// What a protocol asks for, by names: these are called on the type that a value has. Other members of its
  /// extensions are called on the type that the code knows.
  package var requirements: Set<String> = []
  /// Names of members that constrained extensions declare, and that something else of the type declares too.
  package var repeatedUnderConstraints: Set<String> = []
  /// `@Observable`.
  package var isObservable = false
  /// `@propertyWrapper`, `@resultBuilder`, `@MainActor` and other attributes by name.
  package var attributes: [String] = []
  package var isPrivate = false
  package var location: SourceLocation?

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// A case of an enum.
package struct EnumCase: Sendable {
  package var name: String
  package var payload: [TypeRef.TupleElement]
  package var isIndirect: Bool
  /// The raw value as written, if any.
  package var rawValue: Literal?

  package init(
    name: String, payload: [TypeRef.TupleElement], isIndirect: Bool = false,
    rawValue: Literal? = nil
  ) {
    self.name = name
    self.payload = payload
    self.isIndirect = isIndirect
    self.rawValue = rawValue
  }
}

/// A stored property of a type, or a global variable.
package struct StoredProperty: Sendable {
  package var name: String
  /// The declared type; nil when it is inferred from ``initial``.
  package var type: TypeRef?
  /// The outermost property wrapper.
  package var wrapper: WrapperUse?
  /// The default value: a function without parameters (so that it has a frame), evaluated per init.
  package var initial: FunctionID?
  package var isLet: Bool
  package var isLazy = false
  package var isWeak = false
  package var isPrivate = false
  /// `@ViewBuilder` (or another result builder) on a stored closure or value.
  package var builder: String?
  package var isObservationIgnored = false
  /// Whether it is a variable of a class that has its initial value for good: no code of the program writes it.
  package var keepsInitial = false
  /// `@EquatableIgnored`: the `==` that the macro `@Equatable` writes leaves it out.
  package var isEqualityIgnored = false
  package var willSet: FunctionID?
  package var didSet: FunctionID?
  package var location: SourceLocation?

  package init(name: String, type: TypeRef?, initial: FunctionID?, isLet: Bool) {
    self.name = name
    self.type = type
    self.initial = initial
    self.isLet = isLet
  }

  /// Whether each new value of the type fills it, and nobody can hand it over.
  var isFilledByItself: Bool { initial != nil && (isLet || isPrivate) }
}

/// A property wrapper as written on a property: `@State`, `@Environment(\.locale)`, `@Clamped(0...1)`.
package struct WrapperUse: Sendable {
  /// The wrapper's name without `@`: `State`, `Environment`, `Published`, `Clamped`.
  package var name: String
  /// The wrapper's declaration when the program declares it.
  package var declared: TypeID?
  /// The attribute's arguments, each a function without parameters that yields the value.
  package var arguments: [WrapperArgument]

  package init(name: String, declared: TypeID?, arguments: [WrapperArgument]) {
    self.name = name
    self.declared = declared
    self.arguments = arguments
  }
}

/// One argument of a property wrapper attribute.
package struct WrapperArgument: Sendable {
  package var label: String?
  package var value: FunctionID

  package init(label: String?, value: FunctionID) {
    self.label = label
    self.value = value
  }
}

/// A computed property (also a global or local one).
package struct ComputedProperty: Sendable {
  package var type: TypeRef?
  package var getter: FunctionID
  /// The setter; its one parameter is the new value.
  package var setter: FunctionID?
  package var isPrivate = false

  package init(type: TypeRef?, getter: FunctionID, setter: FunctionID?) {
    self.type = type
    self.getter = getter
    self.setter = setter
  }
}

/// A declared subscript. The setter takes the indices and then the new value.
package struct Subscript: Sendable {
  package var isStatic: Bool
  package var getter: FunctionID
  package var setter: FunctionID?

  package init(isStatic: Bool, getter: FunctionID, setter: FunctionID?) {
    self.isStatic = isStatic
    self.getter = getter
    self.setter = setter
  }
}
