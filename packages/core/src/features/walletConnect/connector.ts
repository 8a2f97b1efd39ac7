import type { Metadata } from '../../client/feature.js'
import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import type { WalletConnectSession } from './types.js'
import { walletConnectId } from './walletConnectId.js'

/** WalletConnect's own limit of a message, so that a wallet of another relay cannot pass more. */
const maxIconLength = 65_536
const maxNameLength = 40

/**
 * WalletConnect as a connector of a namespace. With a session it has the name of the connected wallet, and the wallet's
 * icon where that is a `data:` URI.
 *
 * @example
 * walletConnectConnector('eip155').type // 'walletconnect'
 */
export function walletConnectConnector<namespace extends Namespace>(
  namespace: namespace,
  session?: Pick<WalletConnectSession, 'peer'> | undefined,
): Connector<namespace> {
  const icon = peerIcon(session?.peer)
  return {
    id: walletConnectId,
    namespace,
    name: peerName(session?.peer) ?? 'WalletConnect',
    type: 'walletconnect',
    ...(icon ? { icon } : {}),
  }
}

/** The icon of a wallet. A URL is left out: loading it would reveal to the host of the URL who connects. */
function peerIcon(peer: Pick<Metadata, 'icons'> | undefined): string | undefined {
  return peer?.icons?.find(icon => icon.length <= maxIconLength && /^data:image\/[\w.+-]+[;,]/.test(icon))
}

/**
 * The name of a wallet, fit for one line of a page: no invisible characters, no characters that reverse the direction
 * of what follows, no marks that grow over other rows, 40 characters at most. Undefined when nothing readable is left.
 */
function peerName(peer: Pick<Metadata, 'name'> | undefined): string | undefined {
  const name = (peer?.name ?? '')
    // Later characters are not shown, so they are not processed either.
    .slice(0, 1_000)
    .normalize('NFC')
    .replace(/[\s\u2800]/gu, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim()
  if (!/[^\p{M} ]/u.test(name)) return undefined
  const characters = [...name]
  if (characters.length <= maxNameLength) return name
  const start = characters.slice(0, maxNameLength - 1).join('')
  return `${start.trimEnd()}…`
}
