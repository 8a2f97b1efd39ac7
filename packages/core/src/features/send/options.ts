import type { OptionChecks } from '../../types/configCheck.js'

/** Flags of sending. */
export type SendFlags = {
  /** Needs an adapter with `estimateTransfer`. Default: true. */
  readonly send: boolean
}

/** Checks of these options, in development. */
export const sendChecks = {
  options: {},
  flags: { send: true },
} satisfies OptionChecks<Record<never, never>, SendFlags>
