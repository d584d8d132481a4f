import Testing

@testable import TutorKit

@Suite struct RevisionTests {
  private let store: ProgressStore

  init() throws { store = try #require(ProgressStore.inMemory(nil)) }

  private func save(_ texts: String...) {
    for text in texts { store.saveDraft(text, of: "e", time: 10) }
  }

  private var text: String? { store.draft(of: "e") }

  @Test func undoGoesBackStepByStepAndRedoForth() {
    save("a", "b", "c")
    #expect(store.undo("e", time: 10)?.text == "b")
    #expect(store.undo("e", time: 10)?.text == "a")
    #expect(store.undo("e", time: 10) == nil)
    #expect(text == "a")
    #expect(store.redo("e", time: 10)?.text == "b")
    #expect(store.redo("e", time: 10)?.text == "c")
    #expect(store.redo("e", time: 10) == nil)
    #expect(text == "c")
  }

  @Test func whatWasUndoneIsWithinReachAfterAnotherChange() {
    save("a", "b", "c")
    _ = store.undo("e", time: 10)
    save("d")
    #expect(store.redo("e", time: 10) == nil)
    var reached: Set<String> = []
    while let revision = store.undo("e", time: 10) { reached.insert(revision.text) }
    #expect(reached == ["a", "b", "c"])
  }

  @Test func aClockThatGoesBackChangesNoOrder() {
    store.saveDraft("a", of: "e", time: 100)
    store.saveDraft("b", of: "e", time: 20)
    #expect(text == "b")
    #expect(store.undo("e", time: 5)?.text == "a")
    #expect(text == "a")
  }

  @Test func aTextIsAddedOnce() {
    save("a", "a", "b", "b")
    #expect(store.revisions(of: "e").map(\.text) == ["a", "b"])
    #expect(store.undo("other", time: 1) == nil)
  }

  /// After any changes, every text that there ever was can be brought back.
  @Test(arguments: 0..<20)
  func noTextIsEverOutOfReach(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var all: Set<String> = []
    for step in 0..<30 {
      switch random.next() % 4 {
      case 0: _ = store.undo("e", time: 1)
      case 1: _ = store.redo("e", time: 1)
      default:
        all.insert("\(step)")
        save("\(step)")
      }
    }
    var reached: Set<String> = [text ?? ""]
    while let revision = store.redo("e", time: 1) { reached.insert(revision.text) }
    while let revision = store.undo("e", time: 1) { reached.insert(revision.text) }
    #expect(reached.isSuperset(of: all))
  }
}
