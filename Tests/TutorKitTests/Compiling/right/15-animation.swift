// program: animated values
import SwiftUI

struct Animated: View {
  @State private var isBig = false

  var body: some View {
    Circle()
      .scaleEffect(isBig ? 2 : 1)
      .animation(.spring, value: isBig)
      .animation(.spring(duration: 0.4, bounce: 0.3), value: isBig)
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: isBig)
      .animation(.easeIn(duration: 1).delay(0.2).speed(2), value: isBig)
      .animation(.easeOut.repeatCount(3, autoreverses: false), value: isBig)
      .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isBig)
      .animation(.bouncy, value: isBig).animation(.snappy(duration: 0.2), value: isBig)
      .animation(.smooth, value: isBig).animation(.interactiveSpring, value: isBig)
      .animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isBig)
      .animation(.interpolatingSpring(stiffness: 10, damping: 2), value: isBig)
      .animation(isBig ? .default : nil, value: isBig)
      .animation(.easeInOut) { content in content.opacity(isBig ? 1 : 0.3) }
      .transaction { $0.animation = nil }
      .transaction(value: isBig) { transaction in transaction.disablesAnimations = true }
  }
}
// program: with animation
import SwiftUI

struct With: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") {
      withAnimation { isOpen.toggle() }
      withAnimation(.easeInOut(duration: 0.3)) { isOpen = true }
      withAnimation(.spring()) { isOpen = false }
      withAnimation(.linear) {
        isOpen = true
      } completion: {
        isOpen = false
      }
      var transaction = Transaction(animation: .default)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOpen.toggle() }
      withTransaction(\.disablesAnimations, true) { isOpen.toggle() }
    }
  }
}
// program: transitions
import SwiftUI

struct Transitions: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("a").transition(.opacity)
      Text("b").transition(.slide)
      Text("c").transition(.scale)
      Text("d").transition(.move(edge: .bottom))
      Text("e").transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5)))
      Text("f").transition(.move(edge: .top).combined(with: .opacity))
      Text("g").transition(AnyTransition.opacity.animation(.easeIn))
      Text("h").transition(.push(from: .leading))
      Text("i").transition(.blurReplace)
      Text("j").transition(.offset(x: 3, y: 4))
      Text("k").transition(.scale(scale: 0.2, anchor: .top)).transition(.identity)
      Text("l").transition(Spin()).contentTransition(.numericText())
      Text("m").contentTransition(.opacity).contentTransition(.numericText(value: 3))
    }
  }
}

struct Spin: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 180))
      .opacity(phase == .didDisappear ? 0 : 1 + phase.value)
  }
}
// program: matched geometry
import SwiftUI

struct Matched: View {
  @Namespace private var space
  @State private var isBig = false

  var body: some View {
    VStack {
      if isBig {
        Circle().matchedGeometryEffect(id: "dot", in: space)
      } else {
        Circle()
          .matchedGeometryEffect(id: "dot", in: space, properties: .position, anchor: .center, isSource: false)
          .frame(width: 20)
      }
    }
    .geometryGroup()
    .onTapGesture { withAnimation { isBig.toggle() } }
  }
}

struct DotView: View {
  let space: Namespace.ID
  var body: some View { Circle().matchedGeometryEffect(id: 1, in: space) }
}
// program: phases
import SwiftUI

enum Beat: CaseIterable {
  case rest, pump
  var scale: Double { self == .rest ? 1 : 1.2 }
}

struct Phases: View {
  @State private var count = 0

  var body: some View {
    PhaseAnimator([1.0, 1.5, 1.0]) { scale in
      Image(systemName: "heart").scaleEffect(scale)
    } animation: { _ in
      .easeInOut
    }
    Image(systemName: "heart")
      .phaseAnimator(Beat.allCases) { content, beat in
        content.scaleEffect(beat.scale)
      }
      .phaseAnimator([false, true], trigger: count) { content, isOn in
        content.opacity(isOn ? 1 : 0.2)
      } animation: { isOn in
        isOn ? .spring : .linear
      }
  }
}
// program: keyframes
import SwiftUI

struct Pose {
  var scale = 1.0
  var angle = Angle.zero
}

extension Pose: Equatable {}

struct Frames: View {
  @State private var count = 0

  var body: some View {
    Text("x")
      .keyframeAnimator(initialValue: Pose(), trigger: count) { content, pose in
        content.scaleEffect(pose.scale).rotationEffect(pose.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
          CubicKeyframe(1.0, duration: 0.2)
          MoveKeyframe(1.0)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.4)
        }
      }
  }
}
// program: an animatable modifier
import SwiftUI

struct Shake: ViewModifier, Animatable {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: sin(amount * .pi) * 8)
  }
}

struct Shaking: View {
  @State private var attempts = 0.0
  var body: some View {
    Text("x")
      .modifier(Shake(amount: attempts))
      .onTapGesture { withAnimation { attempts += 1 } }
  }
}
// program: an animatable view
import SwiftUI

struct Number: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(0)))
  }
}

struct Numbers: View {
  @State private var value = 0.0
  var body: some View {
    Number(value: value)
    Button("Count") { withAnimation(.linear(duration: 2)) { value = 100 } }
  }
}
