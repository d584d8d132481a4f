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
// program: all of PresentationDetent
import SwiftUI

func all() -> [PresentationDetent] {
  [
    .medium,
    .large,
  ]
}
// program: all of PreviewLayout
import SwiftUI

func all() -> [PreviewLayout] {
  [
    .device,
    .sizeThatFits,
  ]
}
// program: all of Prominence
import SwiftUI

func all() -> [Prominence] {
  [
    .standard,
    .increased,
  ]
}
// program: all of ProposedViewSize
import SwiftUI

func all() -> [ProposedViewSize] {
  [
    .zero,
    .unspecified,
    .infinity,
  ]
}
// program: all of RedactionReasons
import SwiftUI

func all() -> [RedactionReasons] {
  [
    .placeholder,
    .privacy,
    .invalidated,
  ]
}
// program: all of RoundedCornerStyle
import SwiftUI

func all() -> [RoundedCornerStyle] {
  [
    .circular,
    .continuous,
  ]
}
// program: all of SafeAreaRegions
import SwiftUI

func all() -> [SafeAreaRegions] {
  [
    .container,
    .keyboard,
    .all,
  ]
}
// program: all of ScenePhase
import SwiftUI

func all() -> [ScenePhase] {
  [
    .background,
    .inactive,
    .active,
  ]
}
// program: all of ScrollBounceBehavior
import SwiftUI

func all() -> [ScrollBounceBehavior] {
  [
    .automatic,
    .always,
    .basedOnSize,
  ]
}
// program: all of ScrollDismissesKeyboardMode
import SwiftUI

func all() -> [ScrollDismissesKeyboardMode] {
  [
    .automatic,
    .immediately,
    .interactively,
    .never,
  ]
}
// program: all of ScrollIndicatorVisibility
import SwiftUI

func all() -> [ScrollIndicatorVisibility] {
  [
    .automatic,
    .visible,
    .hidden,
    .never,
  ]
}
// program: all of ScrollPhase
import SwiftUI

func all() -> [ScrollPhase] {
  [
    .idle,
    .tracking,
    .interacting,
    .decelerating,
    .animating,
  ]
}
// program: all of ScrollTransitionConfiguration
import SwiftUI

func all() -> [ScrollTransitionConfiguration] {
  [
    .animated,
    .interactive,
    .identity,
  ]
}
// program: all of ScrollTransitionConfiguration.Threshold
import SwiftUI

func all() -> [ScrollTransitionConfiguration.Threshold] {
  [
    .visible,
    .hidden,
  ]
}
// program: all of ScrollTransitionPhase
import SwiftUI

func all() -> [ScrollTransitionPhase] {
  [
    .topLeading,
    .identity,
    .bottomTrailing,
  ]
}
// program: all of SearchFieldPlacement
import SwiftUI

func all() -> [SearchFieldPlacement] {
  [
    .automatic,
    .toolbar,
    .sidebar,
    .navigationBarDrawer,
  ]
}
// program: all of SearchFieldPlacement.NavigationBarDrawerDisplayMode
import SwiftUI

func all() -> [SearchFieldPlacement.NavigationBarDrawerDisplayMode] {
  [
    .automatic,
    .always,
  ]
}
// program: all of SearchScopeActivation
import SwiftUI

func all() -> [SearchScopeActivation] {
  [
    .automatic,
    .onTextEntry,
    .onSearchPresentation,
  ]
}
// program: all of SearchSuggestionsPlacement
import SwiftUI

func all() -> [SearchSuggestionsPlacement] {
  [
    .automatic,
    .menu,
    .content,
  ]
}
// program: all of SensoryFeedback
import SwiftUI

func all() -> [SensoryFeedback] {
  [
    .success,
    .warning,
    .error,
    .increase,
    .decrease,
    .selection,
    .start,
    .stop,
    .alignment,
    .levelChange,
    .impact,
  ]
}
// program: all of SensoryFeedback.Flexibility
import SwiftUI

func all() -> [SensoryFeedback.Flexibility] {
  [
    .rigid,
    .solid,
    .soft,
  ]
}
// program: all of SensoryFeedback.Weight
import SwiftUI

