// swift-format-ignore-file: NeverForceUnwrap

import Foundation

protocol Shape2 { var area: Double { get }; func scaled(_ k: Double) -> Self }
extension Shape2 { var isBig: Bool { area > 10 }; func doubled() -> Self { scaled(2) } }
struct Sq: Shape2, Equatable, Comparable, Hashable, CustomStringConvertible {
  var s: Double; var area: Double { s * s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) }
  static func < (a: Sq, b: Sq) -> Bool { a.s < b.s }; static let unit = Sq(s: 1);
  static func + (a: Sq, b: Sq) -> Sq { Sq(s: a.s + b.s) };
  static func += (a: inout Sq, b: Sq) { a = a + b }
  var description: String { "Sq<\(Int(s))>" }; subscript(i: Int) -> Double { s * Double(i) };
  func callAsFunction(_ x: Int) -> Int { x + Int(s) };
  static prefix func - (a: Sq) -> Sq { Sq(s: -a.s) }
}
enum Suit: String, CaseIterable, Codable {
  case hearts, spades = "S", clubs;
  var sym: Character {
    switch self {
    case .hearts: "h";
    case .spades: "s";
    case .clubs: "c"
    }
  }; static var first: Suit { allCases[0] };
  mutating func next() {
    let all = Suit.allCases; let i = all.firstIndex(of: self)!; self = all[(i + 1) % all.count]
  }; init(n: Int) { self = n > 0 ? .spades : .clubs }
}
enum Level: Int, Comparable {
  case low = 1, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
indirect enum Tree {
  case leaf(Int), node(Tree, Tree);
  var sum: Int {
    switch self {
    case .leaf(let n): n;
    case let .node(l, r): l.sum + r.sum
    }
  }
}
enum Msg: Equatable {
  case text(String, from: Int), image(url: String), none;
  var kind: String {
    switch self {
    case .text(_, from: 0): "own";
    case .text(let s, let f) where s.isEmpty: "empty\(f)";
    case .text: "other";
    case .image(let u): u;
    case .none: "-"
    }
  }
}
struct Pt: Hashable {
  var x = 0, y = 0; init(_ x: Int = 0, y: Int = 1) { self.x = x; self.y = y };
  mutating func move(dx: Int) { x += dx };
  var mirrored: Pt {
    get { Pt(-x, y: -y) }
    set { x = -newValue.x; y = -newValue.y }
  }
}
struct Person: Identifiable {
  let id: Int; var name: String; var age: Int?; var tags: [String] = []; var pos = Pt();
  var boss: [Person] = []
}
class Animal {
  var name: String; init(name: String) { self.name = name }; func speak() -> String { "..." };
  var loud: String { speak().uppercased() }
}
class Dog: Animal {
  let breed: String;
  init(name: String, breed: String = "mix") { self.breed = breed; super.init(name: name) };
  override func speak() -> String { "woof " + name }; convenience init() { self.init(name: "Rex") }
}
final class Counter {
  var n = 0 { didSet { log.append(n - oldValue) } }; var log: [Int] = [];
  nonisolated(unsafe) static var made = 0; init() { Counter.made += 1 }; lazy var big = n * 100;
  func inc(by k: Int = 1) -> Int { n += k; return n }; deinit {}
}
struct Stack<T> {
  private var items: [T] = []; mutating func push(_ t: T) { items.append(t) };
  mutating func pop() -> T? { items.popLast() }; var top: T? { items.last };
  var count: Int { items.count }
}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: T...) { for e in elements { push(e) } }
}
extension Array where Element == Int {
  var total: Int { reduce(0, +) };
  func every(_ k: Int) -> [Int] { enumerated().filter { $0.offset % k == 0 }.map(\.element) }
}
extension String {
  var shout: String { uppercased() + "!" };
  func times(_ n: Int) -> String { String(repeating: self, count: n) }
}
extension Int {
  var sq: Int { self * self };
  func clamped(to r: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, r.lowerBound), r.upperBound)
  }; var isEven: Bool { isMultiple(of: 2) }
}
extension Optional where Wrapped == String { var orDash: String { self ?? "-" } }
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func sum(_ xs: Int...) -> Int { var t = 0; for x in xs { t += x }; return t }
func apply<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }
func makeAdder(_ n: Int) -> (Int) -> Int { { $0 + n } }
func swapTwo(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
enum Err: Error { case bad(Int), worse }
func risky(_ n: Int) throws -> Int {
  guard n >= 0 else { throw Err.bad(n) }; if n > 100 { throw Err.worse }; return n * 2
}
func describe(_ n: Int) -> String {
  switch n {
  case ..<0: return "neg";
  case 0: return "zero";
  case 1...9: return "digit";
  case let x where x % 2 == 0: return "even";
  default: return "odd"
  }
}
func loopy() -> String {
  var s = "";
  outer: for i in 0..<5 {
    for j in stride(from: 10, to: 0, by: -3) {
      if j == 4 { continue outer }; if i == 3 { break outer }; s += "\(i)\(j) "
    }
  }; var k = 0; repeat { k += 1 } while k < 7; while true { k -= 2; if k < 0 { break } };
  return s + "\(k)"
}
func deferTest() -> [String] {
  var r: [String] = [];
  func inner() { defer { r.append("d1") }; defer { r.append("d2") }; r.append("body") }; inner();
  return r
}
func guards(_ s: String?, _ n: Int?) -> String {
  guard let s, let n, n > 2 else { return "no" }; return s + "\(n)"
}
func catchIt(_ n: Int) -> String {
  do { let v = try risky(n); return "ok\(v)" } catch Err.bad(let k) { return "bad\(k)" } catch {
    return "other"
  }
}
func closures() -> [Int] {
  var acc = 0; let add = { (n: Int) in acc += n }; [1, 2, 3].forEach(add);
  let snap = { [acc] in acc * 10 }; acc = 100; return [acc, snap(), makeAdder(5)(1)]
}
func tuples() -> (min: Int, max: Int) { let a = [3, 1, 2]; return (a.min()!, a.max()!) }
func valueSemantics() -> String {
  var a = [Pt(1), Pt(2)]; var b = a; b[0].x = 9; b.append(Pt(3)); a.swapAt(0, 1);
  var p = Person(id: 1, name: "A"); let q = p; p.pos.mirrored = Pt(7, y: 7); p.tags += ["x"];
  return "\(a.map(\.x)) \(b.map(\.x)) \(p.pos.x) \(q.pos.x) \(p.tags)"
}
func refSemantics() -> String {
  let a = Counter(); let b = a; _ = b.inc(by: 4); b.n = 10;
  return "\(a.n) \(a.log) \(a === b) \(a.big)"
}
@discardableResult func ident<T>(_ t: T) -> T { t }
func dict() -> String {
  var d: [String: Int] = ["a": 1]; d["b", default: 5] += 1; d["a"] = nil; d["c"] = 3;
  d.updateValue(9, forKey: "c"); let keys = d.keys.sorted();
  return keys.map { "\($0)\(d[$0]!)" }.joined(separator: ",")
}
func sets() -> String {
  var s: Set<Int> = [3, 1]; s.insert(2); s.remove(9); let t: Set = [2, 3, 4];
  return
    "\(s.union(t).sorted()) \(s.intersection(t).sorted()) \(s.subtracting(t).sorted()) \(s.contains(1)) \(s.isSubset(of: [1, 2, 3]))"
}
struct Temp {
  var c: Double;
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }
}
@dynamicMemberLookup struct Box2 {
  var p: Person; subscript<T>(dynamicMember k: KeyPath<Person, T>) -> T { p[keyPath: k] }
}
typealias Handler = (Int) -> String
struct Cfg { var h: Handler = { "h\($0)" }; var opt: (() -> Int)? = nil; static let shared = Cfg() }
func ifExpr(_ n: Int) -> String {
  let s = if n > 1 { "many" } else if n == 1 { "one" } else { "none" }; return s
}
func asCast(_ x: Any) -> String {
  switch x {
  case let i as Int: "int\(i)";
  case let s as String: "str\(s)";
  case is Double: "dbl";
  case let (a, b) as (Int, Int): "pair\(a)\(b)";
  default: "?"
  }
}
struct OptSet: OptionSet {
  let rawValue: Int; static let a = OptSet(rawValue: 1 << 0);
  static let b = OptSet(rawValue: 1 << 1)
}
func labeledTuple() -> String {
  let t = (name: "x", n: 3); let (n, k) = t; return "\(t.name)\(t.1)\(n)\(k)"
}
