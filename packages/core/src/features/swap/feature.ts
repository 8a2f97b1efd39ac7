import type { Feature } from '../../types/feature.js'

/** The slot of swaps. */
export const swap = {
  defaults: { features: { swaps: true } },
  diagnose({ config: { features, gateway }, adapters }) {
    if (!features.swaps) return []
    if (!gateway) return [{ subject: 'features.swaps', reason: 'needs the gateway' }]
    return adapters.some(adapter => adapter.estimateTransfer)
      ? []
      : [{ subject: 'features.swaps', reason: 'needs an adapter that sends' }]
  },
} satisfies Feature
