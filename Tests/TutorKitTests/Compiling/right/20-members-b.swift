// program: all of ColorScheme
import SwiftUI

func all() -> [ColorScheme] {
  [
    .light,
    .dark,
  ]
}
// program: all of ColorSchemeContrast
import SwiftUI

func all() -> [ColorSchemeContrast] {
  [
    .standard,
    .increased,
  ]
}
// program: all of CommandGroupPlacement
import SwiftUI

func all() -> [CommandGroupPlacement] {
  [
    .appInfo,
    .appSettings,
    .newItem,
    .saveItem,
    .importExport,
    .undoRedo,
    .pasteboard,
    .textEditing,
    .toolbar,
    .sidebar,
    .windowSize,
    .help,
  ]
}
// program: all of ContainerBackgroundPlacement
import SwiftUI

func all() -> [ContainerBackgroundPlacement] {
  [
    .navigation,
    .tabView,
    .widget,
  ]
}
// program: all of ContentMarginPlacement
import SwiftUI

func all() -> [ContentMarginPlacement] {
  [
    .automatic,
    .scrollContent,
    .scrollIndicators,
  ]
}
// program: all of ContentMode
import SwiftUI

func all() -> [ContentMode] {
  [
    .fit,
    .fill,
  ]
}
// program: all of ContentShapeKinds
import SwiftUI

func all() -> [ContentShapeKinds] {
  [
    .interaction,
    .dragPreview,
    .contextMenuPreview,
    .hoverEffect,
    .accessibility,
  ]
}
// program: all of ContentTransition
import SwiftUI

func all() -> [ContentTransition] {
  [
    .identity,
    .opacity,
    .interpolate,
    .symbolEffect,
  ]
}
// program: all of ControlSize
import SwiftUI

func all() -> [ControlSize] {
  [
    .mini,
    .small,
    .regular,
    .large,
    .extraLarge,
  ]
}
// program: all of CoordinateSpace
import SwiftUI

func all() -> [CoordinateSpace] {
  [
    .global,
    .local,
  ]
}
// program: all of DatePickerComponents
import SwiftUI

func all() -> [DatePickerComponents] {
  [
    .hourAndMinute,
    .date,
  ]
}
// program: all of DialogSeverity
import SwiftUI

func all() -> [DialogSeverity] {
  [
    .automatic,
    .critical,
    .standard,
  ]
}
// program: all of DynamicTypeSize
import SwiftUI

func all() -> [DynamicTypeSize] {
  [
    .xSmall,
    .small,
    .medium,
    .large,
    .xLarge,
    .xxLarge,
    .xxxLarge,
    .accessibility1,
    .accessibility2,
    .accessibility3,
    .accessibility4,
    .accessibility5,
  ]
}
// program: all of Edge
import SwiftUI

func all() -> [Edge] {
  [
    .top,
    .leading,
    .bottom,
    .trailing,
  ]
}
// program: all of Edge.Set
import SwiftUI

func all() -> [Edge.Set] {
  [
    .top,
    .leading,
    .bottom,
    .trailing,
    .all,
    .horizontal,
    .vertical,
  ]
}
// program: all of EditMode
import SwiftUI

func all() -> [EditMode] {
  [
    .inactive,
    .transient,
    .active,
  ]
}
// program: all of EventModifiers
import SwiftUI

func all() -> [EventModifiers] {
  [
    .capsLock,
    .shift,
    .control,
    .option,
    .command,
    .numericPad,
    .all,
  ]
}
// program: all of Font
import SwiftUI

func all() -> [Font] {
  [
    .largeTitle,
    .title,
    .title2,
    .title3,
    .headline,
    .subheadline,
    .body,
    .callout,
    .footnote,
    .caption,
    .caption2,
  ]
}
// program: all of Font.Design
import SwiftUI

func all() -> [Font.Design] {
  [
    .`default`,
    .serif,
    .rounded,
    .monospaced,
  ]
}
// program: all of Font.Leading
import SwiftUI

func all() -> [Font.Leading] {
  [
    .standard,
    .tight,
    .loose,
  ]
}
// program: all of Font.TextStyle
import SwiftUI

func all() -> [Font.TextStyle] {
  [
    .largeTitle,
    .title,
    .title2,
    .title3,
    .headline,
    .subheadline,
    .body,
    .callout,
    .footnote,
    .caption,
    .caption2,
  ]
}
// program: all of Font.Weight
import SwiftUI

func all() -> [Font.Weight] {
  [
    .ultraLight,
    .thin,
    .light,
    .regular,
    .medium,
    .semibold,
    .bold,
    .heavy,
    .black,
  ]
}
// program: all of Font.Width
import SwiftUI

func all() -> [Font.Width] {
  [
    .compressed,
    .condensed,
    .standard,
    .expanded,
  ]
}
// program: all of GestureMask
import SwiftUI

func all() -> [GestureMask] {
  [
    .none,
    .gesture,
    .subviews,
    .all,
  ]
}
// program: all of GraphicsContext.BlendMode
import SwiftUI

func all() -> [GraphicsContext.BlendMode] {
  [
    .normal,
    .multiply,
    .screen,
    .overlay,
    .plusLighter,
    .difference,
  ]
}
// program: all of GraphicsContext.Shading
import SwiftUI

func all() -> [GraphicsContext.Shading] {
  [
    .foreground,
    .background,
  ]
}
// program: all of HierarchicalShapeStyle
import SwiftUI

func all() -> [HierarchicalShapeStyle] {
  [
    .primary,
    .secondary,
    .tertiary,
    .quaternary,
    .quinary,
  ]
}
// program: all of HorizontalAlignment
import SwiftUI

func all() -> [HorizontalAlignment] {
  [
    .leading,
    .center,
    .trailing,
    .listRowSeparatorLeading,
    .listRowSeparatorTrailing,
  ]
}
