extension String {
  /// As one word of a shell's command line, so that a command that is told can be copied.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=+:@%".contains($0))
      }
    return isPlain
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
