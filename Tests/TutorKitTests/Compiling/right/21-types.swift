// program: each other of SwiftUI made by its name
import SwiftUI

@MainActor func madeOther() {
  _ = CGMutablePath()
  _ = UndoManager()
  _ = AttributedString.MarkdownParsingOptions()
  _ = GlobalCoordinateSpace()
  _ = LocalCoordinateSpace()
  _ = PagingScrollTargetBehavior()
  _ = ViewSpacing()
  _ = LayoutProperties()
  _ = EmptyAnimatableData()
  _ = EveryMinuteTimelineSchedule()
  _ = OpacityTransition()
  _ = SlideTransition()
  _ = IdentityTransition()
  _ = BlurReplaceTransition()
  _ = EmptyVisualEffect()
  _ = EmptyCommands()
}
// program: each style of SwiftUI made by its name
import SwiftUI

@MainActor func madeStyle() {
  _ = TintShapeStyle()
  _ = ForegroundStyle()
  _ = BackgroundStyle()
  _ = SelectionShapeStyle()
  _ = SeparatorShapeStyle()
  _ = PlaceholderTextShapeStyle()
  _ = LinkShapeStyle()
  _ = FillShapeStyle()
  _ = WindowBackgroundShapeStyle()
  _ = DefaultButtonStyle()
  _ = PlainButtonStyle()
  _ = BorderlessButtonStyle()
  _ = BorderedProminentButtonStyle()
  _ = LinkButtonStyle()
  _ = AccessoryBarButtonStyle()
  _ = DefaultToggleStyle()
  _ = ButtonToggleStyle()
  _ = CheckboxToggleStyle()
  _ = DefaultLabelStyle()
  _ = IconOnlyLabelStyle()
  _ = TitleOnlyLabelStyle()
  _ = TitleAndIconLabelStyle()
  _ = DefaultProgressViewStyle()
  _ = LinearProgressViewStyle()
  _ = DefaultGaugeStyle()
  _ = LinearGaugeStyle()
  _ = LinearCapacityGaugeStyle()
  _ = AccessoryLinearGaugeStyle()
  _ = AccessoryLinearCapacityGaugeStyle()
  _ = AccessoryCircularGaugeStyle()
  _ = AccessoryCircularCapacityGaugeStyle()
  _ = DefaultGroupBoxStyle()
  _ = AutomaticLabeledContentStyle()
  _ = DefaultMenuStyle()
  _ = ButtonMenuStyle()
  _ = BorderlessButtonMenuStyle()
  _ = AutomaticFormStyle()
  _ = GroupedFormStyle()
  _ = ColumnsFormStyle()
  _ = AutomaticControlGroupStyle()
  _ = NavigationControlGroupStyle()
  _ = MenuControlGroupStyle()
  _ = CompactMenuControlGroupStyle()
  _ = PaletteControlGroupStyle()
  _ = AutomaticDisclosureGroupStyle()
  _ = DefaultDatePickerStyle()
  _ = CompactDatePickerStyle()
  _ = GraphicalDatePickerStyle()
  _ = WheelDatePickerStyle()
  _ = FieldDatePickerStyle()
  _ = StepperFieldDatePickerStyle()
  _ = AutomaticNavigationSplitViewStyle()
  _ = BalancedNavigationSplitViewStyle()
  _ = ProminentDetailNavigationSplitViewStyle()
  _ = AutomaticTextEditorStyle()
  _ = PlainTextEditorStyle()
  _ = DefaultTextFieldStyle()
  _ = PlainTextFieldStyle()
  _ = RoundedBorderTextFieldStyle()
  _ = SquareBorderTextFieldStyle()
  _ = DefaultListStyle()
  _ = PlainListStyle()
  _ = GroupedListStyle()
  _ = InsetListStyle()
  _ = SidebarListStyle()
  _ = BorderedListStyle()
  _ = DefaultPickerStyle()
  _ = MenuPickerStyle()
  _ = WheelPickerStyle()
  _ = InlinePickerStyle()
  _ = NavigationLinkPickerStyle()
  _ = PalettePickerStyle()
  _ = RadioGroupPickerStyle()
  _ = DefaultNavigationViewStyle()
  _ = ColumnNavigationViewStyle()
  _ = AutomaticTableStyle()
  _ = InsetTableStyle()
  _ = DefaultTabViewStyle()
  _ = SidebarAdaptableTabViewStyle()
  _ = TabBarOnlyTabViewStyle()
}
// program: types of SwiftUI by their names
import SwiftUI

