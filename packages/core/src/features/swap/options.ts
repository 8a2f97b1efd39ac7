import type { OptionChecks } from '../../types/configCheck.js'

/** Flags of swaps. */
export type SwapFlags = {
  /** Needs the gateway and an adapter that sends. Default: true. */
  readonly swaps: boolean
}

/** Checks of these options, in development. */
export const swapChecks = {
  options: {},
  flags: { swaps: true },
} satisfies OptionChecks<Record<never, never>, SwapFlags>
