import type { Feature } from '../../types/feature.js'

/** The slot of balances, which have no options. */
export const balances = { name: 'balances' } satisfies Feature
