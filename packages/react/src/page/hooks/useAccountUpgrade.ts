'use client'
import { accountsAtom } from '@latchkit/core/connection'
import {
  type AccountUpgrade,
  accountUpgradeQueryOptions,
  type DowngradeAccountReturnType,
  downgradeAccount,
} from '@latchkit/core/smartaccounts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Callbacks of `downgrade`. */
export type UseAccountUpgradeParameters = ActionCallbacks<[], DowngradeAccountReturnType>

/** The query whether the eoa of the embedded wallet is upgraded. */
export type UseAccountUpgradeReturnType = UseQueryResult<AccountUpgrade> & {
  /**
   * Turns it back, once the user approved. Has `isPending`, `error` and `reset`.
   *
   * @throws UserRejectedError `rpc/user-rejected`
   * @throws FrameError `frame/…`
   */
  readonly downgrade: Action<[], DowngradeAccountReturnType>
}

/**
 * Whether the eoa of the embedded wallet runs the code of a contract on the active network (EIP-7702). Nothing is requested
 * while the embedded wallet is not connected.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { data, downgrade } = useAccountUpgrade()
 * if (data?.isUpgraded) await downgrade()
 */
export function useAccountUpgrade(parameters?: UseAccountUpgradeParameters): UseAccountUpgradeReturnType {
  const { client } = useLatchkit()
  const account = useAtomValue(accountsAtom).eip155
  const isEmbedded = account?.isConnected && account.connector?.type === 'auth'
  const eoa = isEmbedded ? account.allAccounts.find(({ type }) => type === 'eoa')?.address : undefined
  const query = useClientQuery(eoa ? accountUpgradeQueryOptions(client) : undefined)
  return { ...query, downgrade: useAction(() => downgradeAccount(client), parameters) }
}
