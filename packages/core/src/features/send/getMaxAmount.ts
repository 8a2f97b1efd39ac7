import type { Client } from '../../types/client.js'
import { sendAtom } from './atoms.js'
import { SendIncompleteError } from './errors.js'
import { getSender } from './getSender.js'
import { readReceiver, toTokenAddress } from './prepareSend.js'
import { toShownAmount } from './shownAmount.js'

/** Amount of a token that can be sent. */
export type MaxAmount = {
  /** In the smallest unit, as it is shown; 0 if the balance does not cover the fee. */
  readonly value: bigint
  readonly decimals: number
}

/**
 * Reads from the chain the amount of the form's token that can be sent: the balance, for the network's own currency minus
 * the fee. Uses the receiver of the form, since the fee depends on it; looks up a name.
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
  // Until the receiver is valid, the sender takes its place. The preview reports errors of the receiver.
  const to = await readReceiver(client, { sender, text: receiverAddress, token: address, signal }).then(
    receiver => receiver.receiverAddress,
    () => from,
  )
  signal?.throwIfAborted()
  const { balance, decimals, fee, multiplier } = await adapter.estimateTransfer({
    to,
    value: 1n,
    token: address,
    nft: token.nft,
    from,
    network,
    signal,
  })
  const reserved = address || accountType === 'smartAccount' ? 0n : fee
  return { value: toShownAmount(balance > reserved ? balance - reserved : 0n, multiplier), decimals }
}
