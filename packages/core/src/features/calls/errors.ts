import type { BaseError } from '../../errors/BaseError.js'
import { ProviderRpcError } from '../../errors/providerErrors.js'
import { toProviderRpcError } from '../../errors/toProviderRpcError.js'

/** An error of EIP-5792. */
type CallsErrorKind = {
  readonly rpcCode: number
  readonly code: string
  readonly text: string
  /** The action to take. */
  readonly hint: string
}

/**
 * A batch was refused, by the wallet or before it. `rpcCode` is the number of EIP-5792, and each number has a `code`:
 * `calls/invalid` -32602, `calls/capability-not-supported` 5700, `calls/chain-not-supported` 5710, `calls/duplicate-id`
 * 5720, `calls/unknown-id` 5730, `calls/too-large` 5740, `calls/upgrade-rejected` 5750, `calls/not-atomic` 5760.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792#error-codes
 */
export class CallsError extends ProviderRpcError {
  override readonly name = 'CallsError'
  constructor(kind: CallsErrorKind, { cause, reason }: { cause?: unknown; reason?: string } = {}) {
    const { code, rpcCode, text, hint } = kind
    super(text, { code, rpcCode, cause, metaMessages: reason ? [reason, hint] : [hint] })
  }
}

// Separate constants, so that a module that shows a batch does not contain the texts of sending.
/**
 * @error calls/invalid
 * @why A call has a target that is not `0x` and 40 hex digits, data with an odd number of digits, a negative value, or
 * neither a target nor data; there is no call; or the id is empty or longer than 8194 characters. The message names the
 * call. A wallet may answer with the same number for its own reasons.
 * @solution Correct the calls. Nothing was sent. A name such as `vitalik.eth` is no target: resolve it first.
 */
export const invalidCalls = {
  rpcCode: -32602,
  code: 'calls/invalid',
  text: 'The calls are invalid',
  hint: 'Correct them. Nothing was sent.',
}
/**
 * @error calls/capability-not-supported
 * @why
 * The batch, or one of its calls, asks for a capability without `optional: true`, and the wallet does not have it. A
 * wallet without `wallet_sendCalls` has none, so it was not asked at all.
 *
 * The embedded wallet answers it for a `paymasterService` whose origin the project of the secure site does not list,
 * and for the eoa, which always pays its fees itself.
 * @solution Mark the capability as optional, or read `getCapabilities` first and offer another wallet.
 */
export const unsupportedCapability = {
  rpcCode: 5700,
  code: 'calls/capability-not-supported',
  text: 'The wallet lacks a capability that the calls need',
  hint: 'Mark it as optional, or offer another wallet.',
}
/**
 * @error calls/chain-not-supported
 * @why The client does not list the network, or the wallet does not support batches there.
 * @solution Send the calls on another network, or add the network to the client.
 */
export const unsupportedChain = {
  rpcCode: 5710,
  code: 'calls/chain-not-supported',
  text: 'The network of the calls is not supported',
  hint: 'Use a network that the app and the wallet have.',
}
/**
 * @error calls/duplicate-id
 * @why The app passed an `id` that was used in the last 24 hours, from this browser or with this wallet.
 * @solution Leave `id` out: the wallet, or the client, then makes one. If the batch is to be sent again, first read
 * `getCallsStatus` of the id.
 */
export const duplicateId = {
  rpcCode: 5720,
  code: 'calls/duplicate-id',
  text: 'A batch with this id was sent before',
  hint: 'Leave the id out, or use another one.',
}
/**
 * @error calls/unknown-id
 * @why The connected wallet has not sent a batch with this id, and this browser has not either, or more than 30 days
 * ago.
 * @solution Connect the wallet that has sent it. Keep the id with the address and the wallet.
 */
export const unknownId = {
  rpcCode: 5730,
  code: 'calls/unknown-id',
  text: 'No batch with this id is known',
  hint: 'Ids are kept for 30 days.',
}
/**
 * @error calls/too-large
 * @why The wallet refused the number of calls. Where the calls are separate transactions, the limit is 100 calls, and
 * 128 KiB for all.
 * @solution Send fewer calls at a time.
 */
export const tooLarge = {
  rpcCode: 5740,
  code: 'calls/too-large',
  text: 'The batch is too large',
  hint: 'Send fewer calls.',
}
/**
 * @error calls/upgrade-rejected
 * @why The wallet could execute the calls as one after an upgrade of the account (EIP-7702), and the user rejected it.
 * Nothing was sent. Some wallets answer this only where the calls have to be atomic; an embedded wallet does whenever
 * the approval would upgrade the account.
 * @solution Offer to try again, or one transaction after another.
 */
export const upgradeRejected = {
  rpcCode: 5750,
  code: 'calls/upgrade-rejected',
  text: 'The upgrade of the account, which could send the calls as one, was rejected',
  hint: 'Offer to try again, or do not require atomic calls.',
}
/**
 * @error calls/not-atomic
 * @why The batch has several calls and `atomicRequired`, and the wallet cannot execute all of them or none. A wallet
 * without `wallet_sendCalls` was not asked at all.
 * @solution Read `getCapabilities` first: `atomic.status` is `supported` or `ready` where it works. Otherwise send the
 * calls without `atomicRequired`, or offer another wallet.
 */
export const notAtomic = {
  rpcCode: 5760,
  code: 'calls/not-atomic',
  text: 'The wallet cannot send the calls as one',
  hint: 'Do not require atomic calls, or offer another wallet.',
}

/** Maps an error of an adapter: the numbers of `kinds` to errors of EIP-5792, everything else as for other requests. */
export function toCallsError(error: unknown, kinds: readonly CallsErrorKind[]): BaseError {
  // A number of EIP-5792 says more than the text, which may contain "user rejected" for 5750.
  for (let layer = error, depth = 0; layer && depth < 8; depth += 1) {
    const { code, rpcCode, cause } = layer as { code?: unknown; rpcCode?: unknown; cause?: unknown }
    const kind = kinds.find(known => known.rpcCode === code || known.rpcCode === rpcCode)
    if (kind) return new CallsError(kind, { cause: error })
    layer = cause
  }
  return toProviderRpcError(error)
}
