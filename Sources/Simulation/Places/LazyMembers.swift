extension PlaceAccess {
  /// The value of a `lazy var` of a structure, which the first read keeps in the place that holds the structure.
  /// nil: it is none, it was made before, or nothing can keep it.
  func makeLazy(
    _ name: String, of base: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    guard interpreter.lazyNames.contains(name), isPlace(base) else { return nil }
    let place = try place(base, &frame)
    guard case .structure(let owner) = try peek(place, &frame),
      let index = declaredTypes.members(owner.type).stored[name], index < owner.fields.count,
      interpreter.isUnmade(owner.fields[index])
    else { return nil }
    let property = declaredTypes.layout(owner.type)[index]
    guard property.isLazy, let initial = property.initial else { return nil }
    var made = try interpreter.prepare(initial, [], this: .structure(owner), site: site)
    let value = conversions.coerce(
      try interpreter.run(interpreter.program.functions[initial], &made, builder: nil),
      to: property.type)
    try modify(place, site: site, &frame) { current in
      // What makes it may write the other members.
      if let changed = made.this { current = changed }
      guard case .structure(var kept) = current, kept.type == owner.type else { return }
      kept.fields[index] = value
      current = .structure(kept)
    }
    return value
  }

  /// Whether an expression names what can be evaluated twice, and written.
  private func isPlace(_ base: Expr) -> Bool {
    switch base {
    case .local, .boxed, .selfValue, .global: true
    case .member(let inner, _, _, _): isPlace(inner)
    default: false
    }
  }
}
