// program: all of Text.Case
import SwiftUI

func all() -> [Text.Case] {
  [
    .uppercase,
    .lowercase,
  ]
}
// program: all of Text.DateStyle
import SwiftUI

func all() -> [Text.DateStyle] {
  [
    .time,
    .date,
    .relative,
    .offset,
    .timer,
  ]
}
// program: all of Text.LineStyle.Pattern
import SwiftUI

func all() -> [Text.LineStyle.Pattern] {
  [
    .solid,
    .dot,
    .dash,
    .dashDot,
    .dashDotDot,
  ]
}
// program: all of Text.Scale
import SwiftUI

func all() -> [Text.Scale] {
  [
    .`default`,
    .secondary,
  ]
}
// program: all of Text.TruncationMode
import SwiftUI

func all() -> [Text.TruncationMode] {
  [
    .head,
    .tail,
    .middle,
  ]
}
// program: all of TextAlignment
import SwiftUI

func all() -> [TextAlignment] {
  [
    .leading,
    .center,
    .trailing,
  ]
}
// program: all of TextInputAutocapitalization
import SwiftUI

func all() -> [TextInputAutocapitalization] {
  [
    .never,
    .words,
    .sentences,
    .characters,
  ]
}
// program: all of TimelineScheduleMode
import SwiftUI

func all() -> [TimelineScheduleMode] {
  [
    .normal,
    .lowFrequency,
  ]
}
// program: all of TimelineViewContext.Cadence
import SwiftUI

func all() -> [TimelineViewContext.Cadence] {
  [
    .live,
    .seconds,
    .minutes,
  ]
}
// program: all of ToolbarDefaultItemKind
import SwiftUI

func all() -> [ToolbarDefaultItemKind] {
  [
    .sidebarToggle,
    .title,
  ]
}
// program: all of ToolbarItemPlacement
import SwiftUI

func all() -> [ToolbarItemPlacement] {
  [
    .automatic,
    .principal,
    .navigation,
    .primaryAction,
    .secondaryAction,
    .status,
    .confirmationAction,
    .cancellationAction,
    .destructiveAction,
    .keyboard,
    .topBarLeading,
    .topBarTrailing,
    .navigationBarLeading,
    .navigationBarTrailing,
    .bottomBar,
  ]
}
// program: all of ToolbarPlacement
import SwiftUI

func all() -> [ToolbarPlacement] {
  [
    .automatic,
    .bottomBar,
    .navigationBar,
    .tabBar,
    .windowToolbar,
  ]
}
// program: all of ToolbarRole
import SwiftUI

func all() -> [ToolbarRole] {
  [
    .automatic,
    .navigationStack,
    .browser,
    .editor,
  ]
}
// program: all of ToolbarTitleDisplayMode
import SwiftUI

func all() -> [ToolbarTitleDisplayMode] {
  [
    .automatic,
    .large,
    .inlineLarge,
    .inline,
  ]
}
// program: all of TransitionPhase
import SwiftUI

func all() -> [TransitionPhase] {
  [
    .willAppear,
    .identity,
    .didDisappear,
  ]
}
// program: all of UIKeyboardType
import SwiftUI

func all() -> [UIKeyboardType] {
  [
    .`default`,
    .asciiCapable,
    .numbersAndPunctuation,
    .URL,
    .numberPad,
    .phonePad,
    .namePhonePad,
    .emailAddress,
    .decimalPad,
    .twitter,
    .webSearch,
    .asciiCapableNumberPad,
  ]
}
// program: all of UITextAutocapitalizationType
import SwiftUI

func all() -> [UITextAutocapitalizationType] {
  [
    .none,
    .words,
    .sentences,
    .allCharacters,
  ]
}
// program: all of UITextContentType
import SwiftUI

func all() -> [UITextContentType] {
  [
    .name,
    .givenName,
    .familyName,
    .emailAddress,
    .telephoneNumber,
    .username,
    .password,
    .newPassword,
    .oneTimeCode,
    .fullStreetAddress,
    .addressCity,
    .postalCode,
    .URL,
  ]
}
// program: all of UnitCurve
import SwiftUI

func all() -> [UnitCurve] {
  [
    .linear,
    .easeIn,
    .easeOut,
    .easeInOut,
  ]
}
// program: all of UnitPoint
import SwiftUI

func all() -> [UnitPoint] {
  [
    .zero,
    .center,
    .leading,
    .trailing,
    .top,
    .bottom,
    .topLeading,
    .topTrailing,
    .bottomLeading,
    .bottomTrailing,
  ]
}
// program: all of UserInterfaceSizeClass
import SwiftUI

func all() -> [UserInterfaceSizeClass] {
  [
    .compact,
    .regular,
  ]
}
// program: all of VerticalAlignment
import SwiftUI

func all() -> [VerticalAlignment] {
  [
    .top,
    .center,
    .bottom,
    .firstTextBaseline,
    .lastTextBaseline,
  ]
}
// program: all of VerticalEdge
import SwiftUI

func all() -> [VerticalEdge] {
  [
    .top,
    .bottom,
  ]
}
// program: all of VerticalEdge.Set
import SwiftUI

func all() -> [VerticalEdge.Set] {
  [
    .top,
    .bottom,
    .all,
  ]
}
// program: all of ViewAlignedScrollTargetBehavior.LimitBehavior
import SwiftUI

func all() -> [ViewAlignedScrollTargetBehavior.LimitBehavior] {
  [
    .automatic,
    .always,
    .never,
  ]
}
// program: all of Visibility
import SwiftUI

func all() -> [Visibility] {
  [
    .automatic,
    .visible,
    .hidden,
  ]
}
// program: all of WindowResizability
import SwiftUI

func all() -> [WindowResizability] {
  [
    .automatic,
    .contentSize,
    .contentMinSize,
  ]
}
// program: all of ControlGroupStyle
import SwiftUI

struct AllControlGroupStyle: View {
  var body: some View {
    VStack {
      Text("automatic").controlGroupStyle(.automatic)
      Text("navigation").controlGroupStyle(.navigation)
      Text("menu").controlGroupStyle(.menu)
      Text("compactMenu").controlGroupStyle(.compactMenu)
      Text("palette").controlGroupStyle(.palette)
    }
  }
}
