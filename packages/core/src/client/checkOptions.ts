import type { ConfigCheck, OptionCheck } from '../types/configCheck.js'
import type { ClientConfig } from './config.js'
import { optionChecks } from './features.js'

type Checks = { readonly [name: string]: OptionCheck<never> }

/** Names of the options of a package that wraps `createClient`. */
export type OwnOptions = { readonly [option: string]: true }

/**
 * Reports unknown option names, and the values of options that only change the display. They cannot break an app, so this
 * runs in development only: bundlers of apps remove it from production builds.
 */
export function checkOptions(config: ClientConfig, check: ConfigCheck, own: OwnOptions): void {
  const options: Checks = Object.assign({}, own, ...optionChecks.map(({ options }) => options))
  const flags: Checks = Object.assign({}, ...optionChecks.map(({ flags }) => flags))
  const { features = {} } = config
  for (const option of Object.keys(config))
    check.need(option in options, `${option}: is not an option; remove it or check its spelling`)
  for (const flag of Object.keys(features))
    check.need(flag in flags, `features.${flag}: is not a feature; remove it or check its spelling`)
  for (const [option, value] of Object.entries(config)) checkValue(check, option, value, options[option])
  for (const [flag, value] of Object.entries(features))
    checkValue(check, `features.${flag}`, value, flags[flag])
}

function checkValue(
  check: ConfigCheck,
  path: string,
  value: unknown,
  accepted: OptionCheck<never> = true,
): void {
  if (typeof accepted === 'function') accepted(value as never, check)
  else if (value === undefined || accepted === true) return
  else if (accepted === 'boolean') check.need(typeof value === 'boolean', `${path}: pass true or false`)
  else {
    const last = accepted.at(-1)
    check.need(
      accepted.includes(String(value)),
      `${path}: pass ${accepted.slice(0, -1).join(', ')} or ${last}`,
    )
  }
}
