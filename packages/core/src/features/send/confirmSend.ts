import { createOwned, getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { followSent, type SentOutcome } from '../activity/followSent.js'
import { track } from '../analytics/start/track.js'
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
  /** Outcome on the chain; undefined if not known. Never rejects. */
  readonly outcome: Promise<SendOutcome | undefined>
}

/** Outcome of a transfer. */
export type SendOutcome = SentOutcome

/** Parameters of {@link confirmSend}. */
export type ConfirmSendParameters = {
  /** Called after all checks, before the request to the wallet, which waits for a returned promise. */
  readonly onAsk?: (() => void | Promise<void>) | undefined
}

type Pending = { readonly preview: SendPreview; readonly sent: Promise<SentTransaction> }

/** The transfer that waits for the wallet. */
const getSending = /*#__PURE__*/ createOwned('send.sending', () => ({
  pending: undefined as Pending | undefined,
}))

/**
 * Sends the transaction that `prepareSend` prepared, and resolves when the wallet has broadcast it; the form is then empty.
 * Resolves a name again first. A second call for the same preview returns the promise of the first. If the wallet refuses
 * or fails, the form keeps its values.
 *
 * @throws SendIncompleteError `send/incomplete`, if nothing is prepared
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
  const { received, priorityFee } = preview
  checkSender()
  if (name !== undefined) {
    const { address } = await resolveName(client, { name, network, isFresh: true })
    if (address.toLowerCase() !== to.toLowerCase()) throw new ReceiverChangedError({ name })
    // The sender may have changed meanwhile.
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
    hash = await adapter.sendTransfer({
      to,
      value: amount,
      token: tokenAddress,
      nft: token.nft,
      from,
      caipNetworkId,
      estimated: { received, priorityFee },
    })
  } catch (cause) {
    track(client, { event: 'SEND_ERROR', properties })
    throw new SendFailedError({ cause })
  }
  track(client, { event: 'SEND_SUCCESS', properties })
  rememberReceiver(client, namespace, to)
  // Keeps the input that changed meanwhile.
  getStore(client).set(sendAtom, state =>
    state.preview === preview ? { ...emptySend, loading: state.loading } : state,
  )
  const outcome = followSent(client, {
    hash,
    network,
    address: from,
    tokens: token.nft ? [] : [token.address],
  })
  return { hash, preview, outcome }

  function checkSender(): void {
    const sender = getSender(client)
    const isSame = sender.address === from && sender.network.caipNetworkId === network.caipNetworkId
    if (!isSame) throw new SenderChangedError()
  }
}
