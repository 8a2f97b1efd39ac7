import type { Connection } from '@latchkit/core'
import type { BuiltInWalletId, WalletId } from '@latchkit/core/wallets'
import type { Latchkit } from '../latchkit/types.js'
import { useWalletButton } from './useWalletButton.js'

export function useChecks(latchkit: Latchkit) {
  const button = useWalletButton('io.metamask', {
    namespace: 'eip155',
    onSuccess: ({ address, connector }) => [address, connector.name] satisfies readonly string[],
    onError: error => error.message,
  })
  button.connect satisfies () => Promise<Connection>
  button.error satisfies Error | null
  button.name satisfies string | undefined
  // @ts-expect-error it takes no arguments: an event must not become one
  button.connect({ connectorId: 'io.metamask' })
  // Any id is allowed; editors suggest the built-in wallets.
  useWalletButton('com.example.wallet' satisfies WalletId)
  'io.metamask' satisfies BuiltInWalletId
  // @ts-expect-error the short name of another kit
  'metamask' satisfies BuiltInWalletId
  // @ts-expect-error a wallet is named by a text
  useWalletButton({ id: 'io.metamask' })
  latchkit.modal.open({ walletId: 'io.metamask', namespace: 'solana' })
  // @ts-expect-error the view of a wallet is found by the modal
  latchkit.modal.open({ view: 'ConnectingExternal' })
}
