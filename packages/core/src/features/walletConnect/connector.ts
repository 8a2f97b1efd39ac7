import type { Connector } from '../../types/connection.js'
import type { Namespace } from '../../types/namespace.js'
import { peerIcon } from './peerIcon.js'
import { peerName } from './peerName.js'
import type { WalletConnectSession } from './types.js'
import { walletConnectId } from './walletConnectId.js'

/**
 * The protocol as a connector of a namespace. With a session it has the name of the wallet on the other side, and its
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
