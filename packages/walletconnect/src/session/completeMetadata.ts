import type { Metadata } from '../types.js'

/** Wallets read all four members without looking whether they are there. */
export function completeMetadata({ name, description, url, icons }: Metadata): Required<Metadata> {
  const origin = typeof location === 'undefined' ? '' : location.origin
  return { name, description: description ?? '', url: url ?? origin, icons: icons ?? [] }
}
