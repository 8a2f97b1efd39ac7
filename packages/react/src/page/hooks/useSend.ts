'use client'
import type { Network } from '@latchkit/core'
import { formatUnits, type TokenBalance, tokenBalancesQueryOptions } from '@latchkit/core/balances'
import { accountsAtom, activeNamespaceAtom } from '@latchkit/core/connection'
import { networkStatesAtom, networksAtom } from '@latchkit/core/networks'
import {
  confirmSend,
  getMaxAmount,
  type KnownReceiver,
  type MaxAmount,
  prepareSend,
  receiversAtom,
  resetSend,
  restoreReceivers,
  type SendPreview,
  type SendState,
  type SentTransaction,
  sendAtom,
  type UpdateSendParameters,
  updateSend,
} from '@latchkit/core/send'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Action, type ActionCallbacks, useAction } from './useAction.js'
import { useAtomValue } from './useAtomValue.js'
import { useClientQuery } from './useClientQuery.js'
import { useLatchkit } from './useLatchkit.js'

/** Condition of the token requests of `useSend`, and callbacks of `confirm`. */
export type UseSendParameters = ActionCallbacks<[onAsk?: () => void | Promise<void>], SentTransaction> & {
  /** Requests no tokens while false. Default: true. */
  enabled?: boolean | undefined
}

/** A transfer: its form, the available tokens, and its actions. */
export type UseSendReturnType = Pick<
  SendState,
  'token' | 'sendTokenAmount' | 'receiverAddress' | 'loading' | 'preview'
> &
  Pick<SendPreview, 'receiverProfileImageUrl'> & {
    /** Set once `prepare` has resolved the name. */
    readonly receiverProfileName: string | undefined
    /** The maximum fee in the smallest unit of the native currency; set by `prepare`. */
    readonly gasPrice: bigint | undefined
    /** In the currency of the client. Default: USD. Undefined where the price is unknown. */
    readonly gasPriceInUSD: number | undefined
    /** In the same currency. Undefined where the price is unknown. */
    readonly networkBalanceInUSD: number | undefined
    /** Tokens of the account on the network; keeps the last known ones during a refetch. */
    readonly tokenBalances: readonly TokenBalance[] | undefined
    /** Time of the last failed read of the tokens, in milliseconds since 1970. */
    readonly lastRetry: number | undefined
    /** The query of the tokens. */
    readonly tokens: UseQueryResult<readonly TokenBalance[]>
    /** Address of the sender; undefined while disconnected. */
    readonly address: string | undefined
    /** Other accounts of the wallet, and receivers of earlier transfers: see `getReceivers`. */
    readonly receivers: readonly KnownReceiver[]
    /** Network of the transfer. */
    readonly network: Network | undefined
    /** Changes fields of the form. */
    update(changes: UpdateSendParameters): void
    /** Clears the form. */
    reset(): void
    /** Builds a preview from the form: see `prepareSend`. */
    readonly prepare: Action<[], SendPreview>
    /** Sends the prepared transfer: see `confirmSend`. */
    readonly confirm: Action<[onAsk?: () => void | Promise<void>], SentTransaction>
    /** Reads the maximum amount of the token: see `getMaxAmount`. */
    readonly getMax: Action<[], MaxAmount>
  }

/**
 * The form of a transfer, shared with the views of the modal.
 *
 * @throws ProviderMissingError `react/provider-missing`
 *
 * @example
 * const { update, prepare, confirm } = useSend()
 * update({ token, sendTokenAmount: '1.5', receiverAddress: 'vitalik.eth' })
 * await prepare()
 * const { hash } = await confirm()
 */
export function useSend({ enabled = true, ...callbacks }: UseSendParameters = {}): UseSendReturnType {
  const { client } = useLatchkit()
  const { namespace, caipNetworkId, ...form } = useAtomValue(sendAtom)
  const { address, network } = useSender(namespace, caipNetworkId)
  const tokens = useClientQuery(
    enabled && address && network
      ? {
          ...tokenBalancesQueryOptions(client, { address, network }),
          // As in `useTokenBalances`.
          gcTime: Number.POSITIVE_INFINITY,
        }
      : undefined,
  )
  const { data: tokenBalances, error } = tokens
  const native = tokenBalances?.find(token => !token.address)
  const { preview } = form
  const sendingNamespace = network?.chainNamespace
  useEffect(() => {
    if (sendingNamespace) restoreReceivers(client, sendingNamespace)
  }, [client, sendingNamespace])
  const price = native?.price
  const prepare = useAction(() => prepareSend(client))
  const confirm = useAction((onAsk?: () => void | Promise<void>) => confirmSend(client, { onAsk }), callbacks)
  const getMax = useAction(() => getMaxAmount(client))
  const actions = useMemo(
    () => ({
      update: (changes: UpdateSendParameters) => updateSend(client, changes),
      reset: () => resetSend(client),
    }),
    [client],
  )
  return {
    ...form,
    ...actions,
    receiverProfileName: preview?.receiverProfileName,
    receiverProfileImageUrl: preview?.receiverProfileImageUrl,
    gasPrice: preview?.fee,
    gasPriceInUSD:
      preview && price !== undefined
        ? Number(formatUnits(preview.fee, preview.network.nativeCurrency.decimals)) * price
        : undefined,
    networkBalanceInUSD: native?.value,
    tokenBalances,
    lastRetry: error && 'lastRetry' in error ? Number(error.lastRetry) : undefined,
    tokens,
    address,
    receivers: useAtomValue(receiversAtom),
    network,
    prepare,
    confirm,
    getMax,
  }
}

/** Account and network of the form. Default: the active ones. */
function useSender(
  namespace: SendState['namespace'],
  caipNetworkId: SendState['caipNetworkId'],
): Pick<UseSendReturnType, 'address' | 'network'> {
  const active = useAtomValue(activeNamespaceAtom)
  const accounts = useAtomValue(accountsAtom)
  const states = useAtomValue(networkStatesAtom)
  const networks = useAtomValue(networksAtom)
  const own = namespace ?? active
  if (!own) return { address: undefined, network: undefined }
  return {
    address: accounts[own]?.address,
    network: caipNetworkId
      ? networks.find(network => network.caipNetworkId === caipNetworkId)
      : states[own]?.network,
  }
}
