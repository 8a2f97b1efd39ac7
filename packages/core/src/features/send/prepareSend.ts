import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import { parseAmount } from '../../validate/parseAmount.js'
import { resolveName } from '../names/resolveName.js'
import { getNetworkServices } from '../networks/support.js'
import { sendAtom } from './atoms.js'
import { checkReceiver, findLookalike } from './checkReceiver.js'
import {
  AmountTooLowError,
  BelowReserveError,
  DecimalsMismatchError,
  InsufficientBalanceError,
  InsufficientGasError,
  InvalidReceiverError,
  SendIncompleteError,
} from './errors.js'
import { getReceivers } from './getReceivers.js'
import { getSender, type Sender } from './getSender.js'
import { fromShownAmount } from './shownAmount.js'
import type { SendPreview } from './types.js'

/** Parameters of {@link prepareSend}. */
export type PrepareSendParameters = { readonly signal?: AbortSignal | undefined }

/** The address of a CAIP-10 id, or of an address alone; undefined for the network's own currency. */
export const toTokenAddress = (address: string | undefined): string | undefined => address?.split(':').at(-1)

/**
 * Builds a preview from the form, and writes it to `sendAtom`: resolves the name, reads the decimals, the balances and the
 * fee from the chain, and checks that the account has enough of both. Does not prompt the user. Smart accounts, whose fee a
 * paymaster may pay, need no currency for it.
 *
 * @throws SendIncompleteError `send/incomplete`
 * @throws InvalidReceiverError `send/invalid-receiver`
 * @throws DecimalsMismatchError `send/decimals-mismatch`
 * @throws InsufficientBalanceError `send/insufficient-balance`
 * @throws InsufficientGasError `send/insufficient-gas`
 * @throws AmountTooLowError `send/amount-too-low`
 * @throws BelowReserveError `send/below-reserve`
 * @throws NameUnresolvedError `names/unresolved`
 * @throws CapabilityNotSupportedError `adapter/capability-not-supported`
 *
 * @example
 * const { fee, receiverAddress } = await prepareSend(client)
 */
export async function prepareSend(
  client: Client,
  { signal }: PrepareSendParameters = {},
): Promise<SendPreview> {
  const store = getStore(client)
  const form = store.get(sendAtom)
  const { token, sendTokenAmount, receiverAddress } = form
  const sender = getSender(client)
  const { network, address: from } = sender
  if (!token || token.chainId !== network.caipNetworkId) throw new SendIncompleteError({ missing: 'a token' })
  const listed = Number(token.quantity.decimals)
  const { value: shown } = parseAmount(sendTokenAmount, listed)
  if (!shown) throw new SendIncompleteError({ missing: 'a valid amount' })
  const tokenAddress = toTokenAddress(token.address)
  const receiver = await readReceiver(client, { sender, text: receiverAddress, token: tokenAddress, signal })
  const read = (value: bigint) =>
    sender.adapter.estimateTransfer({
      to: receiver.receiverAddress,
      value,
      token: tokenAddress,
      nft: token.nft,
      from,
      network,
      signal,
    })
  const first = await read(shown)
  const amount = fromShownAmount(shown, first.multiplier)
  // The fee of the token depends on the amount.
  const estimate = amount === shown ? first : await read(amount)
  const { symbol } = token
  if (estimate.decimals !== listed)
    throw new DecimalsMismatchError({ symbol, listed: token.quantity.decimals, read: estimate.decimals })
  if (estimate.balance < amount) throw new InsufficientBalanceError({ symbol })
  const left = estimate.nativeBalance - (tokenAddress ? 0n : amount)
  const isShort = estimate.nativeBalance === 0n || left < estimate.fee
  if (isShort && sender.accountType !== 'smartAccount')
    throw new InsufficientGasError({ symbol: network.nativeCurrency.symbol })
  const { minimum = 0n, reserve = 0n } = estimate
  if (amount < minimum) throw new AmountTooLowError({ minimum })
  const kept = left - estimate.fee
  if (kept > 0n && kept < reserve) throw new BelowReserveError({ reserve })
  const preview: SendPreview = {
    ...receiver,
    token,
    amount,
    decimals: estimate.decimals,
    from,
    fee: estimate.fee,
    balance: estimate.balance,
    received: estimate.received ?? amount,
    priorityFee: estimate.priorityFee ?? 0n,
    multiplier: estimate.multiplier,
    notes: estimate.notes ?? [],
    network,
  }
  signal?.throwIfAborted()
  // The form may have changed meanwhile.
  if (store.get(sendAtom) === form) store.set(sendAtom, { ...form, preview })
  return preview
}

type Receiver = Pick<
  SendPreview,
  'receiverAddress' | 'receiverProfileName' | 'receiverProfileImageUrl' | 'isEthereumAddress' | 'lookalike'
>

/** Reads the receiver of a form, and looks up the address of a name. Throws as {@link prepareSend}. */
export async function readReceiver(
  client: Client,
  {
    sender,
    text,
    token,
    signal,
  }: {
    readonly sender: Sender
    readonly text: string
    readonly token: string | undefined
    readonly signal: AbortSignal | undefined
  },
): Promise<Receiver> {
  const { network, address: own } = sender
  const { chainNamespace: namespace } = network
  const names = client.config.gateway !== undefined && getNetworkServices(network).names
  const check = (receiver: string) => checkReceiver(receiver, { namespace, token, names })
  const checked = check(text)
  if (checked.kind === 'empty') throw new SendIncompleteError({ missing: 'a receiver' })
  if (checked.kind === 'refused') throw new InvalidReceiverError(checked)
  const resolved =
    checked.kind === 'name' ? await resolveName(client, { name: checked.name, network, signal }) : undefined
  // A name may also resolve to an address that must not receive the transfer.
  const target = resolved ? check(resolved.address) : checked
  if (target.kind !== 'address')
    throw new InvalidReceiverError({ problem: target.kind === 'refused' ? target.problem : 'invalid' })
  const { address } = target
  const known = [own, ...getReceivers(client, { namespace, from: own }).map(one => one.address)]
  return {
    receiverAddress: address,
    ...(resolved && { receiverProfileName: resolved.name, receiverProfileImageUrl: resolved.avatar }),
    isEthereumAddress: resolved?.isEthereumAddress ?? false,
    lookalike: findLookalike(address, known),
  }
}