@MainActor func types() {
  _ = CGImage.self
  _ = CGColor.self
  _ = CGPath.self
  _ = NSUserActivity.self
  _ = RelativeDateTimeFormatter.self
  _ = String.LocalizationValue.self
  _ = Subview.self
  _ = SubviewsCollection.self
  _ = Preview.ViewTraits.self
  _ = PresentationMode.self
  _ = DismissSearchAction.self
  _ = DismissWindowAction.self
  _ = OpenWindowAction.self
  _ = OpenSettingsAction.self
  _ = RenameAction.self
  _ = ResetFocusAction.self
  _ = Anchor<CGRect>.Source.self
  _ = GridItem.Size.self
  _ = NamedCoordinateSpace.self
  _ = ScrollGeometry.self
  _ = LayoutSubview.self
  _ = LayoutSubviews.self
  _ = LocalizedStringKey.StringInterpolation.self
  _ = AsyncImagePhase.self
  _ = DefaultShareLinkLabel.self
  _ = Color.Resolved.self
  _ = ShadowStyle.self
  _ = ImagePaint.self
  _ = AnyGradient.self
  _ = RectangleCornerRadii.self
  _ = GraphicsContext.ClipOptions.self
  _ = GraphicsContext.ResolvedImage.self
  _ = GraphicsContext.ResolvedText.self
  _ = GraphicsContext.ResolvedSymbol.self
  _ = DefaultDateProgressLabel.self
  _ = SearchUnavailableContent.self
  _ = SearchUnavailableContent.Description.self
  _ = PeriodicTimelineSchedule.self
  _ = AnimationTimelineSchedule.self
  _ = OutlineSubgroupChildren.self
  _ = NavigationPath.CodableRepresentation.self
  _ = TabRole.self
  _ = DefaultTabLabel.self
  _ = AutomaticNavigationTransition.self
  _ = ZoomNavigationTransition.self
  _ = TransitionProperties.self
  _ = ScaleTransition.self
  _ = MoveTransition.self
  _ = PushTransition.self
  _ = OffsetTransition.self
  _ = BounceSymbolEffect.self
  _ = PulseSymbolEffect.self
  _ = VariableColorSymbolEffect.self
  _ = ScaleSymbolEffect.self
  _ = WiggleSymbolEffect.self
  _ = RotateSymbolEffect.self
  _ = BreatheSymbolEffect.self
  _ = AppearSymbolEffect.self
  _ = DisappearSymbolEffect.self
  _ = HoverPhase.self
  _ = ButtonStyleConfiguration.self
  _ = PrimitiveButtonStyleConfiguration.self
  _ = ToggleStyleConfiguration.self
  _ = LabelStyleConfiguration.self
  _ = ProgressViewStyleConfiguration.self
  _ = ProgressViewStyleConfiguration.CurrentValueLabel.self
  _ = GaugeStyleConfiguration.self
  _ = GaugeStyleConfiguration.CurrentValueLabel.self
  _ = GaugeStyleConfiguration.MinimumValueLabel.self
  _ = GaugeStyleConfiguration.MaximumValueLabel.self
  _ = GroupBoxStyleConfiguration.self
  _ = LabeledContentStyleConfiguration.self
  _ = MenuStyleConfiguration.self
  _ = FormStyleConfiguration.self
  _ = ControlGroupStyleConfiguration.self
  _ = DisclosureGroupStyleConfiguration.self
  _ = DatePickerStyleConfiguration.self
  _ = NavigationSplitViewStyleConfiguration.self
  _ = TextEditorStyleConfiguration.self
  _ = EnabledTextSelectability.self
  _ = DisabledTextSelectability.self
  _ = PopoverAttachmentAnchor.self
  _ = FittedPresentationSizing.self
  _ = FormPresentationSizing.self
  _ = PagePresentationSizing.self
  _ = AccessibilityRotorContentBuilder.self
  _ = SceneBuilder.self
  _ = CommandsBuilder.self
}
// program: protocols of SwiftUI by their names
import SwiftUI

@MainActor func protocols() {
  _ = (any NSItemProviderWriting).self
  _ = (any TransactionKey).self
  _ = (any ContainerValueKey).self
  _ = (any CoordinateSpaceProtocol).self
  _ = (any Transferable).self
  _ = (any ShapeView).self
  _ = (any TableRowContent).self
  _ = (any TableColumnContent).self
  _ = (any TabContent).self
  _ = (any NavigationTransition).self
  _ = (any KeyframeTrackContent).self
  _ = (any Keyframes).self
  _ = (any SymbolEffect).self
  _ = (any IndefiniteSymbolEffect).self
  _ = (any DiscreteSymbolEffect).self
  _ = (any VisualEffect).self
  _ = (any AccessibilityRotorContent).self
}
// program: generic types of SwiftUI by their names
import SwiftUI

