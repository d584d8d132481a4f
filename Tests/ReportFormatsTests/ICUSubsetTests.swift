import Foundation
import TerminalDriver
import Testing

/// What a release keeps of ICU's data.
struct ICUSubsetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A data file as ICU's tools write it, with contents at multiples of 16 behind the header.
  private func data(_ items: [(name: String, content: String)]) -> Data {
    let header = Data([32, 0, 0xDA, 0x27]) + Data(count: 8) + Data("CmnD".utf8) + Data(count: 16)
    let nameBase = 4 + items.count * 8
    let names = items.map { Data("icudt76l/\($0.name)\0".utf8) }
    var contents = Data(count: -(nameBase + names.joined().count) & 15)
    var table = number(items.count)
    var namePlace = nameBase
    for (name, item) in zip(names, items) {
      table += number(namePlace) + number(nameBase + names.joined().count + contents.count)
      namePlace += name.count
      contents += Data(item.content.utf8)
      contents += Data(count: -item.content.utf8.count & 15)
    }
    return header + table + Data(names.joined()) + contents
  }

  private func number(_ value: Int) -> Data {
    withUnsafeBytes(of: UInt32(value)) { Data($0) }
  }

  private func subset(_ data: Data) throws -> (outcome: Outcome, data: Data?) {
    try data.write(to: URL(fileURLWithPath: folder.file("in.dat")))
    let program = try builtProgram("icu-subset")
    let outcome = try runToEnd(program, [folder.file("in.dat"), folder.file("out.dat")])
    return (outcome, FileManager.default.contents(atPath: folder.file("out.dat")))
  }

  @Test func encodingsAndOtherLanguagesAreLeftOut() throws {
    let kept = [
      ("brkitr/char.brk", "characters"), ("coll/root.res", "order"), ("en.res", "English"),
      ("en_US_POSIX.res", "as in C"), ("plurals.res", String(repeating: "one ", count: 9)),
      ("pool.res", "keys"), ("res_index.res", "a list"), ("root.res", "any"),
      ("zoneinfo64.res", "zones"),
    ]
    let others = [
      ("brkitr/thaidict.dict", "words"), ("coll/de__PHONEBOOK.res", "order"), ("de.res", "German"),
      ("en_GB.res", "British"), ("gsw.res", "Swiss"), ("ibm-37_P100-1995.cnv", "an encoding"),
      ("sr_Latn_RS.res", "Serbian"), ("translit/root.res", "to other letters"),
    ]
    let all = (kept + others).sorted { $0.0 < $1.0 }
    let (outcome, bytes) = try subset(data(all))
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(outcome.output == "icu-subset: 9 of 17 items are kept\n")
    #expect(bytes == data(kept))
  }

  @Test func whatIsNoDataIsRefused() throws {
    let whole = data([("en.res", "English"), ("root.res", "any")])
    for part in [Data(), Data("no data of ICU is in this file".utf8), whole.prefix(40)] {
      let (outcome, bytes) = try subset(part)
      #expect(outcome.status == 65)
      #expect(outcome.complaints.hasPrefix("icu-subset: "))
      #expect(bytes == nil)
    }
  }

  #if os(Linux)
    @Test func theDataOfThisToolchainIsMadeSmaller() throws {
      let script = packageRoot.appendingPathComponent("Support/Scripts/icu-data").path
      let outcome = try runToEnd("/bin/bash", [script, folder.file("data.o")])
      #expect(outcome.status == 0, "\(outcome.complaints)")
      let names = outcome.output.split(separator: "=", maxSplits: 1)
      #expect(names.count == 2 && names[1] == "tutor_" + names[0] + "\n", "\(outcome.output)")
      let object = try FileManager.default.attributesOfItem(atPath: folder.file("data.o"))
      let size = try #require(object[.size] as? Int)
      #expect((1_000_000..<8_000_000).contains(size))
    }
  #endif
}
