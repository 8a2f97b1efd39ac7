import type { Feature } from '../../types/feature.js'

/** The slot of permissions. */
export const permissions = { defaults: { features: { smartSessions: false } } } satisfies Feature
