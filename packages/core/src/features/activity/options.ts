import type { OptionChecks } from '../../types/configCheck.js'

/** Flags of the activity. */
export type ActivityFlags = {
  /** Past transactions; needs the gateway. Default: true. */
  readonly history: boolean
}

/** Checks of these options, in development. */
export const activityChecks = {
  options: {},
  flags: { history: true },
} satisfies OptionChecks<Record<never, never>, ActivityFlags>
