// program: taps
import SwiftUI

struct Taps: View {
  @State private var count = 0
  @State private var place = CGPoint.zero
  func tap() { count += 1 }

  var body: some View {
    Text("\(count)")
      .onTapGesture { count += 1 }
      .onTapGesture(count: 2) { count += 2 }
      .onTapGesture(perform: tap)
      .onTapGesture { location in place = location }
      .onTapGesture(count: 2, coordinateSpace: .global) { place = $0 }
      .onLongPressGesture { count = 0 }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) { count = 0 } onPressingChanged: { _ in }
      .gesture(TapGesture(count: 3).onEnded { count += 3 })
      .gesture(SpatialTapGesture().onEnded { value in place = value.location })
  }
}
// program: a drag
import SwiftUI

struct Dragging: View {
  @State private var offset = CGSize.zero
  @GestureState private var moving = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($moving) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onChanged { value in
        offset.width = value.translation.width + value.startLocation.x
      }
      .onEnded { value in
        offset = value.predictedEndTranslation
        withAnimation(.spring) { offset = .zero }
      }
  }

  var body: some View {
    Circle()
      .offset(x: offset.width + moving.width, y: offset.height)
      .gesture(drag)
      .highPriorityGesture(DragGesture().onEnded { _ in offset = .zero })
      .simultaneousGesture(TapGesture().onEnded { offset = .zero })
      .gesture(drag, including: .subviews)
  }
}
// program: long presses
import SwiftUI

struct Pressing: View {
  @GestureState private var isDown = false
  @State private var isDone = false

  var body: some View {
    Text("Hold")
      .opacity(isDown ? 0.5 : 1)
      .gesture(
        LongPressGesture(minimumDuration: 1)
          .updating($isDown) { current, state, _ in state = current }
          .onEnded { isDone = $0 }
      )
  }
}
// program: magnifying and rotating
import SwiftUI

struct Pinching: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Rectangle()
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      .gesture(RotateGesture(minimumAngleDelta: .degrees(3)).onChanged { angle = $0.rotation })
      .gesture(MagnificationGesture().onChanged { value in scale = value })
      .gesture(RotationGesture().onEnded { angle = $0 })
  }
}
// program: combined gestures
import SwiftUI

struct Combined: View {
  @State private var isActive = false
  @State private var offset = CGSize.zero

  var body: some View {
    let press = LongPressGesture().onEnded { _ in isActive = true }
    let drag = DragGesture().onChanged { offset = $0.translation }
    Circle()
      .gesture(press.sequenced(before: drag))
      .gesture(press.simultaneously(with: drag))
      .gesture(drag.exclusively(before: TapGesture()))
      .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
        switch value {
        case .first: isActive = true
        case .second(_, let drag): offset = drag?.translation ?? .zero
        }
      })
      .gesture(isActive ? drag : nil)
      .gesture(TapGesture().map { 3 }.onEnded { print($0) })
  }
}
// program: hovering and dropping
import SwiftUI

struct Hovering: View {
  @State private var isInside = false
  @State private var names = ["a"]

  var body: some View {
    Text("x")
      .onHover { isInside = $0 }
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): isInside = point.x > 0
        case .ended: isInside = false
        }
      }
      .hoverEffect()
      .hoverEffect(.lift)
      .draggable("name")
      .draggable(names[0]) { Text("Preview") }
      .dropDestination(for: String.self) { items, location in
        names += items
        return location.x > 0
      } isTargeted: { isInside = $0 }
      .onDrag { NSItemProvider(object: "x" as NSString) }
  }
}
// program: a gesture in its own view
import SwiftUI

struct Knob: View {
  @Binding var value: Double

  var body: some View {
    Circle()
      .rotationEffect(.degrees(value * 270))
      .gesture(
        DragGesture().onChanged { gesture in
          value = min(1, max(0, gesture.location.x / 100))
        }
      )
  }
}

struct Mixer: View {
  @State private var levels = [0.1, 0.2]
  var body: some View {
    ForEach(levels.indices, id: \.self) { index in
      Knob(value: $levels[index])
    }
  }
}
