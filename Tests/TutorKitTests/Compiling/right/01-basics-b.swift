// program: an equatable view
import SwiftUI

struct Score: View, Equatable {
  let points: Int
  var onTap: () -> Void = {}

  nonisolated static func == (a: Score, b: Score) -> Bool {
    a.points == b.points
  }

  var body: some View {
    Button("\(points)", action: onTap)
  }
}

struct Board: View {
  @State private var points = 0

  var body: some View {
    VStack {
      Score(points: points) { points += 1 }
        .equatable()
      EquatableView(content: Score(points: 3))
    }
  }
}
// program: erased views
import SwiftUI

struct Erased: View {
  var kind = 0

  func make() -> AnyView {
    switch kind {
    case 0: return AnyView(Text("Zero"))
    case 1: return AnyView(Image(systemName: "1.circle"))
    default: return AnyView(EmptyView())
    }
  }

  var body: some View {
    make()
  }
}
// program: a group with a modifier
import SwiftUI

struct Headings: View {
  var body: some View {
    Group {
      Text("First")
      Text("Second")
      if Bool.random() {
        Text("Third")
      }
    }
    .font(.title2)
    .textCase(.uppercase)
  }
}
// program: a view modifier
import SwiftUI

struct Stamped: ViewModifier {
  let date: String

  func body(content: Content) -> some View {
    VStack {
      content
      Text(date).font(.caption)
    }
  }
}

extension View {
  func stamped(_ date: String) -> some View {
    modifier(Stamped(date: date))
  }
}

struct Letter: View {
  var body: some View {
    Text("Dear reader")
      .stamped("2 May")
      .modifier(EmptyModifier())
  }
}
// program: a modifier with state
import SwiftUI

struct Blinking: ViewModifier {
  @State private var isDimmed = false
  var duration = 0.5

  func body(content: Content) -> some View {
    content
      .opacity(isDimmed ? 0.3 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: duration).repeatForever()) {
          isDimmed = true
        }
      }
  }
}

struct Lamp: View {
  var body: some View {
    Circle()
      .fill(.yellow)
      .modifier(Blinking(duration: 1))
  }
}
// program: limited availability
import SwiftUI

struct Modern: View {
  var body: some View {
    VStack {
      if #available(iOS 18, macOS 15, *) {
        Text("Newer")
      } else {
        Text("Older")
      }
      if #available(iOS 17, *) {
        Text("Seventeen")
      }
    }
  }
}
// program: explicit body type
import SwiftUI

struct Plain: View {
  typealias Body = Text
  var body: Text {
    Text("Plain")
  }
}

struct Pair: View {
  var body: TupleView<(Text, Divider)> {
    TupleView((Text("a"), Divider()))
  }
}
// program: a static factory and an extension with members
import SwiftUI

struct Tag: View {
  private let text: String
  private let color: Color

  init(text: String, color: Color = .blue) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(text).padding(4).background(color, in: Capsule())
  }
}

extension Tag {
  static func warning(_ text: String) -> Tag {
    Tag(text: text, color: .orange)
  }
}

struct Tags: View {
  var body: some View {
    HStack {
      Tag(text: "new")
      Tag.warning("late")
    }
  }
}
// program: an if chain with else if
import SwiftUI

struct Grade: View {
  let points: Int

  var body: some View {
    if points > 90 {
      Text("A")
    } else if points > 70 {
      Text("B")
    } else if points > 50 {
      Text("C")
    } else {
      Text("F").foregroundStyle(Color.red)
    }
  }
}
// program: preview variants
import SwiftUI

struct Meter: View {
  @Binding var level: Double

  var body: some View {
    Slider(value: $level)
  }
}

#Preview("Bound") {
  @Previewable @State var level = 0.5
  Meter(level: $level)
}

#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Meter(level: .constant(0.2))
}

struct Meter_Previews: PreviewProvider {
  static var previews: some View {
    Meter(level: .constant(1))
      .previewDisplayName("Full")
      .previewLayout(.fixed(width: 200, height: 80))
    Meter(level: .constant(0))
      .previewDevice("iPhone 16")
      .previewInterfaceOrientation(.landscapeLeft)
      .previewDevice(PreviewDevice(rawValue: "iPad"))
  }
}
// program: nested view types
import SwiftUI

struct Dashboard: View {
  struct Tile: View {
    let title: String
    var body: some View { Text(title) }
  }

  fileprivate struct Gap: View {
    var body: some View { Spacer(minLength: 8) }
  }

  var body: some View {
    HStack {
      Tile(title: "Left")
      Gap()
      Tile(title: "Right")
    }
  }
}
// program: generic over a style and a value
import SwiftUI

struct Badge<Value: CustomStringConvertible, S: ShapeStyle>: View {
  let value: Value
  let style: S

  var body: some View {
    Text(value.description)
      .foregroundStyle(style)
  }
}

struct Badges: View {
  var body: some View {
    Badge(value: 4, style: .red)
    Badge(value: "x", style: HierarchicalShapeStyle.secondary)
  }
}
// program: any view parameters
import SwiftUI

struct Wrapper: View {
  let inner: any View

  var body: some View {
    AnyView(inner)
  }
}

struct Outer: View {
  func decorated(_ view: some View) -> some View {
    view.padding().border(Color.gray, width: 2)
  }

  var body: some View {
    decorated(Text("Inner"))
    Wrapper(inner: Text("Any"))
  }
}
// program: subviews of a container
import SwiftUI

struct Bulleted<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          HStack {
            Text("•")
            subview
          }
        }
      }
      ForEach(subviews: content) { subview in
        subview.padding(2)
      }
    }
  }
}