struct Boat: Identifiable { let id: Int }

@MainActor func generics() {
  _ = GroupElementsOfContent<Text, Text>.self
  _ = PreviewTrait<Preview.ViewTraits>.self
  _ = HierarchicalShapeStyleModifier<Color>.self
  _ = FillShapeView<Circle, Color, EmptyView>.self
  _ = StrokeShapeView<Circle, Color, EmptyView>.self
  _ = StrokeBorderShapeView<Circle, Color, EmptyView>.self
  _ = OffsetShape<Circle>.self
  _ = ScaledShape<Circle>.self
  _ = RotatedShape<Rectangle>.self
  _ = TransformedShape<Capsule>.self
  _ = LabeledControlGroupContent<Text, Text>.self
  _ = ExplicitTimelineSchedule<[Date]>.self
  _ = ForEachSubviewCollection<Text>.self
  _ = IndexedIdentifierCollection<[Int], Int>.self
  _ = EditActions<[Int]>.self
  _ = EditableCollectionContent<Text, [Int]>.self
  _ = TableRow<Boat>.self
  _ = TupleTableColumnContent<Boat, KeyPathComparator<Boat>, (Int, Int)>.self
  _ = TableColumnBuilder<Boat, KeyPathComparator<Boat>>.self
  _ = TableRowBuilder<Boat>.self
  _ = TableForEachContent<[Boat]>.self
  _ = TupleToolbarContent<(Int, Int)>.self
  _ = LabeledToolbarItemGroupContent<Text, Text>.self
  _ = ToolbarTitleMenu<Text>.self
  _ = TupleTabContent<Int, (Int, Int)>.self
  _ = TabContentBuilder<Int>.self
  _ = TabContentView<Int, Tab<Int, Text, DefaultTabLabel>>.self
  _ = PlaceholderContentView<Int>.self
  _ = AsymmetricTransition<OpacityTransition, SlideTransition>.self
  _ = TupleKeyframeTrackContent<Double, (Int, Int)>.self
  _ = KeyframeTrackContentBuilder<Double>.self
  _ = TupleKeyframes<Double, (Int, Int)>.self
  _ = KeyframesBuilder<Double>.self
  _ = KeyframeAnimator<Double, TupleKeyframes<Double, (Int, Int)>, Text>.self
  _ = GestureStateGesture<TapGesture, Int>.self
  _ = SimultaneousGesture<TapGesture, DragGesture>.self
  _ = SequenceGesture<TapGesture, DragGesture>.self
  _ = ExclusiveGesture<TapGesture, DragGesture>.self
  _ = PresentedWindowContent<Int, Text>.self
  _ = BackgroundTask<Void, Void>.self
}
// program: each other of Combine made by its name
import Combine
import Foundation

@MainActor func madeOther() {
  _ = CombineIdentifier()
}
// program: types of Combine by their names
import Combine
import Foundation

@MainActor func types() {
  _ = Subscribers.self
  _ = Subscribers.Demand.self
  _ = Published<Int>.Publisher.self
  _ = Publishers.self
  _ = Timer.TimerPublisher.self
  _ = NotificationCenter.Publisher.self
  _ = RunLoop.SchedulerTimeType.self
  _ = RunLoop.SchedulerTimeType.Stride.self
  _ = RunLoop.SchedulerOptions.self
  _ = DispatchQueue.SchedulerTimeType.self
  _ = DispatchQueue.SchedulerTimeType.Stride.self
  _ = DispatchQueue.SchedulerOptions.self
}
// program: protocols of Combine by their names
import Combine
import Foundation

@MainActor func protocols() {
  _ = (any Publisher).self
  _ = (any Subscriber).self
  _ = (any CustomCombineIdentifierConvertible).self
  _ = (any Cancellable).self
  _ = (any Subscription).self
  _ = (any ConnectablePublisher).self
  _ = (any Scheduler).self
  _ = (any SchedulerTimeIntervalConvertible).self
  _ = (any TopLevelDecoder).self
}
// program: generic types of Combine by their names
import Combine
import Foundation

@MainActor func generics() {
  _ = Subscribers.Completion<Never>.self
  _ = AnyPublisher<Int, Never>.self
  _ = Future<Int, Never>.self
  _ = Publishers.Autoconnect<Timer.TimerPublisher>.self
  _ = Publishers.Map<Just<Int>, String>.self
  _ = Publishers.ReceiveOn<Just<Int>, RunLoop>.self
  _ = Publishers.CombineLatest<Just<Int>, Just<Int>>.self
  _ = Publishers.Merge<Just<Int>, Just<Int>>.self
  _ = Publishers.ReplaceError<Just<Int>>.self
}
