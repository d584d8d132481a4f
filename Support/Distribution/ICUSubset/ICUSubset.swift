import Foundation

/// Copies ICU's data without what tutor never asks for: `icu-subset DATA OUTPUT`.
///
/// Foundation holds all of it, 34 MB, which are 13 MB of a packed release. ICU answers for a language
/// whose texts are not there as it does for one that it does not know.
@main
struct ICUSubset {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { end("usage: icu-subset DATA OUTPUT", 64) }
    do {
      let whole = try ICUData(Data(contentsOf: URL(fileURLWithPath: arguments[1])))
      let rest = whole.keeping(isKept)
      try rest.bytes().write(to: URL(fileURLWithPath: arguments[2]))
      print("icu-subset: \(rest.items.count) of \(whole.items.count) items are kept")
    } catch let fault as ICUData.Fault {
      end("icu-subset: \(arguments[1]): \(fault.rawValue)", 65)
    } catch {
      end("icu-subset: \(error.localizedDescription)", 74)
    }
  }

  private static func end(_ message: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }

  /// Whether an item stays. Left out are encodings other than Unicode's, whose code ICU has without
  /// data, transliterations, dictionaries of words, and languages other than English.
  private static func isKept(_ name: Substring) -> Bool {
    let parts = name.split(separator: "/")
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return true }
    let stem = file[..<dot]
    switch file[file.index(after: dot)...] {
    case "cnv", "dict", "lstm": return false
    case "res": return parts.first != "translit" && (isEnglish(stem) || !isLanguage(stem))
    default: return true
    }
  }

  private static func isEnglish(_ stem: Substring) -> Bool {
    ["en", "en_001", "en_US", "en_US_POSIX"].contains(stem)
  }

  /// Whether it is named after a language, as in `de` and `sr_Latn_RS`; `root`, `pool`, `plurals` are not.
  private static func isLanguage(_ stem: Substring) -> Bool {
    let language = stem.prefix { $0 != "_" }
    return (2...3).contains(language.count) && stem != "res_index"
  }
}
