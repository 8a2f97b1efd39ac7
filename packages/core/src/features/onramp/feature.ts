import type { Feature } from '../../types/feature.js'

/** The slot of buying with a card. */
export const onramp = {
  defaults: { features: { onramp: true } },
  diagnose: ({ config: { features, gateway } }) =>
    features.onramp && !gateway ? [{ subject: 'features.onramp', reason: 'needs the gateway' }] : [],
} satisfies Feature
