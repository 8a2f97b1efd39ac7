import type { Connector } from '@latchkit/core'

/** Creates the connector of a wallet. */
export function toConnector({
  id,
  name,
  icon,
}: {
  readonly id: string
  readonly name: string
  readonly icon: unknown
}): Connector<'solana'> {
  const image = typeof icon === 'string' ? icon.trim() : ''
  return {
    id,
    namespace: 'solana',
    name,
    type: 'injected',
    standardName: name,
    // The wallet list merges the rows of a wallet in several namespaces by it.
    ...(/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(id) ? { rdns: id } : {}),
    // The standard requires a data URI. Any other URL would send a request to an unknown host.
    ...(image.startsWith('data:image/') && image.length < 500_000 ? { icon: image } : {}),
  }
}

/** Derives a connector id from a wallet's name, stable over reloads. */
export function toWalletId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
