import type { SiwxConfig } from './types.js'

/** Options of `createClient` for signing in. */
export type SiwxOptions = {
  /** Signing in with a wallet after connecting it. Default: off. */
  readonly siwx?: SiwxConfig | undefined
}
