import type { Feature } from '../../types/feature.js'

/** The slot of sending. */
export const send = {
  defaults: { features: { send: true } },
  diagnose: ({ config: { features }, adapters }) =>
    features.send && !adapters.some(adapter => adapter.estimateTransfer)
      ? [{ subject: 'features.send', reason: 'needs an adapter that sends' }]
      : [],
} satisfies Feature