func all() -> [SensoryFeedback.Weight] {
  [
    .light,
    .medium,
    .heavy,
  ]
}
// program: all of ShapeRole
import SwiftUI

func all() -> [ShapeRole] {
  [
    .fill,
    .stroke,
    .separator,
  ]
}
// program: all of Spring
import SwiftUI

func all() -> [Spring] {
  [
    .smooth,
    .snappy,
    .bouncy,
  ]
}
// program: all of SpringLoadingBehavior
import SwiftUI

func all() -> [SpringLoadingBehavior] {
  [
    .automatic,
    .enabled,
    .disabled,
  ]
}
// program: all of SubmitLabel
import SwiftUI

func all() -> [SubmitLabel] {
  [
    .done,
    .go,
    .send,
    .join,
    .route,
    .search,
    .`return`,
    .next,
    .`continue`,
  ]
}
// program: all of SubmitTriggers
import SwiftUI

func all() -> [SubmitTriggers] {
  [
    .text,
    .search,
  ]
}
// program: all of SymbolEffectOptions
import SwiftUI

func all() -> [SymbolEffectOptions] {
  [
    .`default`,
    .repeating,
    .nonRepeating,
  ]
}
// program: all of SymbolRenderingMode
import SwiftUI

func all() -> [SymbolRenderingMode] {
  [
    .monochrome,
    .multicolor,
    .hierarchical,
    .palette,
  ]
}
// program: all of SymbolVariants
import SwiftUI

func all() -> [SymbolVariants] {
  [
    .none,
    .circle,
    .square,
    .rectangle,
    .fill,
    .slash,
  ]
}
// program: all of TabBarPlacement
import SwiftUI

func all() -> [TabBarPlacement] {
  [
    .topBar,
    .sidebar,
    .bottomBar,
  ]
}
// program: all of TabPlacement
import SwiftUI

func all() -> [TabPlacement] {
  [
    .automatic,
    .pinned,
    .sidebarOnly,
  ]
}
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
// program: all of DatePickerStyle
import SwiftUI

struct AllDatePickerStyle: View {
  var body: some View {
    VStack {
      Text("automatic").datePickerStyle(.automatic)
      Text("compact").datePickerStyle(.compact)
      Text("graphical").datePickerStyle(.graphical)
      Text("wheel").datePickerStyle(.wheel)
      Text("field").datePickerStyle(.field)
      Text("stepperField").datePickerStyle(.stepperField)
    }
  }
}
// program: all of DisclosureGroupStyle
import SwiftUI

struct AllDisclosureGroupStyle: View {
  var body: some View {
    VStack {
      Text("automatic").disclosureGroupStyle(.automatic)
    }
  }
}
// program: all of FormStyle
import SwiftUI

struct AllFormStyle: View {
  var body: some View {
    VStack {
      Text("automatic").formStyle(.automatic)
      Text("grouped").formStyle(.grouped)
      Text("columns").formStyle(.columns)
    }
  }
}
// program: all of GaugeStyle
import SwiftUI

struct AllGaugeStyle: View {
  var body: some View {
    VStack {
      Text("automatic").gaugeStyle(.automatic)
      Text("linear").gaugeStyle(.linear)
      Text("linearCapacity").gaugeStyle(.linearCapacity)
      Text("accessoryLinear").gaugeStyle(.accessoryLinear)
      Text("accessoryLinearCapacity").gaugeStyle(.accessoryLinearCapacity)
      Text("accessoryCircular").gaugeStyle(.accessoryCircular)
      Text("accessoryCircularCapacity").gaugeStyle(.accessoryCircularCapacity)
    }
  }
}
// program: all of GroupBoxStyle
import SwiftUI

struct AllGroupBoxStyle: View {
  var body: some View {
    VStack {
      Text("automatic").groupBoxStyle(.automatic)
    }
  }
}
// program: all of IndexViewStyle
import SwiftUI

struct AllIndexViewStyle: View {
  var body: some View {
    VStack {
      Text("page").indexViewStyle(.page)
    }
  }
}
// program: all of LabelStyle
import SwiftUI

