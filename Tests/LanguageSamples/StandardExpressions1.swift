// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What Swift makes of each expression.
package func standardResults1() -> [String] {
  var results: [String] = []
  do {
    let value = Sq(s: 4).isBig
    results.append("0: \(value)")
  }
  do {
    let value = Sq(s: 2).doubled().area
    results.append("1: \(value)")
  }
  do {
    let value = [Sq(s: 3), .unit, Sq(s: 2)].sorted().map(\.s)
    results.append("2: \(value)")
  }
  do {
    let value = [Sq(s: 3), .unit].max()!.description
    results.append("3: \(value)")
  }
  do {
    let value = "\(Sq(s: 3) + Sq.unit)"
    results.append("4: \(value)")
  }
  do {
    let value = Sq(s: 2)[3]
    results.append("5: \(value)")
  }
  do {
    let value = Sq(s: 2)(5)
    results.append("6: \(value)")
  }
  do {
    let value = (-Sq(s: 2)).s
    results.append("7: \(value)")
  }
  do {
    let value = Suit.allCases.map(\.rawValue)
    results.append("8: \(value)")
  }
  do {
    let value = Suit(rawValue: "S")!.sym
    results.append("9: \(value)")
  }
  do {
    let value = Suit(rawValue: "zz") == nil
    results.append("10: \(value)")
  }
  do {
    let value = { () -> String in
      var s = Suit.first; s.next(); s.next(); return s.rawValue
    }()
    results.append("11: \(value)")
  }
  do {
    let value = Suit(n: 1)
    results.append("12: \(value)")
  }
  do {
    let value = Level.low < .high
    results.append("13: \(value)")
  }
  do {
    let value = [Level.high, .low, .mid].sorted().map(\.rawValue)
    results.append("14: \(value)")
  }
  do {
    let value = Level(rawValue: 2)!
    results.append("15: \(value)")
  }
  do {
    let value = Tree.node(.leaf(3), .node(.leaf(4), .leaf(5))).sum
    results.append("16: \(value)")
  }
  do {
    let value = [
      Msg.text("a", from: 0), .text("", from: 2), .text("b", from: 1), .image(url: "u"), .none,
    ].map(\.kind)
    results.append("17: \(value)")
  }
  do {
    let value = Msg.text("a", from: 1) == .text("a", from: 1)
    results.append("18: \(value)")
  }
  do {
    let value = { () -> Int in
      var p = Pt(3); p.move(dx: 4); return p.x
    }()
    results.append("19: \(value)")
  }
  do {
    let value = Pt(1) == Pt(1, y: 1)
    results.append("20: \(value)")
  }
  do {
    let value = Set([Pt(1), Pt(1), Pt(2)]).count
    results.append("21: \(value)")
  }
  do {
    let value = Person(id: 1, name: "A").age?.description ?? "nil"
    results.append("22: \(value)")
  }
  do {
    let value = Person(id: 1, name: "A", age: 3).age.map { $0 + 1 } ?? 0
    results.append("23: \(value)")
  }
  do {
    let value = Dog().speak()
    results.append("24: \(value)")
  }
  do {
    let value = Dog(name: "Z").loud
    results.append("25: \(value)")
  }
  do {
    let value = (Dog() as Animal).speak()
    results.append("26: \(value)")
  }
  do {
    let value = [Animal(name: "a"), Dog()].map { ($0 as? Dog)?.breed ?? "none" }
    results.append("27: \(value)")
  }
  do {
    let value = refSemantics()
    results.append("28: \(value)")
  }
  do {
    let value = { () -> Int in
      var s: Stack<Int> = [1, 2]; s.push(3); _ = s.pop(); return s.top! * 10 + s.count
    }()
    results.append("29: \(value)")
  }
  do {
    let value = [1, 2, 3, 4, 5].total
    results.append("30: \(value)")
  }
  do {
    let value = [1, 2, 3, 4, 5].every(2)
    results.append("31: \(value)")
  }
  do {
    let value = "ab".shout.times(2)
    results.append("32: \(value)")
  }
  do {
    let value = 7.sq
    results.append("33: \(value)")
  }
  do {
    let value = 50.clamped(to: 0...9)
    results.append("34: \(value)")
  }
  do {
    let value = [1, 2, 3].map(\.isEven)
    results.append("35: \(value)")
  }
  do {
    let value = (nil as String?).orDash
    results.append("36: \(value)")
  }
  do {
    let value = fib(15)
    results.append("37: \(value)")
  }
  do {
    let value = sum(1, 2, 3)
    results.append("38: \(value)")
  }
  do {
    let value = sum()
    results.append("39: \(value)")
  }
  do {
    let value = apply(3) { "v\($0)" }
    results.append("40: \(value)")
  }
  do {
    let value = { () -> String in
      var a = 1, b = 2; swapTwo(&a, &b); return "\(a)\(b)"
    }()
    results.append("41: \(value)")
  }
  do {
    let value = (try? risky(-1)) == nil
    results.append("42: \(value)")
  }
  do {
    let value = (try? risky(4)) ?? 0
    results.append("43: \(value)")
  }
  do {
    let value = [-1, 4, 200].map(catchIt)
    results.append("44: \(value)")
  }
  do {
    let value = [-5, 0, 7, 12, 13].map(describe)
    results.append("45: \(value)")
  }
  do {
    let value = loopy()
    results.append("46: \(value)")
  }
  do {
    let value = deferTest()
    results.append("47: \(value)")
  }
  do {
    let value = guards("a", 3) + guards(nil, 3) + guards("b", 1)
    results.append("48: \(value)")
  }
  do {
    let value = closures()
    results.append("49: \(value)")
  }
  do {
    let value = tuples().max - tuples().min
    results.append("50: \(value)")
  }
  do {
    let value = valueSemantics()
    results.append("51: \(value)")
  }
  do {
    let value = dict()
    results.append("52: \(value)")
  }
  do {
    let value = sets()
    results.append("53: \(value)")
  }
  do {
    let value = { () -> Double in
      var t = Temp(c: 100); t.f = 32; return t.c + 1
    }()
    results.append("54: \(value)")
  }
  do {
    let value = Box2(p: Person(id: 4, name: "dyn")).name
    results.append("55: \(value)")
  }
  do {
    let value = Cfg.shared.h(3)
    results.append("56: \(value)")
  }
  do {
    let value = Cfg().opt?() ?? -1
    results.append("57: \(value)")
  }
  do {
    let value = [0, 1, 2].map(ifExpr)
    results.append("58: \(value)")
  }
  do {
    let value = [1 as Any, "s", 2.5, (1, 2), [1]].map(asCast)
    results.append("59: \(value)")
  }
  return results
}
