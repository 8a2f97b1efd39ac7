import type { Feature } from '../types/feature.js'

/** The slot of the options that belong to no feature. */
export const client = {
  defaults: {
    storageKey: 'latchkit',
    features: { receive: true, walletActionsOrder: ['onramp', 'swaps', 'receive', 'send'] },
  },
  validate({ metadata }, { need }) {
    need(
      typeof metadata?.name === 'string' && metadata.name !== '',
      "metadata.name: pass the app's name, wallets show it",
    )
  },
} satisfies Feature
