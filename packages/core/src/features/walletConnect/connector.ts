import type { Metadata } from '../../client/options.js'
import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { walletConnectId } from './start/walletConnectId.js'
import type { WalletConnectSession } from './types.js'

/** WalletConnect's own limit of a message, so that a wallet of another relay cannot pass more. */
const maxIconLength = 65_536
/** Later letters of a name are shown nowhere. */
const maxNameLength = 1_000

/**
 * WalletConnect as a connector of a namespace. With a session it has the name that the connected wallet gave itself, and the
 * wallet's icon where that is a `data:` URI.
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
    name: (session?.peer.name ?? '').trim().slice(0, maxNameLength) || 'WalletConnect',
    type: 'walletconnect',
    ...(icon ? { icon } : {}),
  }
}

/** The icon of a wallet. Omits a URL: loading it would reveal the visitor to the host of the URL. */
function peerIcon(peer: Pick<Metadata, 'icons'> | undefined): string | undefined {
  return peer?.icons?.find(icon => icon.length <= maxIconLength && /^data:image\/[\w.+-]+[;,]/.test(icon))
}
