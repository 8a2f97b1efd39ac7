import type { ConfigCheck, Feature } from '../types/feature.js'
import { ConfigInvalidError } from './errors.js'
import type { ClientConfig } from './features.js'

/**
 * Checks a config. The error lists every mistake with its path and how to fix it, after the mistakes that are `known`.
 *
 * @throws ConfigInvalidError `config/invalid`
 */
export function validateConfig(
  config: ClientConfig,
  features: readonly Feature[],
  known: readonly string[] = [],
): void {
  const problems = [...known]
  const check: ConfigCheck = {
    need(ok, problem) {
      if (!ok) problems.push(problem)
    },
    list(option, value) {
      check.need(value === undefined || Array.isArray(value), `${option}: pass a list`)
      return Array.isArray(value) ? value : []
    },
    url(option, value, scheme) {
      check.need(
        value === undefined || (value.startsWith(scheme) && URL.canParse(value)),
        `${option}: pass a full URL${scheme && ` that starts with ${scheme}`}`,
      )
    },
  }
  if (typeof config !== 'object' || config === null)
    throw new ConfigInvalidError({ problems: ['config: pass an object with `metadata` and `networks`'] })
  const defaults = features.map(({ defaults = {} }) => defaults)
  const options = new Set(defaults.flatMap(Object.keys))
  for (const option of Object.keys(config))
    check.need(options.has(option), `${option}: is not an option; remove it or check its spelling`)
  const later = features.map(({ validate }) => validate?.(config, check))
  const flags = new Set(defaults.flatMap(({ features = {} }) => Object.keys(features)))
  for (const flag of Object.keys(config.features ?? {}))
    check.need(flags.has(flag), `features.${flag}: is not a feature; remove it or check its spelling`)
  for (const validate of later) validate?.()
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
}
