import type { Metadata } from '../../client/feature.js'

/** The protocol's own limit of a message, so that a wallet of another relay cannot hand over more. */
const longest = 65_536

/**
 * The icon that a wallet brings along. An address is left out: to show it would tell a stranger's host who connects.
 *
 * @example
 * peerIcon({ icons: ['https://wallet.example/icon.png'] }) // undefined
 */
export function peerIcon(peer: Pick<Metadata, 'icons'> | undefined): string | undefined {
  return peer?.icons?.find(icon => icon.length <= longest && /^data:image\/[\w.+-]+[;,]/.test(icon))
}
