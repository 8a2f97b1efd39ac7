import type { OptionChecks } from '../../types/configCheck.js'

/** Option `analytics` of `createClient`: `true` sends events to the gateway, an object to another service. */
export type AnalyticsConfig = {
  /** Base URL of a service with `getAnalyticsConfig` and `e`. Default: that of the gateway. */
  readonly url?: string | undefined
}

/** Options of `createClient` for analytics. */
export type AnalyticsOptions = {
  /**
   * Sends an event to the gateway, or the service at `url`, when the modal opens and closes, if the service accepts it. No
   * event identifies a user. Default: false, nothing is sent or requested.
   */
  readonly analytics?: boolean | AnalyticsConfig | undefined
}

/** Checks of these options, in development. */
export const analyticsChecks = {
  options: { analytics: true },
  flags: {},
} satisfies OptionChecks<AnalyticsOptions, Record<never, never>>
