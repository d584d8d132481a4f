// root: Harbour()
// i: Harbour=1 Berths=1
// @tap:Boats 0: Harbour=0 Berths=1
// @tap:Reload: Harbour=2 Berths=1
// @tap:Boats 0: Harbour=0 Berths=1
// What leaves the screen while something is waited for is gone when it is there: with new state it comes back.
import SwiftUI
struct Harbour: View { @State private var isLoading = false
  var body: some View { let _ = probe("Harbour")
    if isLoading { ProgressView() } else { Berths() }
    Button("Reload") { Task { isLoading = true; try? await Task.sleep(for: .seconds(1)); isLoading = false } } } }
struct Berths: View { @State private var boats = 0
  var body: some View { let _ = probe("Berths"); Button("Boats \(boats)") { boats += 1 } } }
