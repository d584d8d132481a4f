/// Two values in words, shortened around the first place where they differ.
extension Machine {
  func describeChange(_ old: Value, _ new: Value) -> (old: String, new: String) {
    let before = fullDescription(old)
    let after = fullDescription(new)
    guard max(before.count, after.count) > 60 else { return (before, after) }
    let common = zip(before, after).prefix { $0 == $1 }.count
    return (excerpt(before, around: common), excerpt(after, around: common))
  }

  /// At most about 60 characters that hold the character number `place`.
  private func excerpt(_ text: String, around place: Int) -> String {
    let start = place > 40 ? place - 20 : 0
    let part = text.dropFirst(start).prefix(57)
    let isCut = text.count > start + 57
    return (start > 0 ? "…" : "") + part + (isCut ? "…" : "")
  }
}
