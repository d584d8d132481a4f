// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What Swift makes of each expression.
package func modelResults1() -> [String] {
  var results: [String] = []
  do {
    let value = phases()
    results.append("0: \(value)")
  }
  do {
    let value = cartTest()
    results.append("1: \(value)")
  }
  do {
    let value = observers()
    results.append("2: \(value)")
  }
  do {
    let value = inoutTest()
    results.append("3: \(value)")
  }
  do {
    let value = lensTest()
    results.append("4: \(value)")
  }
  do {
    let value = treeTest()
    results.append("5: \(value)")
  }
  do {
    let value = eqTest()
    results.append("6: \(value)")
  }
  do {
    let value = anyTest()
    results.append("7: \(value)")
  }
  do {
    let value = protoTest()
    results.append("8: \(value)")
  }
  do {
    let value = wrap()
    results.append("9: \(value)")
  }
  do {
    let value = counters()
    results.append("10: \(value)")
  }
  do {
    let value = deferOrder()
    results.append("11: \(value)")
  }
  do {
    let value = throwing()
    results.append("12: \(value)")
  }
  do {
    let value = sortMulti()
    results.append("13: \(value)")
  }
  do {
    let value = groupTest()
    results.append("14: \(value)")
  }
  do {
    let value = chained() ?? 0
    results.append("15: \(value)")
  }
  do {
    let value = [-1, 0, 5, 50].map(ternaries)
    results.append("16: \(value)")
  }
  do {
    let value = enumRaw()
    results.append("17: \(value)")
  }
  do {
    let value = selfCapture()
    results.append("18: \(value)")
  }
  do {
    let value = lazyEffect()
    results.append("18b: \(value)")
  }
  do {
    let value = setOps()
    results.append("19: \(value)")
  }
  do {
    let value = strIdx()
    results.append("20: \(value)")
  }
  do {
    let value = bits()
    results.append("21: \(value)")
  }
  do {
    let value = math2()
    results.append("22: \(value)")
  }
  do {
    let value = Derived().f()
    results.append("23: \(value)")
  }
  do {
    let value = Derived.make().f()
    results.append("24: \(value)")
  }
  do {
    let value = (Derived.make() as? Derived)?.extra ?? "no"
    results.append("25: \(value)")
  }
  do {
    let value = compose({ (x: Int) in x + 1 }, { "\($0)!" })(4)
    results.append("26: \(value)")
  }
  do {
    let value = outer(10)
    results.append("27: \(value)")
  }
  do {
    let value = variadic("-", "a", "b", end: "!")
    results.append("28: \(value)")
  }
  do {
    let value = variadic()
    results.append("29: \(value)")
  }
  do {
    let value = ["a", "z", "Q"].map { sw(Character($0)) }
    results.append("30: \(value)")
  }
  do {
    let value = [(0, 0), (3, 0), (0, 2), (4, 4), (1, -2), (9, 1)].map(sw2)
    results.append("31: \(value)")
  }
  do {
    let value = [1, 2, 3].map(ft)
    results.append("32: \(value)")
  }
  do {
    let value = whileLet()
    results.append("33: \(value)")
  }
  do {
    let value = rethrow { throw Oops(msg: "x") } + rethrow { 5 }
    results.append("34: \(value)")
  }
  do {
    let value = nested()
    results.append("35: \(value)")
  }
  do {
    let value = [shadow(nil), shadow(2), shadow(7)]
    results.append("36: \(value)")
  }
  do {
    let value = labeled(from: 1, to: 7, by: 2)
    results.append("37: \(value)")
  }
  do {
    let value = labeled(from: 8)
    results.append("38: \(value)")
  }
  do {
    let value = Phase.done(.failure(Oops(msg: "bad"))).text
    results.append("39: \(value)")
  }
  do {
    let value = Phase.running(step: 1, of: 4).progress
    results.append("40: \(value)")
  }
  do {
    let value = [Phase.idle, .running(step: 2, of: 4)].map(\.text)
    results.append("41: \(value)")
  }
  return results
}
