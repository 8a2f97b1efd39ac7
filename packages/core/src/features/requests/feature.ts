import type { Feature } from '../../types/feature.js'

/** The slot of requests to embedded wallets, which have no options. */
export const requests = { name: 'requests' } satisfies Feature
