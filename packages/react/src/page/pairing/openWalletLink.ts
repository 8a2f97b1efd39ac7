import type { Client } from '@latchkit/core'
import { setWalletLink } from '@latchkit/core/walletconnect'
import type { WalletLink } from '@latchkit/core/wallets'

/**
 * Opens a wallet. Called inside of a press, since phones open apps only there. The requests of the session that follows
 * open the same wallet.
 */
export function openWalletLink(client: Client, { href, target, choice }: WalletLink): void {
  setWalletLink(client, choice)
  client.platform.openLink(href, target)
}