struct AllLabelStyle: View {
  var body: some View {
    VStack {
      Text("automatic").labelStyle(.automatic)
      Text("iconOnly").labelStyle(.iconOnly)
      Text("titleOnly").labelStyle(.titleOnly)
      Text("titleAndIcon").labelStyle(.titleAndIcon)
    }
  }
}
// program: all of LabeledContentStyle
import SwiftUI

struct AllLabeledContentStyle: View {
  var body: some View {
    VStack {
      Text("automatic").labeledContentStyle(.automatic)
    }
  }
}
// program: all of ListStyle
import SwiftUI

struct AllListStyle: View {
  var body: some View {
    VStack {
      Text("automatic").listStyle(.automatic)
      Text("plain").listStyle(.plain)
      Text("grouped").listStyle(.grouped)
      Text("inset").listStyle(.inset)
      Text("insetGrouped").listStyle(.insetGrouped)
      Text("sidebar").listStyle(.sidebar)
      Text("bordered").listStyle(.bordered)
    }
  }
}
// program: all of MenuStyle
import SwiftUI

struct AllMenuStyle: View {
  var body: some View {
    VStack {
      Text("automatic").menuStyle(.automatic)
      Text("button").menuStyle(.button)
      Text("borderlessButton").menuStyle(.borderlessButton)
    }
  }
}
// program: all of NavigationSplitViewStyle
import SwiftUI

struct AllNavigationSplitViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").navigationSplitViewStyle(.automatic)
      Text("balanced").navigationSplitViewStyle(.balanced)
      Text("prominentDetail").navigationSplitViewStyle(.prominentDetail)
    }
  }
}
// program: all of NavigationViewStyle
import SwiftUI

struct AllNavigationViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").navigationViewStyle(.automatic)
      Text("stack").navigationViewStyle(.stack)
      Text("columns").navigationViewStyle(.columns)
    }
  }
}
// program: all of PickerStyle
import SwiftUI

struct AllPickerStyle: View {
  var body: some View {
    VStack {
      Text("automatic").pickerStyle(.automatic)
      Text("menu").pickerStyle(.menu)
      Text("segmented").pickerStyle(.segmented)
      Text("wheel").pickerStyle(.wheel)
      Text("inline").pickerStyle(.inline)
      Text("navigationLink").pickerStyle(.navigationLink)
      Text("palette").pickerStyle(.palette)
      Text("radioGroup").pickerStyle(.radioGroup)
    }
  }
}
// program: all of PresentationSizing
import SwiftUI

struct AllPresentationSizing: View {
  var body: some View {
    VStack {
      Text("fitted").presentationSizing(.fitted)
      Text("form").presentationSizing(.form)
      Text("page").presentationSizing(.page)
    }
  }
}
// program: all of PrimitiveButtonStyle
import SwiftUI

struct AllPrimitiveButtonStyle: View {
  var body: some View {
    VStack {
      Text("automatic").buttonStyle(.automatic)
      Text("plain").buttonStyle(.plain)
      Text("borderless").buttonStyle(.borderless)
      Text("bordered").buttonStyle(.bordered)
      Text("borderedProminent").buttonStyle(.borderedProminent)
      Text("link").buttonStyle(.link)
      Text("accessoryBar").buttonStyle(.accessoryBar)
    }
  }
}
// program: all of ProgressViewStyle
import SwiftUI

struct AllProgressViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").progressViewStyle(.automatic)
      Text("linear").progressViewStyle(.linear)
      Text("circular").progressViewStyle(.circular)
    }
  }
}
// program: all of ScrollTargetBehavior
import SwiftUI

struct AllScrollTargetBehavior: View {
  var body: some View {
    VStack {
      Text("paging").scrollTargetBehavior(.paging)
      Text("viewAligned").scrollTargetBehavior(.viewAligned)
    }
  }
}
// program: all of Shape
import SwiftUI

struct AllShape: View {
  var body: some View {
    VStack {
      Text("rect").clipShape(.rect)
      Text("capsule").clipShape(.capsule)
      Text("circle").clipShape(.circle)
      Text("ellipse").clipShape(.ellipse)
      Text("containerRelative").clipShape(.containerRelative)
      Text("buttonBorder").clipShape(.buttonBorder)
    }
  }
}
// program: all of ShapeStyle
import SwiftUI

