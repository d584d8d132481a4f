// program: all of AccessibilityActionKind
import SwiftUI

func all() -> [AccessibilityActionKind] {
  [
    .`default`,
    .escape,
    .magicTap,
    .delete,
    .showMenu,
  ]
}
// program: all of AccessibilityAdjustmentDirection
import SwiftUI

func all() -> [AccessibilityAdjustmentDirection] {
  [
    .increment,
    .decrement,
  ]
}
// program: all of AccessibilityChildBehavior
import SwiftUI

func all() -> [AccessibilityChildBehavior] {
  [
    .ignore,
    .contain,
    .combine,
  ]
}
// program: all of AccessibilityCustomContentImportance
import SwiftUI

func all() -> [AccessibilityCustomContentImportance] {
  [
    .`default`,
    .high,
  ]
}
// program: all of AccessibilityHeadingLevel
import SwiftUI

func all() -> [AccessibilityHeadingLevel] {
  [
    .unspecified,
    .h1,
    .h2,
    .h3,
    .h4,
    .h5,
    .h6,
  ]
}
// program: all of AccessibilityLabeledPairRole
import SwiftUI

func all() -> [AccessibilityLabeledPairRole] {
  [
    .label,
    .content,
  ]
}
// program: all of AccessibilityTextContentType
import SwiftUI

func all() -> [AccessibilityTextContentType] {
  [
    .plain,
    .console,
    .fileSystem,
    .messaging,
    .narrative,
    .sourceCode,
    .spreadsheet,
    .wordProcessing,
  ]
}
// program: all of AccessibilityTraits
import SwiftUI

func all() -> [AccessibilityTraits] {
  [
    .isButton,
    .isHeader,
    .isSelected,
    .isLink,
    .isSearchField,
    .isImage,
    .playsSound,
    .isKeyboardKey,
    .isStaticText,
    .isSummaryElement,
    .updatesFrequently,
    .startsMediaSession,
    .allowsDirectInteraction,
    .causesPageTurn,
    .isModal,
    .isToggle,
    .isTabBar,
  ]
}
// program: all of AccessibilityZoomGestureAction.Direction
import SwiftUI

func all() -> [AccessibilityZoomGestureAction.Direction] {
  [
    .zoomIn,
    .zoomOut,
  ]
}
// program: all of Alignment
import SwiftUI

func all() -> [Alignment] {
  [
    .center,
    .leading,
    .trailing,
    .top,
    .bottom,
    .topLeading,
    .topTrailing,
    .bottomLeading,
    .bottomTrailing,
    .centerFirstTextBaseline,
    .centerLastTextBaseline,
    .leadingFirstTextBaseline,
    .leadingLastTextBaseline,
    .trailingFirstTextBaseline,
    .trailingLastTextBaseline,
  ]
}
// program: all of Animation
import SwiftUI

func all() -> [Animation] {
  [
    .`default`,
    .linear,
    .easeIn,
    .easeOut,
    .easeInOut,
    .spring,
    .interactiveSpring,
    .smooth,
    .snappy,
    .bouncy,
  ]
}
// program: all of AnimationCompletionCriteria
import SwiftUI

func all() -> [AnimationCompletionCriteria] {
  [
    .logicallyComplete,
    .removed,
  ]
}
// program: all of AnyTransition
import SwiftUI

func all() -> [AnyTransition] {
  [
    .opacity,
    .identity,
    .slide,
    .scale,
  ]
}
// program: all of Axis
import SwiftUI

func all() -> [Axis] {
  [
    .horizontal,
    .vertical,
  ]
}
// program: all of Axis.Set
import SwiftUI

func all() -> [Axis.Set] {
  [
    .horizontal,
    .vertical,
  ]
}
// program: all of BackgroundProminence
import SwiftUI

func all() -> [BackgroundProminence] {
  [
    .standard,
    .increased,
  ]
}
// program: all of BadgeProminence
import SwiftUI

func all() -> [BadgeProminence] {
  [
    .decreased,
    .standard,
    .increased,
  ]
}
// program: all of BlendMode
import SwiftUI

func all() -> [BlendMode] {
  [
    .normal,
    .multiply,
    .screen,
    .overlay,
    .darken,
    .lighten,
    .colorDodge,
    .colorBurn,
    .softLight,
    .hardLight,
    .difference,
    .exclusion,
    .hue,
    .saturation,
    .color,
    .luminosity,
    .sourceAtop,
    .destinationOver,
    .destinationOut,
    .plusDarker,
    .plusLighter,
  ]
}
// program: all of ButtonBorderShape
import SwiftUI

func all() -> [ButtonBorderShape] {
  [
    .automatic,
    .capsule,
    .roundedRectangle,
    .circle,
  ]
}
// program: all of ButtonRepeatBehavior
import SwiftUI

func all() -> [ButtonRepeatBehavior] {
  [
    .automatic,
    .enabled,
    .disabled,
  ]
}
// program: all of ButtonRole
import SwiftUI

func all() -> [ButtonRole] {
  [
    .destructive,
    .cancel,
  ]
}
// program: all of CGLineCap
import SwiftUI

func all() -> [CGLineCap] {
  [
    .butt,
    .round,
    .square,
  ]
}
// program: all of CGLineJoin
import SwiftUI

func all() -> [CGLineJoin] {
  [
    .miter,
    .round,
    .bevel,
  ]
}
// program: all of Color
import SwiftUI

func all() -> [Color] {
  [
    .red,
    .orange,
    .yellow,
    .green,
    .mint,
    .teal,
    .cyan,
    .blue,
    .indigo,
    .purple,
    .pink,
    .brown,
    .white,
    .gray,
    .black,
    .clear,
    .primary,
    .secondary,
    .accentColor,
  ]
}
// program: all of Color.RGBColorSpace
import SwiftUI

func all() -> [Color.RGBColorSpace] {
  [
    .sRGB,
    .sRGBLinear,
    .displayP3,
  ]
}
// program: all of ColorRenderingMode
import SwiftUI

func all() -> [ColorRenderingMode] {
  [
    .nonLinear,
    .linear,
    .extendedLinear,
  ]
}
