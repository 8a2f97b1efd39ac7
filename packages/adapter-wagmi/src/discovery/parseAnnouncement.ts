import type { EIP1193Provider } from 'viem'

/** An announcement of a wallet (EIP-6963). */
export type Announcement = {
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: EIP1193Provider
}

/**
 * Reads the event of an announcement; returns undefined when the event is not valid.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function parseAnnouncement(event: Event): Announcement | undefined {
  const detail: unknown = 'detail' in event ? event.detail : undefined
  if (typeof detail !== 'object' || detail === null || !('info' in detail) || !('provider' in detail)) return
  const { provider } = detail
  const info = detail.info as { readonly [key: string]: unknown } | null | undefined
  if (typeof info?.rdns !== 'string' || info.rdns === '' || typeof info.name !== 'string') return
  if (typeof provider !== 'object' || provider === null) return
  if (!('request' in provider) || typeof provider.request !== 'function') return
  const icon = typeof info.icon === 'string' ? info.icon : undefined
  return { rdns: info.rdns, name: info.name, icon, provider: provider as EIP1193Provider }
}
