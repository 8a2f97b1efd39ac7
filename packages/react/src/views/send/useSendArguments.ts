'use client'
import type { CaipNetworkId } from '@latchkit/core'
import { accountsAtom, activeNamespaceAtom } from '@latchkit/core/connection'
import { getNetworkServices } from '@latchkit/core/features'
import { useContext, useEffect } from 'react'
import { useFeatures } from '../../hooks/useFeatures.js'
import { useLatchkit } from '../../hooks/useLatchkit.js'
import { useRouter } from '../../hooks/useRouter.js'
import type { UseSendReturnType } from '../../hooks/useSend.js'
import { useViewParameters } from '../../hooks/useViewParameters.js'
import { EntryContext } from '../../modal/EntryContext.js'
import { getFilledEntries } from '../../modal/filledEntries.js'
import { connectFirst } from '../../router/connectFirst.js'

/**
 * Fills the form in with what the view was opened with, and chooses the network's own currency where no token was asked
 * for. Connect comes first where the namespace has no account. Returns whether the receiver may be a name.
 */
export function useSendArguments(send: UseSendReturnType): boolean {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const given = useViewParameters('WalletSend')
  const features = useFeatures()
  const { replace } = useRouter()
  const { token, tokenBalances, network, address, update } = send
  const entry = useContext(EntryContext)
  const filled = getFilledEntries(latchkit)

  useEffect(() => {
    if (!features.send) return replace('Account')
    const namespace = given?.namespace ?? client.store.get(activeNamespaceAtom)
    const isConnected = () =>
      namespace !== undefined && client.store.get(accountsAtom)[namespace]?.isConnected === true
    if (!isConnected())
      return connectFirst(latchkit, { target: given && { namespace }, isConnected }, 'WalletSend', given)
    if (!given || !entry || filled.has(entry)) return
    filled.add(entry)
    const { amount, to, chainId } = given
    update({
      namespace: given.namespace,
      caipNetworkId:
        chainId === undefined
          ? undefined
          : `${chainId}`.includes(':')
            ? (`${chainId}` as CaipNetworkId)
            : (`${namespace}:${chainId}` as CaipNetworkId),
      token: undefined,
      sendTokenAmount: amount ?? '',
      receiverAddress: to ?? '',
    })
  }, [latchkit, client, features, given, entry, filled, replace, update])

  const isOfSender = token?.chainId === network?.caipNetworkId
  useEffect(() => {
    if (!tokenBalances || (token && isOfSender)) return
    const wanted = given?.assetAddress?.toLowerCase()
    const found = tokenBalances.find(one =>
      wanted ? one.address?.toLowerCase().endsWith(`:${wanted}`) : !one.address,
    )
    update({ token: found })
  }, [tokenBalances, token, isOfSender, given, update])
  // Another account has other tokens, or less of them.
  useEffect(() => {
    const same =
      token && tokenBalances?.find(one => one.address === token.address && one.chainId === token.chainId)
    if (same && same !== token && address) update({ token: same })
  }, [tokenBalances, token, address, update])
  return client.config.gateway !== undefined && network !== undefined && getNetworkServices(network).names
}
