import type { Feature } from '../../types/feature.js'

/** The slot of the activity. */
export const activity = {
  defaults: { features: { history: true } },
  diagnose: ({ config: { features, gateway } }) =>
    features.history && !gateway ? [{ subject: 'features.history', reason: 'needs the gateway' }] : [],
} satisfies Feature
