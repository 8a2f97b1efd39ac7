import type { Client } from '../../types/client.js'
import { sendAtom } from './atoms.js'
import { SendIncompleteError } from './errors.js'
import { getSender } from './getSender.js'
import { readReceiver, toTokenAddress } from './prepareSend.js'

/** What of a token can be sent. */
export type MaxAmount = {
  /** In the smallest unit; 0 where the balance does not cover the fee. */
  readonly value: bigint
  readonly decimals: number
}

/**
 * Reads from the chain how much of the token of the form can be sent: the balance, and of the network's own currency less
 * the fee. The receiver of the form counts, since the fee depends on it; a name is looked up.
 *
 * @throws SendIncompleteError `send/incomplete`, without a token
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * const { value, decimals } = await getMaxAmount(client)
 * updateSend(client, { sendTokenAmount: toAmountText({ value, decimals, locale: 'de' }) })
 */
export async function getMaxAmount(
  client: Client,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<MaxAmount> {
  const { token, receiverAddress } = client.store.get(sendAtom)
  if (!token) throw new SendIncompleteError({ missing: 'a token' })
  const sender = getSender(client)
  const { address: from, network, adapter, accountType } = sender
  const address = toTokenAddress(token.address)
  // What is no receiver yet counts as the sender. What is wrong with it is for the preview to say.
  const to = await readReceiver(client, { sender, text: receiverAddress, token: address, signal }).then(
    receiver => receiver.receiverAddress,
    () => from,
  )
  signal?.throwIfAborted()
  const { balance, decimals, fee } = await adapter.estimateTransfer({
    to,
    value: 1n,
    token: address,
    from,
    network,
    signal,
  })
  const reserved = address || accountType === 'smartAccount' ? 0n : fee
  return { value: balance > reserved ? balance - reserved : 0n, decimals }
}
