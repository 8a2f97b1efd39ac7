import type { Feature } from '../../types/feature.js'

/** Flags of transfers. */
export type SendFlags = {
  /** Needs an adapter with `sendTransfer` and `estimateTransfer`. Default: true. */
  readonly send: boolean
}

/** The slot of transfers. */
export const send = {
  defaults: { features: { send: true } },
  diagnose: ({ config, adapters }) =>
    config.features.send && !adapters.some(adapter => adapter.sendTransfer && adapter.estimateTransfer)
      ? [{ subject: 'features.send', reason: 'needs an adapter that sends' }]
      : [],
} satisfies Feature