struct AllShapeStyle: View {
  var body: some View {
    VStack {
      Text("red").foregroundStyle(.red)
      Text("orange").foregroundStyle(.orange)
      Text("yellow").foregroundStyle(.yellow)
      Text("green").foregroundStyle(.green)
      Text("mint").foregroundStyle(.mint)
      Text("teal").foregroundStyle(.teal)
      Text("cyan").foregroundStyle(.cyan)
      Text("blue").foregroundStyle(.blue)
      Text("indigo").foregroundStyle(.indigo)
      Text("purple").foregroundStyle(.purple)
      Text("pink").foregroundStyle(.pink)
      Text("brown").foregroundStyle(.brown)
      Text("white").foregroundStyle(.white)
      Text("gray").foregroundStyle(.gray)
      Text("black").foregroundStyle(.black)
      Text("clear").foregroundStyle(.clear)
      Text("primary").foregroundStyle(.primary)
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
      Text("quaternary").foregroundStyle(.quaternary)
      Text("quinary").foregroundStyle(.quinary)
      Text("tint").foregroundStyle(.tint)
      Text("foreground").foregroundStyle(.foreground)
      Text("background").foregroundStyle(.background)
      Text("selection").foregroundStyle(.selection)
      Text("separator").foregroundStyle(.separator)
      Text("placeholder").foregroundStyle(.placeholder)
      Text("link").foregroundStyle(.link)
      Text("fill").foregroundStyle(.fill)
      Text("windowBackground").foregroundStyle(.windowBackground)
      Text("ultraThinMaterial").foregroundStyle(.ultraThinMaterial)
      Text("thinMaterial").foregroundStyle(.thinMaterial)
      Text("regularMaterial").foregroundStyle(.regularMaterial)
      Text("thickMaterial").foregroundStyle(.thickMaterial)
      Text("ultraThickMaterial").foregroundStyle(.ultraThickMaterial)
      Text("bar").foregroundStyle(.bar)
    }
  }
}
// program: all of TabViewStyle
import SwiftUI

struct AllTabViewStyle: View {
  var body: some View {
    VStack {
      Text("automatic").tabViewStyle(.automatic)
      Text("sidebarAdaptable").tabViewStyle(.sidebarAdaptable)
      Text("tabBarOnly").tabViewStyle(.tabBarOnly)
      Text("page").tabViewStyle(.page)
    }
  }
}
// program: all of TableStyle
import SwiftUI

struct AllTableStyle: View {
  var body: some View {
    VStack {
      Text("automatic").tableStyle(.automatic)
      Text("inset").tableStyle(.inset)
    }
  }
}
// program: all of TextEditorStyle
import SwiftUI

struct AllTextEditorStyle: View {
  var body: some View {
    VStack {
      Text("automatic").textEditorStyle(.automatic)
      Text("plain").textEditorStyle(.plain)
    }
  }
}
// program: all of TextFieldStyle
import SwiftUI

struct AllTextFieldStyle: View {
  var body: some View {
    VStack {
      Text("automatic").textFieldStyle(.automatic)
      Text("plain").textFieldStyle(.plain)
      Text("roundedBorder").textFieldStyle(.roundedBorder)
      Text("squareBorder").textFieldStyle(.squareBorder)
    }
  }
}
// program: all of TextSelectability
import SwiftUI

struct AllTextSelectability: View {
  var body: some View {
    VStack {
      Text("enabled").textSelection(.enabled)
      Text("disabled").textSelection(.disabled)
    }
  }
}
// program: all of ToggleStyle
import SwiftUI

struct AllToggleStyle: View {
  var body: some View {
    VStack {
      Text("automatic").toggleStyle(.automatic)
      Text("switch").toggleStyle(.switch)
      Text("button").toggleStyle(.button)
      Text("checkbox").toggleStyle(.checkbox)
    }
  }
}
// program: all of Transition
import SwiftUI

struct AllTransition: View {
  var body: some View {
    VStack {
      Text("opacity").transition(.opacity)
      Text("slide").transition(.slide)
      Text("identity").transition(.identity)
      Text("scale").transition(.scale)
      Text("blurReplace").transition(.blurReplace)
    }
  }
}
