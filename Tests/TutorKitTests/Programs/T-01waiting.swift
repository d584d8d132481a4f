// root: Fetching()
// i: Fetching=1
// @tap:Load: Fetching=2
// @tap:Inline: Fetching=2
// @tap:Now: Fetching=1
// While something from elsewhere is waited for, the screen shows what was written so far.
import SwiftUI
struct Fetching: View { @State private var isLoading = false; @State private var names: [String] = []
  var body: some View { let _ = probe("Fetching")
    if isLoading { ProgressView() }
    Text("\(names.count) names")
    Button("Load") { Task { await load() } }
    Button("Inline") { Task { isLoading = true; try? await Task.sleep(for: .seconds(1)); names += ["Ada"]; isLoading = false } }
    Button("Now") { Task { isLoading = true; names += await made(); isLoading = false } } }
  private func load() async { isLoading = true; try? await Task.sleep(for: .seconds(2)); names = ["Bo"]; isLoading = false }
  private func made() async -> [String] { ["Cy"] } }
