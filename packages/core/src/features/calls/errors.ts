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
export const invalidCalls = {
  rpcCode: -32602,
  code: 'calls/invalid',
  text: 'The calls are invalid',
  hint: 'Correct them. Nothing was sent.',
}
export const unsupportedCapability = {
  rpcCode: 5700,
  code: 'calls/capability-not-supported',
  text: 'The wallet lacks a capability that the calls need',
  hint: 'Mark it as optional, or offer another wallet.',
}
export const unsupportedChain = {
  rpcCode: 5710,
  code: 'calls/chain-not-supported',
  text: 'The network of the calls is not supported',
  hint: 'Use a network that the app and the wallet have.',
}
export const duplicateId = {
  rpcCode: 5720,
  code: 'calls/duplicate-id',
  text: 'A batch with this id was sent before',
  hint: 'Leave the id out, or use another one.',
}
export const unknownId = {
  rpcCode: 5730,
  code: 'calls/unknown-id',
  text: 'No batch with this id is known',
  hint: 'Ids are kept for 30 days.',
}
export const tooLarge = {
  rpcCode: 5740,
  code: 'calls/too-large',
  text: 'The batch is too large',
  hint: 'Send fewer calls.',
}
export const upgradeRejected = {
  rpcCode: 5750,
  code: 'calls/upgrade-rejected',
  text: 'The upgrade of the account, which could send the calls as one, was rejected',
  hint: 'Offer to try again, or do not require atomic calls.',
}
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
