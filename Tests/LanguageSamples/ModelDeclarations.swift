// swift-format-ignore-file: NeverForceUnwrap

import Foundation

protocol Store2 {
  associatedtype Item; var items: [Item] { get set }; func label(for item: Item) -> String
}
extension Store2 {
  var labels: [String] { items.map { label(for: $0) } };
  mutating func add(_ i: Item) { items.append(i) }; var n: Int { items.count }
}
struct IntStore: Store2 {
  var items: [Int] = []; func label(for item: Int) -> String { "#\(item)" }
}
struct Line: Identifiable, Equatable {
  let id: Int; var qty: Int = 1; var price: Double; var note: String? = nil;
  var total: Double { Double(qty) * price }
}
struct Cart {
  var lines: [Line] = []; var coupon: String?; private(set) var history: [String] = []
  var subtotal: Double { lines.map(\.total).reduce(0, +) }
  var discount: Double {
    switch coupon {
    case "TEN"?: subtotal * 0.1;
    case .some(let c) where c.hasPrefix("F"): 5;
    default: 0
    }
  }
  mutating func add(_ l: Line) {
    if let i = lines.firstIndex(where: { $0.id == l.id }) {
      lines[i].qty += l.qty
    } else {
      lines.append(l)
    }; history.append("add \(l.id)")
  }
  mutating func update(id: Int, _ f: (inout Line) -> Void) {
    guard let i = lines.firstIndex(where: { $0.id == id }) else { return }; f(&lines[i])
  }
  subscript(id: Int) -> Line? {
    get { lines.first { $0.id == id } }
    set {
      if let v = newValue {
        if let i = lines.firstIndex(where: { $0.id == id }) {
          lines[i] = v
        } else {
          lines.append(v)
        }
      } else {
        lines.removeAll { $0.id == id }
      }
    }
  }
}
enum Phase {
  case idle; case running(step: Int, of: Int); case done(Result<String, Oops>)
  var progress: Double {
    if case let .running(step, of) = self { return Double(step) / Double(of) };
    if case .done = self { return 1 }; return 0
  }
  mutating func advance() {
    switch self {
    case .idle: self = .running(step: 1, of: 3);
    case .running(let s, let o) where s < o: self = .running(step: s + 1, of: o);
    case .running: self = .done(.success("ok"));
    case .done: break
    }
  }
  var text: String {
    switch self {
    case .idle: return "idle";
    case .running(step: 1, _): return "first";
    case .running(let s, of: let o): return "\(s)/\(o)";
    case .done(.success(let s)): return s;
    case .done(.failure(let e)): return e.msg
    }
  }
}
struct Oops: Error { var msg: String }
class Base {
  var v = 1 {
    willSet { trace.append("w\(newValue)") }
    didSet { if v > 5 { v = 5 }; trace.append("d\(oldValue)") }
  }; var trace: [String] = []; func f() -> Int { v }; class func make() -> Base { Base() };
  required init() {}
}
class Derived: Base {
  var extra = "e"; override func f() -> Int { super.f() * 10 };
  override class func make() -> Base { Derived() }
}
extension Base { var description2: String { "B\(v)" } }
struct Matrix {
  var g: [[Int]]; init(_ n: Int) { g = Array(repeating: Array(repeating: 0, count: n), count: n) };
  subscript(r: Int, c: Int) -> Int {
    get { g[r][c] }
    set { g[r][c] = newValue }
  }; var diag: [Int] { g.indices.map { g[$0][$0] } }
}
@propertyWrapper struct Trimmed {
  private var s = "";
  var wrappedValue: String {
    get { s }
    set { s = newValue.trimmingCharacters(in: .whitespaces) }
  }; var projectedValue: Int { s.count };
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Form2 {
  @Trimmed var name: String = "  a "; @Trimmed var city = " b c  "; var sum: Int { $name + $city }
}
struct Lens<T> { let get: () -> T; let set: (T) -> Void; func map(_ f: (T) -> T) { set(f(get())) } }
final class Node2 {
  var value: Int; var children: [Node2] = []; weak var parent: Node2?;
  init(_ v: Int, _ c: [Node2] = []) { value = v; children = c; c.forEach { $0.parent = self } };
  var depth: Int { (parent?.depth ?? 0) + 1 };
  var flat: [Int] { [value] + children.flatMap(\.flat) };
  func find(where p: (Node2) -> Bool) -> Node2? {
    if p(self) { return self }; for c in children { if let r = c.find(where: p) { return r } };
    return nil
  }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func gen() -> () -> Int {
  var n = 0;
  return {
    n += 1; return n
  }
}
func outer(_ x: Int) -> Int {
  func inner(_ y: Int) -> Int { func deep() -> Int { x + y }; return deep() * 2 };
  return inner(3) + inner(4)
}
func variadic(_ sep: String = ",", _ parts: String..., end: String = ".") -> String {
  parts.joined(separator: sep) + end
}
func sw(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "v";
  case "a"..."z": "c";
  default: "?"
  }
}
func sw2(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): "origin";
  case (_, 0): "x";
  case (0, let y) where y > 0: "y+";
  case let (x, y) where x == y: "diag";
  case (-2...2, -2...2): "near";
  default: "far"
  }
}
func ft(_ n: Int) -> String {
  var s = "";
  switch n {
  case 1: s += "1"; fallthrough;
  case 2: s += "2";
  default: s += "d"
  }; return s
}
func whileLet() -> [Int] {
  var q = [1, 2, 3]; var out: [Int] = [];
  while let x = q.popLast() { out.append(x); if x == 3 { q.insert(10, at: 0) } }; return out
}
func rethrow(_ f: () throws -> Int) -> Int { (try? f()) ?? -1 }
func nested() -> String {
  let d: [String: [Int]] = ["a": [1, 2], "b": []]; var r = d; r["a"]?.append(3);
  r["c", default: []].append(9); r["b"] = nil;
  return r.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ";")
}
func shadow(_ x: Int?) -> Int {
  guard let x else { return -1 }; if let x = x > 3 ? x : nil { return x * 2 }; return x
}
func labeled(from a: Int, to b: Int = 10, by step: Int = 1) -> [Int] {
  Array(stride(from: a, to: b, by: step))
}
func phases() -> String {
  var p = Phase.idle; var out: [String] = []; for _ in 0..<6 { out.append(p.text); p.advance() };
  return out.joined(separator: ">")
}
func cartTest() -> String {
  var c = Cart(); c.add(Line(id: 1, price: 2.5)); c.add(Line(id: 2, qty: 2, price: 4));
  c.add(Line(id: 1, qty: 3, price: 2.5));
  c.update(id: 2) {
    $0.qty = 5; $0.note = "x"
  }; c.coupon = "TEN"; c[1]?.price = 3; c[9] = Line(id: 9, price: 1); c[2] = nil;
  return "\(c.subtotal) \(c.discount) \(c.history) \(c.lines.map(\.id)) \(c[2] == nil)"
}
func observers() -> String { let b = Base(); b.v = 3; b.v += 9; return "\(b.v) \(b.trace)" }
func inoutTest() -> String {
  func bump(_ a: inout [Int], at i: Int) { a[i] += 1 }; var m = Matrix(2); m[0, 1] = 7;
  m[1, 1] += 2; bump(&m.g[0], at: 0); var t = (1, "a"); t.0 += 5; (t.0, t.1) = (t.0 * 2, "z");
  return "\(m.g) \(m.diag) \(t.0)\(t.1)"
}
func lensTest() -> Int {
  var x = 5; let l = Lens(get: { x }, set: { x = $0 }); l.map { $0 * 3 }; return x
}
func treeTest() -> String {
  let t = Node2(1, [Node2(2, [Node2(4)]), Node2(3)]); let n = t.find { $0.value == 4 };
  return "\(t.flat) \(n?.depth ?? 0) \(n?.parent?.value ?? 0) \(t.find { $0.value == 9 } == nil)"
}
func eqTest() -> String {
  let a = Line(id: 1, price: 2), b = Line(id: 1, price: 2); var c = a; c.note = "q";
  return "\(a == b) \(a == c) \([a, b] == [b, a]) \(a != c) \([a].contains(b)) \(Optional(a) == b)"
}
func anyTest() -> [String] {
  let xs: [Any] = [1, "a", 2.0, true, [1], Line(id: 3, price: 1)];
  return xs.map { x in
    if let n = x as? Int { return "i\(n)" }; if let l = x as? Line { return "l\(l.id)" };
    if x is String { return "s" }; if x is [Int] { return "arr" }; return "o"
  }
}
func protoTest() -> String { var s = IntStore(); s.add(4); s.add(5); return "\(s.labels) \(s.n)" }
func wrap() -> String { var f = Form2(); f.name = " xyz  "; return "\(f.name)|\(f.city)|\(f.sum)" }
func counters() -> [Int] { let g = gen(), h = gen(); _ = g(); _ = g(); return [g(), h()] }
func deferOrder() -> String {
  var s = ""; do { defer { s += "x" }; s += "a" };
  for i in 0..<2 { defer { s += "d\(i)" }; if i == 0 { continue }; s += "b" }; return s
}
func throwing() -> String {
  struct E: Error { let c: Int };
  func t(_ n: Int) throws -> String { if n == 0 { throw E(c: 7) }; return "n\(n)" }; var out = "";
  do { out += try t(1); out += try t(0); out += "never" } catch let e as E where e.c > 5 {
    out += "E\(e.c)"
  } catch { out += "?" }; return out
}
func sortMulti() -> [String] {
  let ps = [("b", 2), ("a", 2), ("c", 1)];
  return ps.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { $0.0 }
}
func groupTest() -> String {
  let g = Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! };
  return g.keys.sorted().map { "\($0):\(g[$0]!.count)" }.joined(separator: ",")
}
func chained() -> Int? {
  let n: Node2? = Node2(1, [Node2(5)]); return n?.children.first?.value.advanced(by: 1)
}
func ternaries(_ n: Int) -> String { n < 0 ? "neg" : n == 0 ? "zero" : n < 10 ? "small" : "big" }
func enumRaw() -> String {
  enum Raw: Int { case a = 3, b, c = 10, d };
  return "\(Raw.b.rawValue) \(Raw.d.rawValue) \(Raw(rawValue: 4).map { "\($0)" } ?? "nil")"
}
func selfCapture() -> String {
  class C {
    var n = 0; lazy var inc: () -> Void = { [weak self] in self?.n += 1 };
    func twice() { inc(); inc() }
  }; let c = C(); c.twice(); return "\(c.n)"
}
func setOps() -> String {
  var s: Set<String> = []; let r = s.insert("a"); let r2 = s.insert("a"); s.formUnion(["b", "c"]);
  s.subtract(["c"]);
  return "\(r.inserted) \(r2.inserted) \(s.sorted()) \(s.symmetricDifference(["b", "z"]).sorted())"
}
func strIdx() -> String {
  let s = "hello"; let i = s.index(s.startIndex, offsetBy: 2);
  return "\(s[i]) \(s[..<i]) \(s[i...]) \(s.firstIndex(of: "l") == i)"
}
func bits() -> String {
  var f: UInt = 0b1010; f |= 1 << 2; f &= ~2; return "\(f) \(f & 8 != 0) \(0xFF) \(0o17) \(1_000)"
}
func math2() -> String {
  "\(7 / 2) \(-7 / 2) \(7.5.truncatingRemainder(dividingBy: 2)) \((3.7).rounded(.down)) \(Int(2.9)) \(abs(-2.5)) \(max(1.5, 2)) \(10.0 / 4) \(Double(3) * 1.5) \(5 % 3) \(2.5e3)"
}
func lazyEffect() -> String {
  struct Z {
    var n = 0;
    lazy var t: Int = {
      n += 1; return n * 10
    }()
  }
  class Q {
    var n = 1;
    lazy var u: Int = {
      n += 5; return n
    }()
  }
  var z = Z(); let q = Q(); return "\(z.t) \(z.t) \(z.n) \(q.u) \(q.u) \(q.n)"
}
