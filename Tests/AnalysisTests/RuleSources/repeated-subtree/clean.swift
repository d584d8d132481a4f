// source: other modifiers
import SwiftUI

struct Contact: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "phone")
        Text("Call us").font(.headline)
        Spacer()
      }
      HStack {
        Image(systemName: "envelope")
        Text("Write to us").underline()
        Spacer()
      }
    }
  }
}

// source: other order
import SwiftUI

struct Talk: View {
  let mine: String
  let yours: String

  var body: some View {
    VStack {
      HStack {
        Text(mine).bold()
        Image(systemName: "person")
        Spacer()
      }
      HStack {
        Spacer()
        Image(systemName: "person.fill")
        Text(yours).bold()
      }
    }
  }
}

// source: small repeated parts
import SwiftUI

struct Board: View {
  let wins: Int
  let losses: Int

  var body: some View {
    VStack {
      Text("Wins").font(.headline)
      Text("\(wins)")
      Divider()
      Text("Losses").font(.headline)
      HStack { Text("\(losses)") }
      Image(systemName: "trophy").padding()
      Image(systemName: "flag").padding()
    }
  }
}

// source: two view types with the same structure
import SwiftUI

struct PhoneRow: View {
  let number: String

  var body: some View {
    HStack {
      Image(systemName: "phone")
      Text(number).bold()
      Spacer()
    }
    .padding()
  }
}

struct MailRow: View {
  let address: String

  var body: some View {
    HStack {
      Image(systemName: "envelope")
      Text(address).bold()
      Spacer()
    }
    .padding()
  }
}

// source: declared subviews used several times
import SwiftUI

struct Facts: View {
  let area: Int
  let people: Int

  var body: some View {
    VStack {
      Fact(name: "Area", value: area)
      Fact(name: "People", value: people)
      Fact(name: "Density", value: people / area)
    }
  }
}

private struct Fact: View {
  let name: String
  let value: Int

  var body: some View {
    HStack {
      Text(name).font(.caption)
      Spacer()
      Text("\(value)").bold()
    }
  }
}

// source: other containers
import SwiftUI

struct Halves: View {
  var body: some View {
    HStack {
      VStack {
        Text("Left").bold()
        Divider()
      }
      ZStack {
        Text("Right").bold()
        Divider()
      }
      HStack {
        Text("Below").italic()
        Spacer()
      }
    }
  }
}

// source: one part more
import SwiftUI

struct Order: View {
  let name: String
  let note: String

  var body: some View {
    Form {
      Section {
        LabeledContent("Name", value: name)
        Text("Required").font(.caption)
      }
      Section {
        LabeledContent("Note", value: note)
        Divider()
        Text("Optional").font(.caption)
      }
    }
  }
}

// source: one subtree in a loop
import SwiftUI

struct Week: View {
  let days = ["Mon", "Tue", "Wed"]

  var body: some View {
    VStack {
      ForEach(days, id: \.self) { day in
        HStack {
          Text(day).bold()
          Spacer()
          Image(systemName: "sun.max").padding()
        }
      }
      Text("Forecast").font(.caption)
    }
  }
}

// source: two bodies under conditional compilation
import SwiftUI

struct Header: View {
  let title: String

  #if os(macOS)
  var body: some View {
    HStack {
      Image(systemName: "macwindow")
      Text(title).bold()
      Spacer()
    }
  }
  #else
  var body: some View {
    VStack {
      Text(title).font(.title)
    }
  }
  #endif
}

// source: in a comment and a string
import SwiftUI

struct Lesson: View {
  let code = """
    HStack { Image("a"); Text("b").bold(); Spacer() }
    HStack { Image("c"); Text("d").bold(); Spacer() }
    """

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "book")
        Text("Lesson").bold()
        Spacer()
      }
      // HStack { Image(systemName: "pen"); Text("Test").bold(); Spacer() }
      Text(code)
    }
  }
}

// source: the same kind of views, nested otherwise
import SwiftUI

struct Cards: View {
  let front: String
  let back: String

  var body: some View {
    HStack {
      VStack {
        HStack {
          Image(systemName: "suit.heart")
          Text(front).bold()
        }
        Divider()
      }
      VStack {
        Image(systemName: "suit.club")
        HStack {
          Text(back).bold()
          Divider()
        }
      }
    }
  }
}

// source: one structure by chance
import SwiftUI

struct Notifications: View {
  @State private var likes = true
  @State private var comments = true
  @State private var follows = true
  @State private var mail = false
  @State private var push = false
  @State private var text = false
  let back: () -> Void
  let save: () -> Void
  let older: () -> Void
  let newer: () -> Void

  var body: some View {
    Form {
      Section("Events") {
        Toggle("Likes", isOn: $likes)
        Toggle("Comments", isOn: $comments)
        Toggle("Follows", isOn: $follows)
      }
      Section("Channels") {
        Toggle("Mail", isOn: $mail)
        Toggle("Push", isOn: $push)
        Toggle("Text", isOn: $text)
      }
      HStack {
        Button("Back", action: back)
        Spacer()
        Button("Save", action: save)
      }
      HStack {
        Button("Older", action: older)
        Spacer()
        Button("Newer", action: newer)
      }
    }
  }
}
