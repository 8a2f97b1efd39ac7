import { getOwned } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { WalletConnectLink } from './types.js'

/** What is known of the pairing under way: by which link the person opened the wallet, if by one. */
export function pendingPairing(client: Client): { link: WalletConnectLink | undefined } {
  return getOwned<{ link: WalletConnectLink | undefined }>(client, 'walletConnect.pending', () => ({
    link: undefined,
  }))
}
