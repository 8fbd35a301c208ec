export { CallOutcomeView, type CallOutcomeViewProps } from "./call/call-outcome-view.tsx";
export { CallPanel, type CallPanelProps } from "./call/call-panel.tsx";
export type { CallSubject } from "./call/call-subject.ts";
export type { CallView, ErrorView } from "./call/call-view.ts";
export { ErrorNote, type ErrorNoteProps } from "./call/error-note.tsx";
export { MessagesView, type MessagesViewProps } from "./call/messages-view.tsx";
export { ResultView, type ResultViewProps } from "./call/result-view.tsx";
export { schemaOfArguments } from "./call/schema-of-arguments.ts";
export { schemaOfTemplate } from "./call/schema-of-template.ts";
export { ContentView, type ContentViewProps } from "./content/content-view.tsx";
export { MediaView, type MediaViewProps } from "./content/media-view.tsx";
export { ResourceView, type ResourceViewProps } from "./content/resource-view.tsx";
export { SafeLink, type SafeLinkProps } from "./content/safe-link.tsx";
export { TextView, type TextViewProps } from "./content/text-view.tsx";
export type { Suggest } from "./form/form-context.ts";
export { SchemaForm, type SchemaFormProps } from "./form/schema-form.tsx";
export { animationTime, holdAnimationClock } from "./hook/animation-clock.ts";
export { stepFocus } from "./hook/step-focus.ts";
export { type Hotkeys, useHotkeys } from "./hook/use-hotkeys.ts";
export { useNow } from "./hook/use-now.ts";
export type { JsonRecord, JsonValue } from "./json/json-value.ts";
export { JsonView, type JsonViewProps } from "./json/json-view.tsx";
export { type WholeOf, WholeValues } from "./json/whole-values.ts";
export { announce } from "./part/announce.ts";
export { Announcements } from "./part/announcements.tsx";
export { Badge, type BadgeProps } from "./part/badge.tsx";
export { Button, type ButtonProps } from "./part/button.tsx";
export { CopyButton, type CopyButtonProps } from "./part/copy-button.tsx";
export { Counter, type CounterProps } from "./part/counter.tsx";
export { Empty, type EmptyProps } from "./part/empty.tsx";
export { type ControlAttributes, Field, type FieldProps } from "./part/field.tsx";
export { Icon, type IconProps } from "./part/icon.tsx";
export type { IconName } from "./part/icon-strokes.ts";
export { Panel, type PanelProps } from "./part/panel.tsx";
export { ProgressBar, type ProgressBarProps, type ProgressView } from "./part/progress-bar.tsx";
export { Sparkline, type SparklineProps } from "./part/sparkline.tsx";
export { type Tab, Tabs, type TabsProps } from "./part/tabs.tsx";
export { type Theme, theme } from "./part/theme.ts";
export { ThemeSwitch, type ThemeSwitchProps } from "./part/theme-switch.tsx";
export { dismissToast, showToast, type Toast } from "./part/toast.ts";
export { Toasts } from "./part/toasts.tsx";
export { Toolbar, type ToolbarProps } from "./part/toolbar.tsx";
export { VirtualList, type VirtualListProps, type VirtualRowProps } from "./part/virtual-list.tsx";
export { Waiting, type WaitingProps } from "./part/waiting.tsx";
export {
  type ElicitationAnswer,
  ElicitationCard,
  type ElicitationCardProps,
} from "./question/elicitation-card.tsx";
export { QuestionCard, type QuestionCardProps } from "./question/question-card.tsx";
export { SamplingCard, type SamplingCardProps } from "./question/sampling-card.tsx";
export {
  UrlElicitationCard,
  type UrlElicitationCardProps,
} from "./question/url-elicitation-card.tsx";
export { formatDuration } from "./request/format-duration.ts";
export { RequestList, type RequestListProps, type RequestRows } from "./request/request-list.tsx";
export { RequestRow, type RequestRowProps } from "./request/request-row.tsx";
export type { RequestPhase, RequestView } from "./request/request-view.ts";
export { type TimeScale, timeScaleOf } from "./request/time-scale.ts";
export type { Check, Chosen, Findings } from "./schema/check.ts";
export { createCheck } from "./schema/check.ts";
export type { Fault } from "./schema/fault.ts";
export { initialValue } from "./schema/initial-value.ts";
export type { JsonSchema, SchemaNode } from "./schema/json-schema.ts";
export { MARKS, type Mark, type Tone } from "./state/mark.ts";
export { isLive, type RequestState } from "./state/request-state.ts";
export { StateMark, type StateMarkProps } from "./state/state-mark.tsx";
