/// What a write or an unequal input changes, in words.
struct ChangeWords {
  /// The one place within the value where it changes: `.points`, `[1].metres`; empty: the whole of it, or nobody
  /// asked.
  var member: String
  var old: String
  var new: String
}

extension Descriptions {
  /// Two values in words. Of long ones it is the one member that differs, or else what is around the first
  /// place where their texts do. Nobody reads the words of a search, which goes on without looking for the member.
  func describeChange(_ old: Value, _ new: Value) -> ChangeWords {
    let before = fullDescription(old)
    let after = fullDescription(new)
    let isLong = max(before.count, after.count) > 60
    guard interpreter.options.namesMembers || isLong && !interpreter.options.showsEverything else {
      return excerpts(before, after, member: "")
    }
    let change = onlyDifference(old, new)
    guard isLong else { return ChangeWords(member: change.member, old: before, new: after) }
    if let (old, new) = counts(change.old, change.new) {
      return ChangeWords(
        member: change.member, old: "\(change.member).count: \(old)", new: "\(new)")
    }
    guard !change.member.isEmpty else { return excerpts(before, after, member: "") }
    var words = excerpts(
      fullDescription(change.old), fullDescription(change.new), member: change.member)
    words.old = change.member + ": " + words.old
    return words
  }

  /// Two bindings in words: one that is made anew looks as the one before.
  func describeChange(
    _ old: BindingValue, _ new: BindingValue, isFresh: Bool
  ) -> ChangeWords {
    if isFresh {
      let text = describe(.binding(new))
      return ChangeWords(member: "", old: text, new: text)
    }
    var words = describeChange(old.snapshot, new.snapshot)
    // What differs below all that is shown is no binding made anew.
    guard words.old != words.new else { return words }
    // `.count: 3 → 4`
    if words.old.hasPrefix(words.member + ": ") || words.old.hasPrefix(words.member + ".count: ") {
      return words
    }
    words.old = ShownKind.binding.rawValue + words.old
    words.new = ShownKind.binding.rawValue + words.new
    return words
  }

  /// How many elements two arrays have that differ in that; nil: they do not, or are no arrays. Of a long array
  /// this says more than a piece of its text.
  private func counts(_ old: Value, _ new: Value) -> (Int, Int)? {
    guard case .array(let before) = old, case .array(let after) = new,
      before.elements.count != after.elements.count
    else { return nil }
    return (before.elements.count, after.elements.count)
  }

  private func excerpts(_ before: String, _ after: String, member: String) -> ChangeWords {
    guard max(before.count, after.count) > 60 else {
      return ChangeWords(member: member, old: before, new: after)
    }
    // What is written as it was shows from its beginning.
    let common = before == after ? 0 : zip(before, after).prefix { $0 == $1 }.count
    return ChangeWords(
      member: member, old: excerpt(before, around: common), new: excerpt(after, around: common))
  }

  /// At most about 60 characters that hold the character number `place`.
  private func excerpt(_ text: String, around place: Int) -> String {
    let start = place > 40 ? place - 20 : 0
    let part = text.dropFirst(start).prefix(57)
    let isCut = text.count > start + 57
    return (start > 0 ? "…" : "") + (isCut ? String(part).cutOff : String(part))
  }

  /// The innermost member or element in which alone two values differ, at most eight levels down.
  private func onlyDifference(_ old: Value, _ new: Value) -> (
    member: String, old: Value, new: Value
  ) {
    var result = (member: "", old: old, new: new)
    for _ in 0..<8 {
      guard let (name, old, new) = onlyPart(result.old, result.new) else { break }
      result = (result.member + name, old, new)
    }
    return result
  }

  private func onlyPart(_ old: Value, _ new: Value) -> (name: String, old: Value, new: Value)? {
    switch (old, new) {
    case (.structure(let before), .structure(let after)) where before.type == after.type:
      onlyPart(before.fields, after.fields).map {
        ("." + declaredTypes.layout(before.type)[$0].name, before.fields[$0], after.fields[$0])
      }
    case (.array(let before), .array(let after)):
      onlyPart(before.elements, after.elements).map {
        ("[\($0)]", before.elements[$0], after.elements[$0])
      }
    default: nil
    }
  }

  private func onlyPart(_ old: [Value], _ new: [Value]) -> Int? {
    guard old.count == new.count, old.count <= 200 else { return nil }
    let different = old.indices.filter { fullDescription(old[$0]) != fullDescription(new[$0]) }
    return different.count == 1 ? different[0] : nil
  }
}

extension String {
  /// The beginning of a description that goes on, with what is open in it closed.
  var cutOff: String {
    var open: [Character] = []
    var isQuoted = false
    for character in self {
      switch character {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: open.append(")")
      case "[" where !isQuoted: open.append("]")
      case ")", "]": if !isQuoted, open.last == character { open.removeLast() }
      default: break
      }
    }
    return self + "…" + (isQuoted ? "\"" : "") + String(open.reversed())
  }
}
