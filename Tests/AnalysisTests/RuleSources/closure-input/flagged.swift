// source: one action
import SwiftUI

struct Row: View {
  let name: String
  let onSelect: () -> Void // finding: closure-input
  var body: some View { Button(name, action: onSelect) }
}

// source: an optional action
import SwiftUI

struct Tip: View {
  let text: String
  var onClose: (() -> Void)? // finding: closure-input
  var body: some View { Button(text) { onClose?() } }
}

// source: an action with a value
import SwiftUI

struct Rater: View {
  let rate: (Int) -> Void // finding: closure-input
  var body: some View { Button("5") { rate(5) } }
}

// source: with a default
import SwiftUI

struct Search: View {
  var submit: (String) -> Void = { _ in } // finding: closure-input
  @State private var text = ""
  var body: some View { TextField("Find", text: $text).onSubmit { submit(text) } }
}

// source: two of them
import SwiftUI

struct Editor: View {
  let title: String
  let save: () -> Void // finding: closure-input
  let cancel: () -> Void // finding: closure-input
  var body: some View {
    VStack { Text(title); Button("Save", action: save); Button("Cancel", action: cancel) }
  }
}

// source: an asynchronous one
import SwiftUI

struct Reload: View {
  let load: @MainActor () async -> Void // finding: closure-input
  var body: some View { Button("Load") { Task { await load() } } }
}

// source: a question
import SwiftUI

struct Checker: View {
  let isValid: (String) -> Bool // finding: closure-input
  @State private var text = ""
  var body: some View { TextField("Code", text: $text).disabled(isValid(text)) }
}

// source: a written initializer
import SwiftUI

struct Cell: View {
  private let tap: () -> Void // finding: closure-input
  init(tap: @escaping () -> Void) { self.tap = tap }
  var body: some View { Button("Tap", action: tap) }
}
