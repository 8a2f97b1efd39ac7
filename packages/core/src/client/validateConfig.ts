import type { ConfigCheck } from '../types/configCheck.js'
import type { Feature } from '../types/feature.js'
import { checkOptions, type OwnOptions } from './checkOptions.js'
import type { ClientConfig } from './config.js'
import { ConfigInvalidError } from './errors.js'

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/**
 * Checks a config. The error lists every mistake with its path and how to fix it, after the mistakes that are `known`.
 * `own` has the names of options that are not of the client.
 *
 * @throws ConfigInvalidError `config/invalid`
 */
export function validateConfig(
  config: ClientConfig,
  features: readonly Feature[],
  known: readonly string[] = [],
  own: OwnOptions = {},
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
  if (process.env.NODE_ENV !== 'production') checkOptions(config, check, own)
  const later = features.map(({ validate }) => validate?.(config, check))
  for (const validate of later) validate?.()
  if (problems.length > 0) throw new ConfigInvalidError({ problems })
}
