import { fileURLToPath } from 'node:url'
import { ConfigError, readJsonFile } from '@latchkit/service-base'
import { z } from 'zod'

/** Features that can be restricted. */
export type RestrictedFeature = 'onramp' | 'swaps'

/** Regions where a feature is refused. */
export type Restriction = {
  /** IANA names, aliases included. Default: the built-in list. */
  readonly timeZones?: readonly string[] | undefined
  /** ISO 3166-1 alpha-2 codes. Default: none. */
  readonly countries?: readonly string[] | undefined
}

/** Restrictions by feature. */
export type Restrictions = { readonly [feature in RestrictedFeature]?: Restriction | undefined }

/** Whether a caller may use a feature. If not, the status and the reason. */
export type RegionAnswer =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly status: 400 | 451; readonly name: string; readonly reason: string }

/** Decides by the region of a caller. */
export type Regions = {
  /** Name of the header with the country of a caller, set by a proxy of the deployer. */
  readonly countryHeader: string | undefined
  ask(
    feature: RestrictedFeature,
    caller: { readonly timeZone: string | undefined; readonly country: string | undefined },
  ): RegionAnswer
}

/** Maximum cached spellings of time zones. Engines know some 600 names. */
const maxNames = 2000

const file = fileURLToPath(new URL('../../../data/timezones.json', import.meta.url))

/**
 * Loads the built-in time zones and applies the restrictions of the deployer.
 *
 * @throws ConfigError for an invalid time zone, and for countries without a header that has them
 */
export async function createRegions(parameters: {
  readonly restrictions?: Restrictions | undefined
  readonly countryHeader?: string | undefined
}): Promise<Regions> {
  const { restrictions = {}, countryHeader } = parameters
  const toCanonical = createCanonical()
  const builtIn = z.array(z.string()).parse(await readJsonFile(file, 'timezones'))
  const read = (feature: RestrictedFeature) => {
    const { timeZones = builtIn, countries = [] } = restrictions[feature] ?? {}
    if (countries.length > 0 && countryHeader === undefined) {
      throw new ConfigError('bad-config', `RESTRICTIONS: ${feature}: countries need COUNTRY_HEADER`)
    }
    const zones = new Set<string>()
    for (const zone of timeZones) {
      const canonical = toCanonical(zone)
      if (canonical === undefined && !builtIn.includes(zone)) {
        throw new ConfigError('bad-config', `RESTRICTIONS: ${feature}: ${zone} is not a time zone`)
      }
      zones.add(zone.toLowerCase())
      if (canonical !== undefined) zones.add(canonical)
    }
    return { zones, countries: new Set(countries) }
  }
  const restricted = { onramp: read('onramp'), swaps: read('swaps') }
  return {
    countryHeader,
    ask: (feature, { timeZone, country }) => {
      const { zones, countries } = restricted[feature]
      const refuse = (name: string): RegionAnswer => {
        return { isAllowed: false, status: 451, name, reason: 'this is not offered in your region' }
      }
      if (countryHeader !== undefined) {
        // Without the header the call bypassed the proxy that sets it. `XX` is an unknown country.
        const code = country?.trim().toUpperCase() ?? ''
        if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || countries.has(code)) return refuse('country')
      }
      if (zones.size === 0) return { isAllowed: true }
      const canonical = timeZone === undefined ? undefined : toCanonical(timeZone)
      if (zones.has(timeZone?.toLowerCase() ?? '')) return refuse('timeZone')
      if (canonical === undefined) {
        const reason = 'must be a time zone such as Europe/Zurich'
        return { isAllowed: false, status: 400, name: 'timeZone', reason }
      }
      return zones.has(canonical) ? refuse('timeZone') : { isAllowed: true }
    },
  }
}

/**
 * Creates the function that returns the engine's name for a time zone, in lower case. Engines differ in whether they
 * resolve aliases. Names are cached: to create a format takes longer than the rest of the check.
 */
function createCanonical(): (timeZone: string) => string | undefined {
  const known = new Map<string, string>()
  return timeZone => {
    const kept = known.get(timeZone)
    if (kept !== undefined) return kept
    try {
      const format = new Intl.DateTimeFormat('en', { timeZone })
      const canonical = format.resolvedOptions().timeZone.toLowerCase()
      if (known.size < maxNames) known.set(timeZone, canonical)
      return canonical
    } catch {
      return undefined
    }
  }
}
