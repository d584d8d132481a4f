// i: I=1 B1=1 B2=1 Hd=1
// @read1: I=1 B1=1 Hd=1
// @readAll: I=1 B2=1 Hd=1
// @readAll: -
// root: Inbox()
import SwiftUI

struct Notice: Identifiable, Equatable { let id: Int; let kind: Kind; var read = false; enum Kind: Equatable { case like(user: String, count: Int), follow(String), system } 
  var text: String { switch kind { case .like(let u, 0): u + " liked"; case let .like(u, n): "\(u) and \(n) other\(n == 1 ? "" : "s") liked"; case .follow(let u): "\(u) follows you"; case .system: "Update" } } }
struct Bubble: View { let n: Notice; var body: some View { let _ = probe("B\(n.id)"); Text(n.text).bold(!n.read) } }
struct Head: View { let unread: Int; var body: some View { let _ = probe("Hd"); Text(unread > 0 ? "Inbox (\(unread))" : "Inbox") } }
struct Inbox: View { @State private var ns: [Notice] = [Notice(id: 1, kind: .like(user: "Ann", count: 2)), Notice(id: 2, kind: .follow("Bo"))]
  private func markAll() { for i in ns.indices { ns[i].read = true } }
  private mutating func unusedMutating() {}
  var body: some View { let _ = probe("I"); let _ = step("read1") { ns[ns.firstIndex { $0.id == 1 }!].read = true }; let _ = step("readAll") { markAll() }
    VStack { Head(unread: ns.lazy.filter { !$0.read }.count); ForEach(ns) { Bubble(n: $0) } } } }
