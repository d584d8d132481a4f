// i: P=1 head=1 tail=1
// @name: head=1
// @other:
// @n: P=1
import SwiftUI
struct Head: View { @Environment(ForeignStore.self) private var store; var body: some View { let _ = probe("head"); Text(store.name) } }
struct Tail: View { @Environment(ForeignStore.self) private var store; var body: some View { let _ = probe("tail"); let _ = step("name") { store.name = "b" }; let _ = step("other") { store.unread = 1 }; Text("x") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("n") { n += 1 }; 
    let _ = n; Head(); Tail() } }
