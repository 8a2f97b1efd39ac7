import type { Feature } from '../../types/feature.js'

// Here and not in a lazy module: `diagnostics()` and the flags are read immediately. A test compares it with the gateway's
// list.
const restricted =
  /^(Asia\/(Shanghai|Urumqi|Chongqing|Harbin|Kashgar|Maca[uo]|Hong_Kong|Beijing)|PRC|Hongkong)$/i

/**
 * Whether swaps and buying with a card are not offered in a time zone, given as its IANA name.
 *
 * @example
 * isRestrictedTimeZone('Asia/Shanghai') // true
 */
export function isRestrictedTimeZone(timeZone: string): boolean {
  return restricted.test(timeZone)
}

/** The slot of regions: in a restricted time zone swaps and buying with a card are off. */
export const regions = {
  diagnose({ config: { features } }) {
    const flags = (['swaps', 'onramp'] as const).filter(flag => features[flag])
    return isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
      ? flags.map(flag => ({ subject: `features.${flag}`, reason: 'is not offered in this region' }))
      : []
  },
} satisfies Feature
