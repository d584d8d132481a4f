// i: S=1 Disp=1 Hist=1 Undo=1
// @plus: Disp=1 Hist=1 Undo=1
// @plus: Disp=1 Hist=1 Undo=1
// @undo: Disp=1 Hist=1 Undo=1
// root: S()
// note: Undo reads canUndo computed over history → runs each time history set
import SwiftUI

@Observable final class VM { private(set) var value = 0; private(set) var history: [Int] = []; var canUndo: Bool { !history.isEmpty }
  func plus(_ d: Int = 1) { history.append(value); value += d }
  func undo() { guard let last = history.popLast() else { return }; value = last } }
struct Disp: View { let vm: VM; var body: some View { let _ = probe("Disp"); Text(vm.value, format: .number) } }
struct Hist: View { let vm: VM; var body: some View { let _ = probe("Hist"); Text(vm.history.map(String.init).joined(separator: ", ")) } }
struct Undo: View { let vm: VM; var body: some View { let _ = probe("Undo"); Button("Undo", action: vm.undo).disabled(!vm.canUndo) } }
struct S: View { @State private var vm = VM(); var body: some View { let _ = probe("S"); let _ = step("plus") { vm.plus() }; let _ = step("undo") { vm.undo() }; VStack { Disp(vm: vm); Hist(vm: vm); Undo(vm: vm) } } }
