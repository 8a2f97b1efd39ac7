import type { Feature } from '../../types/feature.js'

/** The slot of balances, which have no options: networks and adapters say what is read. */
export const balances = { name: 'balances' } satisfies Feature
