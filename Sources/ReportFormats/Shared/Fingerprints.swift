import Foundation
import TutorKit

/// Numbers that stay with findings while lines move: equal for the same rule, file, declaration and
/// code. Of several alike each has one of its own, in their order.
struct Fingerprints {
  private var seen: [String: Int] = [:]

  mutating func next(_ finding: FindingReport, file: String) -> (plain: String, unique: String) {
    let code = (finding.frame?.text ?? "").trimmingCharacters(in: .whitespaces)
    let parts = [finding.rule, file, finding.subject, code]
    let plain = hash(parts)
    let count = seen[plain, default: 0]
    seen[plain] = count + 1
    return (plain, count == 0 ? plain : hash(parts + [String(count)]))
  }

  /// FNV-1a with 64 bits, in 16 hexadecimal digits.
  private func hash(_ parts: [String]) -> String {
    let value = parts.joined(separator: "\u{0}").utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
