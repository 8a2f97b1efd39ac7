import type { ResolvedConfig } from '../types/client.js'
import type { Feature } from '../types/feature.js'
import type { ClientConfig } from './config.js'

/** Applies every default. A flag that is true here may still be off: see `resolveFeatures`. */
export function resolveConfig(config: ClientConfig, features: readonly Feature[]): ResolvedConfig {
  const resolved: { [option: string]: unknown } = { ...config }
  for (const { defaults = {} } of features)
    for (const [option, value] of Object.entries(defaults)) {
      const given = resolved[option]
      // `features` is an option of several features, so the values of the app come first and each default adds to them.
      resolved[option] =
        typeof value === 'function'
          ? value(config)
          : typeof value === 'object'
            ? { ...value, ...withoutUndefined(given) }
            : (given ?? value)
    }
  return resolved as ResolvedConfig
}

/** An undefined entry means the default, as an absent entry does. */
function withoutUndefined(given: unknown): object {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))
}
