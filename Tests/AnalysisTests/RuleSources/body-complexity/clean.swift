// source: seven views
import SwiftUI

struct Weather: View {
  let city: String
  let degrees: Int

  var body: some View {
    VStack {
      Text(city)
      HStack {
        Image(systemName: "sun.max")
        Text("\(degrees)")
      }
      Divider()
      Text("Tomorrow")
    }
  }
}

// source: many modifiers, few views
import SwiftUI

struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.caption)
      .bold()
      .monospacedDigit()
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(.red)
      .clipShape(.capsule)
      .overlay { Capsule().stroke(.white) }
      .shadow(radius: 2)
      .accessibilityLabel("\(count) unread")
      .transition(.scale)
      .animation(.spring, value: count)
  }
}

// source: a list of named rows
import SwiftUI

struct Inbox: View {
  let mails: [Mail]

  var body: some View {
    NavigationStack {
      List(mails) { mail in
        NavigationLink(value: mail) {
          MailRow(mail: mail)
        }
      }
      .navigationTitle("Inbox")
    }
  }
}

// source: long actions are no views
import SwiftUI

struct Importer: View {
  @State private var progress = 0.0
  @State private var message = ""

  var body: some View {
    VStack {
      Text(message)
      ProgressView(value: progress)
      Button("Import") {
        let names = ["a", "b", "c"]
        for (index, name) in names.enumerated() {
          progress = Double(index) / Double(names.count)
          if name.isEmpty {
            message = "No name"
            continue
          }
          let formatter = NumberFormatter()
          let label = UILabel()
          let view = UIView(frame: .zero)
          view.addSubview(label)
          message = formatter.string(from: NSNumber(value: progress)) ?? name
        }
      }
    }
    .task {
      message = "Ready"
    }
  }
}

// source: many subviews, small bodies
import SwiftUI

struct Profile: View {
  let user: User

  var body: some View {
    ScrollView {
      ProfileHeader(name: user.name)
      ProfileStatistics(posts: user.posts, fans: user.fans)
      ProfileFeed(posts: user.posts)
    }
  }
}

private struct ProfileHeader: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "person")
      Text(name)
    }
  }
}

private struct ProfileStatistics: View {
  let posts: Int
  let fans: Int

  var body: some View {
    HStack {
      Text("\(posts) posts")
      Text("\(fans) fans")
    }
  }
}

// source: values that look like views
import SwiftUI

struct Palette: View {
  private let colors = [Color.red, Color.green, Color.blue, Color(white: 0.5), Color("brand")]
  private let gradient = Gradient(stops: [
    Gradient.Stop(color: Color(red: 1, green: 0, blue: 0), location: 0),
    Gradient.Stop(color: Color(red: 0, green: 1, blue: 0), location: 0.5),
    Gradient.Stop(color: Color(red: 0, green: 0, blue: 1), location: 1),
  ])

  var body: some View {
    VStack {
      Rectangle()
        .fill(LinearGradient(gradient: gradient, startPoint: .init(x: 0, y: 0), endPoint: .init(x: 1, y: 1)))
        .frame(width: CGFloat(100), height: CGFloat(40))
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ForEach(colors, id: \.self) { color in
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .fill(color)
      }
    }
  }
}

// source: scenes and commands
import SwiftUI

@main
struct StudioApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("A"); Text("B"); Text("C"); Text("D"); Text("E"); Text("F")
        Text("G"); Text("H"); Text("I"); Text("J"); Text("K"); Text("L")
      }
    }
    .commands {
      CommandMenu("Track") {
        Button("Add") {}
        Button("Remove") {}
        Button("Mute") {}
        Button("Solo") {}
        Divider()
        Button("Record") {}
        Button("Stop") {}
        Divider()
        Button("Export") {}
        Button("Import") {}
      }
    }
  }
}

// source: modifier and style
import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      Divider()
      HStack {
        Rectangle().frame(width: 1)
        Text("a")
        content
        Text("b")
        Rectangle().frame(width: 1)
      }
      Divider()
    }
  }
}

// source: code in strings and comments
import SwiftUI

struct Help: View {
  let topic: String

  var body: some View {
    // VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6") }
    ScrollView {
      Text("""
        VStack {
          Text("One")
          Text("Two")
          Text("Three")
          Text("Four")
          Text("Five")
          Text("Six")
          Text("Seven")
          Text("Eight")
        }
        """)
      /* Text("9") Text("10") Text("11") Text("12") */
      Text(topic)
    }
  }
}

// source: no view
import Foundation

struct Parser {
  var body: Node {
    Node {
      Node { Leaf(1); Leaf(2); Leaf(3); Leaf(4) }
      Node { Leaf(5); Leaf(6); Leaf(7); Leaf(8) }
      Node { Leaf(9); Leaf(10); Leaf(11); Leaf(12) }
    }
  }
}

// source: two names for one view
import SwiftUI

struct Half: View {
  let isLeft: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    ZStack(alignment: isLeft ? .leading : .trailing) {
      shape.fill(.blue)
      shape.stroke(.white)
      Text(isLeft ? "left" : "right")
    }
  }
}

// source: options of a picker are values
import SwiftUI

struct SizePage: View {
  @State private var size = 1
  @State private var note = ""

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
        Text("Huge").tag(3)
      }
      TextField("Note", text: $note)
      Text(note)
      Text("Size \(size)")
      Text("Sizes run small")
    }
  }
}

// source: a body of subviews
import SwiftUI

struct Player: View {
  var body: some View {
    VStack {
      Cover()
      Headline()
      Spacer()
      Progress()
      Buttons()
      Volume()
      Lyrics()
      Queue()
    }
    .background(Backdrop())
  }
}

struct Cover: View { var body: some View { Image("cover") } }
struct Headline: View { var body: some View { Text("Title") } }
struct Progress: View { var body: some View { ProgressView() } }
struct Buttons: View { var body: some View { Button("Play") {} } }
struct Volume: View { var body: some View { Image(systemName: "speaker") } }
struct Lyrics: View { var body: some View { Text("La la") } }
struct Queue: View { var body: some View { Text("Next") } }
struct Backdrop: View { var body: some View { Color.black } }

// source: keyframes are no views
import SwiftUI

struct Pulse: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Pulse")
        .keyframeAnimator(initialValue: 1.0, trigger: count) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(1.2, duration: 0.2)
            SpringKeyframe(1.5, duration: 0.3)
            CubicKeyframe(1.0, duration: 0.2)
            MoveKeyframe(1.0)
          }
        }
      Button("Again") { count += 1 }
      Image(systemName: "heart")
    }
  }
}
