import type { OptionChecks } from '../../types/configCheck.js'
import type { SiwxConfig } from './types.js'

/** Options of `createClient` for signing in. */
export type SiwxOptions = {
  /** Signing in with a wallet after connecting it. Default: off. */
  readonly siwx?: SiwxConfig | undefined
}

/** Checks of these options, in development. */
export const siwxChecks = {
  options: { siwx: true },
  flags: {},
} satisfies OptionChecks<SiwxOptions, Record<never, never>>
