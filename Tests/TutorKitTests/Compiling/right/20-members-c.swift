// program: all of HorizontalEdge
import SwiftUI

func all() -> [HorizontalEdge] {
  [
    .leading,
    .trailing,
  ]
}
// program: all of HorizontalEdge.Set
import SwiftUI

func all() -> [HorizontalEdge.Set] {
  [
    .leading,
    .trailing,
    .all,
  ]
}
// program: all of HoverEffect
import SwiftUI

func all() -> [HoverEffect] {
  [
    .automatic,
    .highlight,
    .lift,
  ]
}
// program: all of Image.DynamicRange
import SwiftUI

func all() -> [Image.DynamicRange] {
  [
    .standard,
    .constrainedHigh,
    .high,
  ]
}
// program: all of Image.Interpolation
import SwiftUI

func all() -> [Image.Interpolation] {
  [
    .none,
    .low,
    .medium,
    .high,
  ]
}
// program: all of Image.Orientation
import SwiftUI

func all() -> [Image.Orientation] {
  [
    .up,
    .upMirrored,
    .down,
    .downMirrored,
    .left,
    .leftMirrored,
    .right,
    .rightMirrored,
  ]
}
// program: all of Image.ResizingMode
import SwiftUI

func all() -> [Image.ResizingMode] {
  [
    .tile,
    .stretch,
  ]
}
// program: all of Image.Scale
import SwiftUI

func all() -> [Image.Scale] {
  [
    .small,
    .medium,
    .large,
  ]
}
// program: all of Image.TemplateRenderingMode
import SwiftUI

func all() -> [Image.TemplateRenderingMode] {
  [
    .template,
    .original,
  ]
}
// program: all of InterfaceOrientation
import SwiftUI

func all() -> [InterfaceOrientation] {
  [
    .portrait,
    .portraitUpsideDown,
    .landscapeLeft,
    .landscapeRight,
  ]
}
// program: all of KeyEquivalent
import SwiftUI

func all() -> [KeyEquivalent] {
  [
    .upArrow,
    .downArrow,
    .leftArrow,
    .rightArrow,
    .escape,
    .delete,
    .tab,
    .space,
    .`return`,
  ]
}
// program: all of KeyPress.Result
import SwiftUI

func all() -> [KeyPress.Result] {
  [
    .handled,
    .ignored,
  ]
}
// program: all of KeyboardShortcut
import SwiftUI

func all() -> [KeyboardShortcut] {
  [
    .defaultAction,
    .cancelAction,
  ]
}
// program: all of LayoutDirection
import SwiftUI

func all() -> [LayoutDirection] {
  [
    .leftToRight,
    .rightToLeft,
  ]
}
// program: all of LegibilityWeight
import SwiftUI

func all() -> [LegibilityWeight] {
  [
    .regular,
    .bold,
  ]
}
// program: all of ListSectionSpacing
import SwiftUI

func all() -> [ListSectionSpacing] {
  [
    .`default`,
    .compact,
  ]
}
// program: all of MatchedGeometryProperties
import SwiftUI

func all() -> [MatchedGeometryProperties] {
  [
    .position,
    .size,
    .frame,
  ]
}
// program: all of Material
import SwiftUI

func all() -> [Material] {
  [
    .ultraThin,
    .thin,
    .regular,
    .thick,
    .ultraThick,
    .bar,
  ]
}
// program: all of MaterialActiveAppearance
import SwiftUI

func all() -> [MaterialActiveAppearance] {
  [
    .automatic,
    .active,
    .inactive,
  ]
}
// program: all of MenuActionDismissBehavior
import SwiftUI

func all() -> [MenuActionDismissBehavior] {
  [
    .automatic,
    .enabled,
    .disabled,
  ]
}
// program: all of MenuOrder
import SwiftUI

func all() -> [MenuOrder] {
  [
    .automatic,
    .priority,
    .fixed,
  ]
}
// program: all of MoveCommandDirection
import SwiftUI

func all() -> [MoveCommandDirection] {
  [
    .up,
    .down,
    .left,
    .right,
  ]
}
// program: all of NavigationBarItem.TitleDisplayMode
import SwiftUI

func all() -> [NavigationBarItem.TitleDisplayMode] {
  [
    .automatic,
    .inline,
    .large,
  ]
}
// program: all of NavigationSplitViewColumn
import SwiftUI

func all() -> [NavigationSplitViewColumn] {
  [
    .sidebar,
    .content,
    .detail,
  ]
}
// program: all of NavigationSplitViewVisibility
import SwiftUI

func all() -> [NavigationSplitViewVisibility] {
  [
    .detailOnly,
    .doubleColumn,
    .all,
    .automatic,
  ]
}
// program: all of OpenURLAction.Result
import SwiftUI

func all() -> [OpenURLAction.Result] {
  [
    .handled,
    .discarded,
    .systemAction,
  ]
}
// program: all of PageIndexViewStyle.BackgroundDisplayMode
import SwiftUI

func all() -> [PageIndexViewStyle.BackgroundDisplayMode] {
  [
    .automatic,
    .interactive,
    .always,
    .never,
  ]
}
// program: all of PageTabViewStyle.IndexDisplayMode
import SwiftUI

func all() -> [PageTabViewStyle.IndexDisplayMode] {
  [
    .automatic,
    .always,
    .never,
  ]
}
// program: all of PinnedScrollableViews
import SwiftUI

func all() -> [PinnedScrollableViews] {
  [
    .sectionHeaders,
    .sectionFooters,
  ]
}
// program: all of PresentationAdaptation
import SwiftUI

func all() -> [PresentationAdaptation] {
  [
    .automatic,
    .none,
    .popover,
    .sheet,
    .fullScreenCover,
  ]
}
// program: all of PresentationBackgroundInteraction
import SwiftUI

func all() -> [PresentationBackgroundInteraction] {
  [
    .automatic,
    .enabled,
    .disabled,
  ]
}
// program: all of PresentationContentInteraction
import SwiftUI

func all() -> [PresentationContentInteraction] {
  [
    .automatic,
    .resizes,
    .scrolls,
  ]
}
