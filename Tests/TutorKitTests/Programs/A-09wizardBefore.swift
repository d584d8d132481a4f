// i: Wizard=1
// @type:Name=Al: Wizard=1
// @tap:Next: Wizard=1
// @tap:Next: Wizard=1
// @tap:Back: Wizard=1
// root: Wizard()
import SwiftUI

struct Wizard: View { enum Step: Int, CaseIterable { case name, age, done; var next: Step? { Step(rawValue: rawValue + 1) }; var prev: Step? { .init(rawValue: rawValue - 1) } }
  @State private var step1: Step = .name; @State private var name = ""; @State private var age = 18
  private var valid: Bool { switch step1 { case .name: name.count >= 2; case .age: (18...120).contains(age); case .done: true } }
  @ViewBuilder private var page: some View { switch step1 { case .name: TextField("Name", text: $name); case .age: Stepper("Age \(age)", value: $age, in: 0...120); case .done: Text("Welcome, \(name.isEmpty ? "you" : name)!") } }
  var body: some View { let _ = probe("Wizard"); VStack { ProgressView(value: Double(step1.rawValue + 1), total: Double(Step.allCases.count)); page; HStack { if let prev = step1.prev { Button("Back") { step1 = prev } }; if let next = step1.next { Button("Next") { withAnimation { step1 = next } }.disabled(!valid) } } } } }
