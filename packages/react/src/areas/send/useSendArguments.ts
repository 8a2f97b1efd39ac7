'use client'
import type { CaipNetworkId, Namespace } from '@latchkit/core'
import { accountAtom, accountsAtom, activeNamespaceAtom, importWithRetry } from '@latchkit/core/connection'
import { getNetworkServices } from '@latchkit/core/features'
import { NetworkNotFoundError, networksAtom } from '@latchkit/core/networks'
import { sendAtom, toNftToken } from '@latchkit/core/send'
import { useContext, useEffect } from 'react'
import { EntryContext } from '../../modal/EntryContext.js'
import { useRouter } from '../../modal/hooks/useRouter.js'
import { useViewParameters } from '../../modal/hooks/useViewParameters.js'
import { useAtomValue } from '../../page/hooks/useAtomValue.js'
import { useFeatures } from '../../page/hooks/useFeatures.js'
import { useLatchkit } from '../../page/hooks/useLatchkit.js'
import type { UseSendReturnType } from '../../page/hooks/useSend.js'
import { resolveOpeningView } from '../../page/router/openingEntry.js'
import { connectFirst } from '../../shared/connectFirst.js'
import { getFilledEntries } from '../../shared/filledEntries.js'
import { leaveUnavailable } from '../../shared/leaveUnavailable.js'

/**
 * Fills in the form with the arguments of the view, and selects the native currency if no token was specified. Connect
 * comes first if the namespace does not have an account. Alerts a network that the app does not list, and leaves the
 * form: a transfer for that network must not be sent on another one. Returns whether the receiver may be a name.
 */
export function useSendArguments(send: UseSendReturnType): boolean {
  const latchkit = useLatchkit()
  const { client } = latchkit
  const given = useViewParameters('WalletSend')
  const features = useFeatures()
  const { reset } = useRouter()
  const { token, tokenBalances, network, address, update } = send
  const entry = useContext(EntryContext)
  const filled = getFilledEntries(latchkit)

  useEffect(() => {
    const leave = () => reset(resolveOpeningView(client))
    if (!features.send) return leaveUnavailable(latchkit, 'WalletSend')
    const namespace = given?.namespace ?? namespaceOf(given?.nft) ?? client.store.get(activeNamespaceAtom)
    const isConnected = () =>
      namespace !== undefined && client.store.get(accountsAtom)[namespace]?.isConnected === true
    if (!isConnected())
      return connectFirst(latchkit, { target: given && { namespace }, isConnected }, 'WalletSend', given)
    if (!entry || filled.has(entry)) return
    filled.add(entry)
    if (!given) {
      // The NFT of an earlier transfer that was not sent.
      if (client.store.get(sendAtom).token?.nft) update({ token: undefined, sendTokenAmount: '' })
      return
    }
    const { amount, to, nft, chainId = nft?.chainId } = given
    const id = chainId === undefined || `${chainId}`.includes(':') ? chainId : `${namespace}:${chainId}`
    const caipNetworkId = id as CaipNetworkId | undefined
    const networks = client.store.get(networksAtom)
    if (caipNetworkId && !networks.some(one => one.caipNetworkId === caipNetworkId)) {
      const error = new NetworkNotFoundError({ caipNetworkId })
      importWithRetry(() => import('../../shared/alerts/alertError.js')).then(
        ({ alertError }) => alertError(latchkit, error),
        () => client.logger.error(error.message),
      )
      return leave()
    }
    update({
      // A network stays that of its namespace, whichever is active later.
      namespace: caipNetworkId ? namespace : given.namespace,
      caipNetworkId,
      token: nft && toNftToken(nft),
      sendTokenAmount: amount ?? (nft ? '1' : ''),
      receiverAddress: to ?? '',
    })
  }, [latchkit, client, features, given, entry, filled, reset, update])

  // The account that the app requested earlier is gone, and another account is connected.
  const isLost = useAtomValue(accountAtom).isConnected && !address
  useEffect(() => {
    if (isLost) update({ namespace: undefined, caipNetworkId: undefined })
  }, [isLost, update])

  const isOfSender = token?.chainId === network?.caipNetworkId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or network is a reason, and the form is read.
  useEffect(() => {
    // Read again: the effect above may have filled in an NFT.
    const form = client.store.get(sendAtom)
    const chain = form.caipNetworkId ?? network?.caipNetworkId
    if (!tokenBalances || (form.token && form.token.chainId === chain)) return
    const wanted = given?.assetAddress?.split(':').at(-1)?.toLowerCase()
    const found = tokenBalances.find(one =>
      wanted ? one.address?.toLowerCase().endsWith(`:${wanted}`) : !one.address,
    )
    update({ token: found })
  }, [client, tokenBalances, token, isOfSender, given, update])
  // Another account has other tokens, or less of them.
  useEffect(() => {
    const same =
      token &&
      !token.nft &&
      tokenBalances?.find(one => one.address === token.address && one.chainId === token.chainId)
    if (same && same !== token && address) update({ token: same })
  }, [tokenBalances, token, address, update])
  return client.config.gateway !== undefined && network !== undefined && getNetworkServices(network).names
}

const namespaceOf = (nft: { readonly chainId: CaipNetworkId } | undefined) =>
  nft?.chainId.split(':')[0] as Namespace | undefined
