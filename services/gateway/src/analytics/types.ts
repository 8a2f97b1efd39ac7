import type { AnalyticsEvent } from './eventSchema.js'

/** An event as it is kept. It has no address of the sender. */
export type ReceivedEvent = {
  /** ISO 8601. */
  readonly receivedAt: string
  /** Absent without a project file when the page names none. */
  readonly projectId?: string | undefined
  /** SDK type, such as `latchkit`. */
  readonly st?: string | undefined
  /** SDK version, `<framework>-<adapter>-<version>`. */
  readonly sv?: string | undefined
} & AnalyticsEvent

/** Where events go. */
export type AnalyticsSink = {
  /** Keeps the events of one request. The page is told that it failed when this rejects. */
  write(events: readonly ReceivedEvent[]): Promise<void>
  /** Called once, after the last `write`. */
  close?(): Promise<void>
}
