import Foundation
import Testing

@testable import Simulation

/// Every table of the library, by the name it has in the source.
private let tables: [String: [String]] = [
  "functions": Natives.functions.keys, "statics": Natives.statics.keys,
  "textMethods": Natives.textMethods.keys, "textProperties": Natives.textProperties.keys,
  "textMutations": Natives.textMutations.keys, "characterSets": Natives.characterSets.keys,
  "integerMethods": Natives.integerMethods.keys,
  "integerProperties": Natives.integerProperties.keys,
  "integerConstants": Natives.integerConstants.keys,
  "integerMutations": Natives.integerMutations.keys,
  "floatingMethods": Natives.floatingMethods.keys,
  "floatingProperties": Natives.floatingProperties.keys,
  "floatingConstants": Natives.floatingConstants.keys,
  "floatingMutations": Natives.floatingMutations.keys,
  "roundingRules": Natives.roundingRules.keys, "sizedMethods": Natives.sizedMethods.keys,
  "sizedProperties": Natives.sizedProperties.keys, "sizedConstants": Natives.sizedConstants.keys,
  "booleanMutations": Natives.booleanMutations.keys,
  "sequenceMethods": Natives.sequenceMethods.keys,
  "collectionProperties": Natives.collectionProperties.keys,
  "arrayMethods": Natives.arrayMethods.keys, "arrayMutations": Natives.arrayMutations.keys,
  "setMethods": Natives.setMethods.keys, "setAlgebra": Natives.setAlgebra.keys,
  "setMutations": Natives.setMutations.keys, "rangeMethods": Natives.rangeMethods.keys,
  "dictionaryMethods": Natives.dictionaryMethods.keys,
  "dictionaryProperties": Natives.dictionaryProperties.keys,
  "dictionaryMutations": Natives.dictionaryMutations.keys,
  "openRangeMethods": Natives.openRangeMethods.keys,
  "openSequenceMethods": Natives.openSequenceMethods.keys,
  "optionSetMethods": Natives.optionSetMethods.keys,
  "optionSetMutations": Natives.optionSetMutations.keys,
]

@Test func noNativeStandsTwiceInATable() {
  for (table, keys) in tables {
    let counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.allSatisfy { $0.value == 1 }, "\(table): \(counts.filter { $0.value > 1 })")
  }
}

/// Of entries with one name the first that fits is called: one without labels ends the list.
@Test func noNativeIsBehindOneThatTakesEverything() {
  for (table, keys) in tables {
    for (index, key) in keys.enumerated() where !key.contains("(") {
      let hidden = keys[(index + 1)...].filter { $0.hasPrefix(key + "(") }
      #expect(hidden.isEmpty, "\(table): \(hidden) behind \(key)")
    }
  }
}

@Test func keysAreNamesWithLabels() throws {
  let form = #/[A-Za-z_]\w*(?:\((?:\w+:)+\))?/#
  for (table, keys) in tables {
    for key in keys { #expect(key.wholeMatch(of: form) != nil, "\(table): \(key)") }
  }
}

/// A table that is not asked does nothing, and one that is not listed above is not tried.
@Test func everyTableIsAskedAndListed() throws {
  let folder = testFolder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Simulation/Library")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  let text = try names.filter { $0.hasSuffix(".swift") }
    .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
  let declaration = #/static let (\w+):\s*(?:NativeTable|Functions|Methods|Mutations|Properties)\b/#
  let declared = text.matches(of: declaration).map { String($0.1) }
  #expect(Set(declared) == Set(tables.keys))
  for name in declared {
    #expect(text.contains("\(name)["), "\(name) is not asked")
  }
}
