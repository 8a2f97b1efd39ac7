import type { OptionChecks } from '../../types/configCheck.js'

/** Flags of buying with a card. */
export type OnrampFlags = {
  /** Buying with a card; needs the gateway. Default: true. */
  readonly onramp: boolean
}

/** Checks of these options, in development. */
export const onrampChecks = {
  options: {},
  flags: { onramp: true },
} satisfies OptionChecks<Record<never, never>, OnrampFlags>
