import Testing

@testable import TutorKit

/// A file as a watch sees it, and what happens to it, without a file system and without a clock.
private final class FakeFile {
  var content: Result<String, SourceProblem>?
  private(set) var stamp: FileStamp?
  private(set) var reads = 0
  private var serial: Int64 = 0
  var time = 0.0

  /// Writes in place, or as a new file under the name.
  func write(_ text: String, isNew: Bool = false) {
    content = text.isEmpty ? .failure(.empty("A.swift")) : .success(text)
    touch(isNew: isNew, size: text.utf8.count)
  }

  /// The file is written without a change of what is in it.
  func touch(isNew: Bool = false, size: Int) {
    serial += 1
    let inode = (stamp?.inode ?? 1) + (isNew ? 1 : 0)
    stamp = FileStamp(device: 1, inode: inode, size: Int64(size), modified: serial)
  }

  func remove() {
    content = nil
    stamp = nil
  }

  func read() -> Result<String, SourceProblem> {
    reads += 1
    return content ?? .failure(.missing("A.swift"))
  }
}

/// What happens to the file between two looks.
private enum Act {
  case wait, remove
  case write(String)
  /// As editors do that write another file and rename it.
  case replace(String)
  /// The same content once more.
  case touch

  func happen(to file: FakeFile) {
    switch self {
    case .wait: break
    case .remove: file.remove()
    case .write(let text): file.write(text)
    case .replace(let text): file.write(text, isNew: true)
    case .touch: file.touch(size: 3)
    }
  }
}

/// Carries out one act between two looks each, and answers the events.
private func events(_ file: FakeFile, _ script: [Act]) -> [FileWatch.Event] {
  var events: [FileWatch.Event] = []
  var rest = script[...]
  let loop = WatchLoop(
    stamp: { file.stamp }, read: file.read, time: { file.time },
    pause: { seconds in
      file.time += seconds
      guard let act = rest.popFirst() else { return true }
      act.happen(to: file)
      return false
    })
  loop.run { events.append($0) }
  return events
}

/// A file with the content `one`, and what happens to it once that was seen.
private func events(after acts: [Act]) -> [FileWatch.Event] {
  let file = FakeFile()
  file.write("one")
  return events(file, [.wait, .wait] + acts + [.wait, .wait])
}

private let manyLooks = Array(repeating: Act.wait, count: 20)

@Test func eachNewContentIsAnsweredOnce() {
  let file = FakeFile()
  file.write("one")
  let acts: [Act] = [.wait, .wait, .write("two"), .wait, .wait, .wait, .touch, .wait, .wait]
  #expect(events(file, acts) == [.changed("one"), .changed("two")])
  #expect(file.reads == 3)
}

@Test func aFileThatIsReplacedByARenameIsFollowed() {
  #expect(events(after: [.replace("two")]) == [.changed("one"), .changed("two")])
}

@Test func aFileThatIsGoneForAMomentIsNoEvent() {
  #expect(events(after: [.remove, .wait, .wait, .replace("one")]) == [.changed("one")])
}

@Test func aFileThatStaysAwayIsSaidOnceAndTakenWhenItIsBack() {
  let found = events(after: [.remove] + manyLooks + [.write("two")])
  #expect(found == [.changed("one"), .missing, .changed("two")])
}

@Test func aFileThatIsStillBeingWrittenIsLeftToSettle() {
  let writing = (1...6).map { Act.write(String(repeating: "x", count: $0)) }
  #expect(events(after: writing) == [.changed("one"), .changed("xxxxxx")])
}

@Test func anEmptyFileIsGivenTime() {
  let soon = events(after: [.write(""), .wait, .write("two")])
  #expect(soon == [.changed("one"), .changed("two")])
  let late = events(after: [.write("")] + manyLooks)
  #expect(late == [.changed("one"), .unreadable(.empty("A.swift"))])
}

@Test func aFileMayComeLater() {
  #expect(events(FakeFile(), [.wait, .write("one"), .wait, .wait]) == [.changed("one")])
}
