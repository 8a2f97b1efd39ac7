import type { EIP1193Provider } from 'viem'
import { isListable } from './isListable.js'

/** An announcement of a wallet (EIP-6963). */
export type Announcement = {
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: EIP1193Provider
}

/**
 * Reads the event of an announcement; returns undefined when the event is not valid. Any script of the page or of an
 * extension can announce any value.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): Announcement | undefined {
  try {
    const { info, provider } = (event as CustomEvent).detail as { readonly [key: string]: unknown }
    // Each is read once: a getter may answer differently each time.
    const { rdns, name, icon } = info as { readonly [key: string]: unknown }
    const wallet = { id: rdns, name }
    if (!isListable(wallet)) return undefined
    if (typeof provider !== 'object' || typeof (provider as EIP1193Provider).request !== 'function')
      return undefined
    return {
      rdns: wallet.id,
      name: wallet.name,
      icon: typeof icon === 'string' ? icon : undefined,
      provider: provider as EIP1193Provider,
    }
  } catch {
    // A value is absent, or its getter throws.
    return undefined
  }
}
