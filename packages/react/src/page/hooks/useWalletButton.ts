'use client'
import type { Connection, Namespace } from '@latchkit/core'
import { connectionsAtom } from '@latchkit/core/connection'
import { matchesWallet, type WalletId } from '@latchkit/core/wallets'
import { connectInModal } from '../buttons/connectInModal.js'
import { type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientValue } from './useClientValue.js'
import { useLatchkit } from './useLatchkit.js'
import { useWalletIcon } from './useWalletIcon.js'
import { useWallets } from './useWallets.js'

/** Options of `useWalletButton`. */
export type UseWalletButtonParameters = ActionCallbacks<[], Connection> & {
  /** Namespace of the connection. Default: the active namespace, else one that the wallet supports. */
  namespace?: Namespace | undefined
}

/** A wallet and the action that connects it. */
export type UseWalletButtonReturnType = {
  /** Undefined while the wallet is in no list of this page; `connect` may still find it in the directory. */
  readonly name: string | undefined
  /** Logo, a `data:` URI or a URL of the app's or the gateway's origin. */
  readonly icon: string | undefined
  /** Whether it is installed in this browser. */
  readonly isInstalled: boolean
  /** Whether it is connected by an extension or a library of this page. A session of WalletConnect does not count. */
  readonly isConnected: boolean
  /** False on the server and while hydrating, when `connect` does nothing yet. */
  readonly isReady: boolean
  /** The modal shows the wallet and waits for its answer. */
  readonly isPending: boolean
  /** Error of the last attempt; `null` before, and from the next attempt on. */
  readonly error: Error | null
  /**
   * Opens the modal on this wallet: its request, its code or the link to its app. Resolves with the connection, also if
   * the user chose another wallet in the modal, and immediately if this wallet is connected.
   *
   * @throws UserRejectedError `rpc/user-rejected`, when the modal was closed first; the error of the modal, if it cannot be
   * loaded
   */
  connect(): Promise<Connection>
}

/**
 * State and action of the app's button for a wallet.
 *
 * @param walletId - Its `rdns` such as `io.metamask`, its id, or its id in the wallet directory. Short names such as
 *   `metamask` are not ids: the modal then shows the list.
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { isReady, isPending, error, connect } = useWalletButton('io.metamask')
 * <button disabled={!isReady || isPending} onClick={() => connect().catch(() => {})}>MetaMask</button>
 */
export function useWalletButton(
  walletId: WalletId,
  { namespace, ...callbacks }: UseWalletButtonParameters = {},
): UseWalletButtonReturnType {
  const latchkit = useLatchkit()
  const wallet = useWallets(undefined, namespace).find(one => matchesWallet(one, walletId))
  const icon = useWalletIcon(wallet)
  const connection = useAtomValue(connectionsAtom).find(({ connector }) =>
    wallet?.connectors.some(one => one.id === connector.id && one.namespace === connector.namespace),
  )
  const connect = useAction(
    async () => connection ?? connectInModal(latchkit, { walletId, namespace }),
    callbacks,
  )
  const isReady = useClientValue(() => true, false)
  return {
    name: wallet?.name,
    icon,
    isInstalled: wallet?.installed ?? false,
    isConnected: connection !== undefined,
    isReady,
    isPending: connect.isPending,
    error: connect.error,
    connect,
  }
}
