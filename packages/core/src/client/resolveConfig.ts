import type { ResolvedConfig } from '../types/client.js'
import type { Feature } from '../types/feature.js'
import type { ClientConfig } from './features.js'

/** Puts every default in place. What is on here may still be off: see `resolveFeatures`. */
export function resolveConfig(config: ClientConfig, features: readonly Feature[]): ResolvedConfig {
  const resolved: { [option: string]: unknown } = { ...config }
  for (const { defaults = {} } of features)
    for (const [option, value] of Object.entries(defaults)) {
      const fallback = typeof value === 'function' ? value(config) : value
      const given = resolved[option]
      // Flags of several features are merged into one option, which starts with what the app passes.
      resolved[option] =
        typeof fallback === 'object' ? { ...fallback, ...withoutUndefined(given) } : (given ?? fallback)
    }
  return resolved as ResolvedConfig
}

/** An entry that is undefined means the default, as an absent one does. */
function withoutUndefined(given: unknown): object {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))
}
