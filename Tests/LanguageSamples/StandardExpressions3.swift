// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What Swift makes of each expression.
package func standardResults3() -> [String] {
  var results: [String] = []
  do {
    let value = (1..<5).count
    results.append("120: \(value)")
  }
  do {
    let value = Array((1...3).map { $0 * $0 }.reversed())
    results.append("121: \(value)")
  }
  do {
    let value = 1 << 4 | 3 & 2 ^ 1
    results.append("122: \(value)")
  }
  do {
    let value = !true || false && true
    results.append("123: \(value)")
  }
  do {
    let value = 1 == 1 ? "y" : "n"
    results.append("124: \(value)")
  }
  do {
    let value = [1, 2, 3][1...].map { $0 }
    results.append("125: \(value)")
  }
  do {
    let value = { () -> [Int] in
      var a = [1, 2, 3, 4]; a.removeAll { $0 % 2 == 0 }; a.insert(9, at: 0); a.remove(at: 1);
      a[0] += 1; a.append(contentsOf: [5, 6]); a.removeLast(); a.reverse(); return a
    }()
    results.append("126: \(value)")
  }
  do {
    let value = { () -> [Int] in
      var a = [3, 1, 2]; a.sort(); a.swapAt(0, 2); return a
    }()
    results.append("127: \(value)")
  }
  do {
    let value = { () -> [Int] in
      var a = [1, 2, 3]; for i in a.indices { a[i] *= i }; return a
    }()
    results.append("128: \(value)")
  }
  do {
    let value = { () -> String in
      var s = "ab"; s.append("c"); s += "d"; s.insert("z", at: s.startIndex); s.removeLast();
      return s
    }()
    results.append("129: \(value)")
  }
  do {
    let value = { () -> Int in
      let f: (Int, Int) -> Int = { $0 * $1 }; return f(3, 4)
    }()
    results.append("130: \(value)")
  }
  do {
    let value = { () -> Int in
      func rec(_ n: Int) -> Int { n == 0 ? 0 : n + rec(n - 1) }; return rec(4)
    }()
    results.append("131: \(value)")
  }
  do {
    let value = { () -> String in
      let p = Person(id: 1, name: "A", boss: [Person(id: 2, name: "B")]);
      return p.boss.first?.name ?? "none"
    }()
    results.append("132: \(value)")
  }
  do {
    let value = { () -> String in
      let xs = [Person(id: 1, name: "B"), Person(id: 2, name: "A")];
      return xs.sorted(by: { $0.name < $1.name }).map(\.name).joined()
    }()
    results.append("133: \(value)")
  }
  do {
    let value = { () -> Int in
      let k = \Person.name.count; return Person(id: 1, name: "abc")[keyPath: k]
    }()
    results.append("134: \(value)")
  }
  do {
    let value = { () -> String in
      var p = Person(id: 1, name: "A"); let k = \Person.name; p[keyPath: k] = "Z"; return p.name
    }()
    results.append("135: \(value)")
  }
  do {
    let value = { () -> String in
      if case .text(let s, from: let f) = Msg.text("q", from: 3), f > 2 { return s }; return "no"
    }()
    results.append("136: \(value)")
  }
  do {
    let value = { () -> String in
      for case let .image(u) in [Msg.none, .image(url: "z")] { return u }; return ""
    }()
    results.append("137: \(value)")
  }
  do {
    let value = { () -> String in
      let o: Int? = 3; if let o, o > 2 { return "big" } else { return "small" }
    }()
    results.append("138: \(value)")
  }
  do {
    let value = { () -> String in
      switch (1, "a") {
      case (1, let s): return s;
      default: return "d"
      }
    }()
    results.append("139: \(value)")
  }
  do {
    let value = { () -> String in
      let x: Int? = nil;
      switch x {
      case .some(let v): return "\(v)";
      case .none: return "none"
      }
    }()
    results.append("140: \(value)")
  }
  do {
    let value = { () -> String in
      let x: Int? = 4;
      switch x {
      case let v?: return "\(v)";
      case nil: return "none"
      }
    }()
    results.append("141: \(value)")
  }
  do {
    let value = [1, 2, 3].map { n -> String in
      let d = n * 2; return "\(d)"
    }
    results.append("142: \(value)")
  }
  do {
    let value = [(1, "a"), (2, "b")].map { n, s in s + "\(n)" }
    results.append("143: \(value)")
  }
  do {
    let value = ["a", "b"].enumerated().map { i, s in "\(i)\(s)" }
    results.append("144: \(value)")
  }
  do {
    let value = [1, 2, 3].indices.map { $0 }
    results.append("145: \(value)")
  }
  do {
    let value = Array(repeating: "x", count: 3).joined()
    results.append("146: \(value)")
  }
  do {
    let value = [1, 2, 3].isEmpty ? 0 : [1, 2, 3].count
    results.append("147: \(value)")
  }
  do {
    let value = [1: "a"][1, default: "z"] + [1: "a"][2, default: "z"]
    results.append("148: \(value)")
  }
  do {
    let value = [Int]().first == nil
    results.append("149: \(value)")
  }
  do {
    let value = ident(5) + ident(6)
    results.append("150: \(value)")
  }
  do {
    let value = [1, 2, 3, 4, 5, 6].prefix(while: { $0 < 4 }).count
    results.append("151: \(value)")
  }
  do {
    let value = [1, 2, 3, 4].drop(while: { $0 < 3 }).map { $0 }
    results.append("152: \(value)")
  }
  do {
    let value = [3, 1, 2].max(by: { $0 < $1 })!
    results.append("153: \(value)")
  }
  do {
    let value = ["aa", "b"].min { $0.count < $1.count }!
    results.append("154: \(value)")
  }
  do {
    let value = Set([1, 2]).isDisjoint(with: [3])
    results.append("155: \(value)")
  }
  do {
    let value = [1, 1, 2].reduce(into: Set<Int>()) { $0.insert($1) }.count
    results.append("156: \(value)")
  }
  do {
    let value = Array(Set([2, 1])).sorted()
    results.append("157: \(value)")
  }
  do {
    let value = "a" as Character == "a"
    results.append("158: \(value)")
  }
  do {
    let value = "é".unicodeScalars.count >= 1
    results.append("159: \(value)")
  }
  do {
    let value = "abc".map { String($0) }.joined(separator: ".")
    results.append("160: \(value)")
  }
  do {
    let value = "abc".index(after: "abc".startIndex) != "abc".startIndex
    results.append("161: \(value)")
  }
  do {
    let value = String(format: "%05.1f|%-4d|%4d|%@", 3.14159, 7, 42, "s")
    results.append("162: \(value)")
  }
  do {
    let value = "abc".compare("abd") == .orderedAscending
    results.append("163: \(value)")
  }
  do {
    let value = [1, 2, 3].elementsEqual([1, 2, 3])
    results.append("164: \(value)")
  }
  do {
    let value = [1, 2] == [1, 2]
    results.append("165: \(value)")
  }
  do {
    let value = (1, 2) == (1, 2)
    results.append("166: \(value)")
  }
  do {
    let value = [1, 2, 3, 4, 5].last(where: { $0 % 2 == 0 })!
    results.append("167: \(value)")
  }
  do {
    let value = (1...3).reversed().map { $0 }
    results.append("168: \(value)")
  }
  do {
    let value = sequence(first: 1, next: { $0 < 20 ? $0 * 2 : nil }).map { $0 }
    results.append("169: \(value)")
  }
  do {
    let value = Int("101", radix: 2)!
    results.append("170: \(value)")
  }
  do {
    let value = String(255, radix: 16)
    results.append("171: \(value)")
  }
  do {
    let value = Double.pi > 3
    results.append("172: \(value)")
  }
  do {
    let value = (2.0).squareRoot()
    results.append("173: \(value)")
  }
  do {
    let value = pow(2.0, 3.0)
    results.append("174: \(value)")
  }
  do {
    let value = "\(Suit.hearts) \(Msg.none) \(Level.mid)"
    results.append("175: \(value)")
  }
  do {
    let value = "\(Pt(1, y: 2))"
    results.append("176: \(value)")
  }
  return results
}
