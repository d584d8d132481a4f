// source: written in an action
import SwiftUI

struct LikeButton: View {
  @Binding var likes: Int

  var body: some View {
    Button("Like (\(likes))") {
      likes += 1
    }
  }
}

struct Post: View {
  @State private var likes = 0
  var body: some View { LikeButton(likes: $likes) }
}

// source: passed to a control with the dollar sign
import SwiftUI

struct AlarmRow: View {
  let title: String
  @Binding var isEnabled: Bool

  var body: some View {
    Toggle(isOn: $isEnabled) {
      Text(title)
    }
  }
}

struct Alarms: View {
  @State private var morning = true

  var body: some View {
    AlarmRow(title: "Morning", isEnabled: $morning)
  }
}

// source: written in onChange
import SwiftUI

struct CodeField: View {
  @Binding var code: String
  @State private var typed = ""

  var body: some View {
    TextField("Code", text: $typed)
      .onChange(of: typed) { _, new in
        code = new.uppercased()
      }
  }
}

// source: written in a method of an extension
import SwiftUI

struct Cart: View {
  @Binding var items: [String]

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { Text($0) }
      Button("Empty", role: .destructive, action: empty)
    }
  }
}

extension Cart {
  fileprivate func empty() {
    items.removeAll()
  }
}

// source: toggled in a gesture closure
import SwiftUI

struct Card: View {
  @Binding var isFlipped: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(isFlipped ? .blue : .orange)
      .onTapGesture {
        withAnimation(.spring) { self.isFlipped.toggle() }
      }
  }
}

struct Deck: View {
  @State private var flipped = false
  var body: some View { Card(isFlipped: $flipped) }
}

// source: element and member writes
import SwiftUI

struct Chore {
  var name: String
  var done: Bool
}

struct Chores: View {
  @Binding var chores: [Chore]
  @Binding var owner: Owner

  struct Owner { var name = "" }

  var body: some View {
    VStack {
      Button("First done") { chores[0].done = true }
      Button("Rename") { owner.name = "Bo" }
      Text("\(chores.count) for \(owner.name)")
    }
  }
}

// source: a mutating method of a declared struct
import SwiftUI

struct Clock {
  var seconds = 0
  mutating func tick() { seconds += 1 }
  func text() -> String { "\(seconds) s" }
}

struct ClockFace: View {
  @Binding var clock: Clock

  var body: some View {
    Text(clock.text())
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          clock.tick()
        }
      }
  }
}

// source: bindings to parts and passed on to subviews
import SwiftUI

struct Address { var street = ""; var town = "" }

struct AddressForm: View {
  @Binding var address: Address
  @Binding var notes: [String]

  var body: some View {
    Form {
      TextField("Street", text: $address.street)
      TextField("Town", text: self.$address.town)
      ForEach($notes, id: \.self) { $note in
        TextField("Note", text: $note)
      }
    }
  }
}

struct AddressScreen: View {
  @State private var address = Address()
  @Binding var notes: [String]

  var body: some View {
    AddressForm(address: $address, notes: $notes.animation())
  }
}

// source: inout argument and wrapped value
import SwiftUI

func double(_ value: inout Int) { value *= 2 }

struct Doubler: View {
  @Binding var number: Int
  @Binding var other: Int

  var body: some View {
    HStack {
      Button("Double") { double(&number) }
      Button("Swap") { swap(&number, &other) }
      Text("\(number) \(other)")
    }
  }
}

// source: conditional compilation around the write
import SwiftUI

struct FullScreenSwitch: View {
  @Binding var isFull: Bool

  var body: some View {
    Text(isFull ? "Full" : "Window")
    #if os(macOS)
      .onHover { inside in isFull = inside }
    #else
      .onLongPressGesture { isFull = !isFull }
    #endif
  }
}

// source: private state with a constant
import SwiftUI

struct Sidebar: View {
  @State private var selection: String? = nil
  @State private var width = 240.0
  @State private var names = ["Inbox", "Sent"]

  var body: some View {
    List(names, id: \.self, selection: $selection) { Text($0) }
      .frame(width: width)
      .onAppear { width = 260 }
  }
}

// source: state seeded from literals
import SwiftUI

struct Dice: View {
  @State private var rolls = 0

  var body: some View {
    VStack {
      Die(face: 6)
      Die(face: 1)
      Button("Rolled \(rolls) times") { rolls += 1 }
    }
  }
}

struct Die: View {
  @State var face: Int

  var body: some View {
    Image(systemName: "die.face.\(face)")
      .onTapGesture { face = Int.random(in: 1...6) }
  }
}

// source: initialiser that sets a constant, and one given a literal
import SwiftUI

struct Zoom: View {
  @State private var scale: Double
  @State private var offset: Double

  init(start: Double) {
    _scale = State(initialValue: start)
    _offset = State(initialValue: 0)
  }

  var body: some View {
    Slider(value: $scale, in: 1...4)
      .offset(x: offset)
      .onTapGesture { offset += 5 }
  }
}

struct ZoomScreen: View {
  @State private var shown = true

  var body: some View {
    if shown {
      Zoom(start: 1.5)
    }
    Button("Hide") { shown = false }
  }
}

// source: copies behind links
import SwiftUI

struct Person: View {
  @State private var name = "Ada"
  @State private var motto = ""
  @State private var age = 36

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Name") { NameForm(name: name) }
        NavigationLink(destination: MottoForm(motto: motto)) { Text(motto) }
        NavigationLink {
          VStack { AgeForm(age: age) }
        } label: {
          Text("\(age)")
        }
        Button("Reset") { name = "Ada"; motto = ""; age = 36 }
      }
    }
  }
}

struct NameForm: View {
  @State var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct MottoForm: View {
  @State var motto: String
  var body: some View { TextField("Motto", text: $motto) }
}

struct AgeForm: View {
  @State var age: Int
  var body: some View { Stepper("\(age)", value: $age) }
}

// source: a binding that is written through a key path
import SwiftUI

struct Lever: View {
  @Binding var isUp: Bool
  var body: some View { Button("Up") { self[keyPath: \Lever.isUp] = true } }
}

// source: the state of an object by another name
import SwiftUI

@Observable final class Entry { var text = "" }
typealias Line = Entry

struct Journal: View {
  @State private var line = Line()
  @State private var other = Line()
  @State private var isOther = false
  var body: some View {
    Toggle("Other", isOn: $isOther)
    LineView(line: isOther ? other : line)
    Button("New") { line = Line() }
    Page(line: line)
  }
}

struct LineView: View {
  let line: Line
  var body: some View { Text(line.text) }
}

struct Page: View {
  @State var line: Line
  var body: some View { Text(line.text) }
}

// source: written by a method of a part behind a subscript
import SwiftUI

struct Nib { var isWet = false; mutating func dry() { isWet = false } }
struct Quill { var nibs = [Nib()] }
struct Desk: View {
  @State private var quill = Quill()
  var body: some View {
    QuillRow(quill: $quill, place: 0)
    QuillDryer(quill: $quill)
  }
}
private struct QuillRow: View {
  @Binding var quill: Quill
  let place: Int
  var body: some View {
    Text("\(quill.nibs[place].isWet ? 1 : 0)")
    Button("Dip") { quill.nibs[place].isWet.toggle() }
  }
}
private struct QuillDryer: View {
  @Binding var quill: Quill
  var body: some View { Button("Dry") { quill.nibs[0].dry() } }
}
