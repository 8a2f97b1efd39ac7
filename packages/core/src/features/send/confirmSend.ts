import { createOwned, getStore } from '../../client/internal.js'
import { getQueryClient } from '../../query/getQueryClient.js'
import type { TransactionOutcome } from '../../types/adapter.js'
import type { Client } from '../../types/client.js'
import { claimPendingTransaction } from '../activity/followPendingTransactions.js'
import { addPendingTransaction, removePendingTransaction } from '../activity/pendingTransactions.js'
import { track } from '../analytics/track.js'
import { refreshTokenBalances } from '../balances/refreshTokenBalances.js'
import { resolveName } from '../names/resolveName.js'
import { emptySend, sendAtom } from './atoms.js'
import {
  ReceiverChangedError,
  SenderChangedError,
  SendFailedError,
  SendIncompleteError,
  SendPendingError,
} from './errors.js'
import { getSender } from './getSender.js'
import { rememberReceiver } from './pastReceivers.js'
import { toTokenAddress } from './prepareSend.js'
import type { SendPreview } from './types.js'

/** A transfer that was broadcast. */
export type SentTransaction = {
  readonly hash: string
  readonly preview: SendPreview
  /** How it ended on the chain; undefined where that is not known. Never rejects. */
  readonly outcome: Promise<SendOutcome | undefined>
}

/** How a transfer ended. */
export type SendOutcome = TransactionOutcome & {
  /** Whether nobody else, such as another tab, has announced it. */
  readonly isNew: boolean
}

/** Parameters of {@link confirmSend}. */
export type ConfirmSendParameters = {
  /** Called when everything is checked and the wallet is about to be asked, which waits for a returned promise. */
  readonly onAsk?: (() => void | Promise<void>) | undefined
}

type Pending = { readonly preview: SendPreview; readonly sent: Promise<SentTransaction> }

/** The transfer that waits for the wallet, and what ends with the client. */
const getSending = /*#__PURE__*/ createOwned('send.sending', () => {
  const controller = new AbortController()
  return {
    pending: undefined as Pending | undefined,
    signal: controller.signal,
    destroy: () => controller.abort(),
  }
})

/**
 * Sends what `prepareSend` has made of the form, and resolves when the wallet has broadcast it; the form is empty then. A
 * name is resolved again first. A second call for the same preview returns the first one's promise. When the wallet refuses
 * or fails, the form keeps its values.
 *
 * @throws SendIncompleteError `send/incomplete`, when nothing is prepared
 * @throws SendPendingError `send/pending`
 * @throws SenderChangedError `send/sender-changed`
 * @throws ReceiverChangedError `send/receiver-changed`
 * @throws NameUnresolvedError `names/unresolved`
 * @throws SendFailedError `send/failed`
 *
 * @example
 * const { hash, outcome } = await confirmSend(client)
 * if ((await outcome)?.status === 'confirmed') console.info('Sent', hash)
 */
export function confirmSend(client: Client, { onAsk }: ConfirmSendParameters = {}): Promise<SentTransaction> {
  const sending = getSending(client)
  const { preview } = client.store.get(sendAtom)
  if (sending.pending)
    return sending.pending.preview === preview ? sending.pending.sent : Promise.reject(new SendPendingError())
  if (!preview) return Promise.reject(new SendIncompleteError({ missing: 'a preview' }))
  const sent = send(client, preview, onAsk).finally(() => {
    sending.pending = undefined
    getStore(client).set(sendAtom, state => ({ ...state, loading: false }))
  })
  sending.pending = { preview, sent }
  getStore(client).set(sendAtom, state => ({ ...state, loading: true }))
  return sent
}

async function send(
  client: Client,
  preview: SendPreview,
  onAsk: ConfirmSendParameters['onAsk'],
): Promise<SentTransaction> {
  const { token, amount, from, receiverAddress: to, receiverProfileName: name, network } = preview
  checkSender()
  if (name !== undefined) {
    const { address } = await resolveName(client, { name, network, isFresh: true })
    if (address.toLowerCase() !== to.toLowerCase()) throw new ReceiverChangedError({ name })
    // Time has passed.
    checkSender()
  }
  const { adapter, accountType } = getSender(client)
  const properties = { network: network.caipNetworkId, token: token.symbol, accountType }
  track(client, { event: 'SEND_INITIATED', properties })
  const { caipNetworkId, chainNamespace: namespace } = network
  const tokenAddress = toTokenAddress(token.address)
  let hash: string
  try {
    await onAsk?.()
    hash = await adapter.sendTransfer({ to, value: amount, token: tokenAddress, from, caipNetworkId })
  } catch (cause) {
    track(client, { event: 'SEND_ERROR', properties })
    throw new SendFailedError({ cause })
  }
  track(client, { event: 'SEND_SUCCESS', properties })
  rememberReceiver(client, namespace, to)
  // What was written meanwhile stays.
  getStore(client).set(sendAtom, state =>
    state.preview === preview ? { ...emptySend, loading: state.loading } : state,
  )
  return { hash, preview, outcome: follow(client, preview, hash) }

  function checkSender(): void {
    const sender = getSender(client)
    const isSame = sender.address === from && sender.network.caipNetworkId === network.caipNetworkId
    if (!isSame) throw new SenderChangedError()
  }
}

/** Keeps the transaction as pending, waits for the chain, and reads what has changed. */
async function follow(
  client: Client,
  { token, network, from }: SendPreview,
  hash: string,
): Promise<SendOutcome | undefined> {
  const { adapter } = getSender(client)
  const { signal } = getSending(client)
  const { caipNetworkId: chain } = network
  const release = claimPendingTransaction(client, hash)
  addPendingTransaction(client, { hash, chain, address: from, sentAt: Date.now() })
  try {
    const outcome = await adapter.waitForTransaction?.({ hash, network, signal })
    if (!outcome) return undefined
    const isNew = removePendingTransaction(client, { hash, chain })
    const forceUpdate = ['native', ...(token.address ? [token.address] : [])]
    Promise.all([
      refreshTokenBalances(client, { address: from, network, forceUpdate }),
      getQueryClient(client).then(queryClient =>
        queryClient.invalidateQueries({ queryKey: ['latchkit', client.uid, 'transactions', chain] }),
      ),
    ]).catch(error => client.logger.info('The account could not be read after a transfer', { error }))
    return { ...outcome, isNew }
  } catch (error) {
    if (!signal.aborted) client.logger.warn('It is not known how a transaction ended', { error, hash })
    return undefined
  } finally {
    release()
  }
}
