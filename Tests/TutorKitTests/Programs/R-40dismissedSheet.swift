// i: P=1
// @open: P=0 sheet=1
// @tap:Close: P=0
// @open: sheet=1
import SwiftUI
struct Note: View { @Environment(\.dismiss) private var dismiss; var body: some View { let _ = probe("sheet"); Button("Close") { dismiss() } } }
struct P: View { @State private var isOpen = false
  var body: some View { let _ = probe("P"); let _ = step("open") { isOpen = true }; 
    Text("x").sheet(isPresented: $isOpen) { Note() } } }
