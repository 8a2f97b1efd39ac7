import type { Feature } from '../types/feature.js'

/** The slot of the gateway. */
export const gateway = {
  validate({ gateway }, { url }) {
    if (gateway) url('gateway.url', gateway.url ?? '', 'http')
  },
  diagnose: ({ config }) => (config.gateway ? [] : [{ subject: 'gateway', reason: 'needs `url`' }]),
} satisfies Feature
