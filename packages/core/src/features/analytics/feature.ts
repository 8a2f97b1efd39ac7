import type { Feature } from '../../types/feature.js'

/** The slot of analytics. */
export const analytics = {
  validate({ analytics }, { url }) {
    if (typeof analytics === 'object') url('analytics.url', analytics.url, 'http')
  },
  diagnose: ({ config }) =>
    config.analytics === true && !config.gateway
      ? [{ subject: 'analytics', reason: 'needs `gateway`, or `analytics.url`' }]
      : [],
} satisfies Feature
