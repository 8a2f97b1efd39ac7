import { base64 } from '@scure/base'
import { signBytes } from './signBytes.js'
import type { SolanaKey, SolanaMessageInput } from './types.js'

/** Signs messages; signatures in base64, in the order of the messages. */
export function signMessages(
  keyOf: (address: string) => SolanaKey,
  inputs: readonly SolanaMessageInput[],
): string[] {
  return inputs.map(({ account, message }) =>
    base64.encode(signBytes(keyOf(account), base64.decode(message))),
  )
}
