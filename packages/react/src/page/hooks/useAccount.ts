'use client'
import type { Account, AddressOf, CaipAddress, ConnectionStatus, Namespace } from '@latchkit/core'
import {
  accountAtom,
  accountsAtom,
  disconnectedAccount,
  type EmbeddedWalletInfo,
} from '@latchkit/core/connection'
import { useAtomValue } from './useAtomValue.js'

/** Which account `useAccount` returns. */
export type UseAccountParameters<namespace extends Namespace = Namespace> = {
  /** Default: the active namespace. */
  namespace?: namespace | undefined
}

/** The account as apps read it; everything is empty while none is connected. */
export type UseAccountReturnType<namespace extends Namespace = Namespace> = {
  /** Every account of the active connection, over reloads too. */
  readonly allAccounts: readonly Account<namespace>[]
  /** CAIP-10, as `eip155:1:0xab16…`. */
  readonly caipAddress: CaipAddress<namespace> | undefined
  /** Typed as `0x…` where `namespace` is `eip155`. */
  readonly address: AddressOf<namespace> | undefined
  /** Whether the wallet has answered, so that it can be asked. */
  readonly isConnected: boolean
  /** `reconnecting` while a remembered wallet is restored: with cookies the address is there by then. */
  readonly status: ConnectionStatus
  /** Details of the embedded wallet, if it is the connected wallet. */
  readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
}

/**
 * The connected account of the active namespace, or of a specified one.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { address, isConnected } = useAccount({ namespace: 'eip155' })
 */
export function useAccount<namespace extends Namespace = Namespace>({
  namespace,
}: UseAccountParameters<namespace> = {}): UseAccountReturnType<namespace> {
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const account = namespace ? (accounts[namespace] ?? disconnectedAccount) : active
  const { connector: _connector, caipNetworkId: _network, ...fields } = account
  // Without a namespace it is that of all.
  return fields as UseAccountReturnType<namespace>
}
