'use client'
import type { Namespace } from '@latchkit/core'
import { type AccountState, accountAtom, accountsAtom, disconnectedAccount } from '@latchkit/core/connection'
import { useAtomValue } from './useAtomValue.js'

/** Which account `useAccount` returns. */
export type UseAccountParameters = {
  /** Default: the active namespace. */
  namespace?: Namespace | undefined
}

/** The account as apps read it; everything is empty while none is connected. */
export type UseAccountReturnType = Omit<AccountState, 'connector' | 'caipNetworkId'>

/**
 * The connected account of the active namespace, or of a given one.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { address, isConnected } = useAccount()
 */
export function useAccount({ namespace }: UseAccountParameters = {}): UseAccountReturnType {
  const active = useAtomValue(accountAtom)
  const accounts = useAtomValue(accountsAtom)
  const account = namespace ? (accounts[namespace] ?? disconnectedAccount) : active
  const { connector: _connector, caipNetworkId: _network, ...fields } = account
  return fields
}
