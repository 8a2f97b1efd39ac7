import { parseMessage } from './parseMessage.js'

/** If the signature of these bytes would be that of a transaction. */
export function isTransactionMessage(bytes: Uint8Array): boolean {
  try {
    return parseMessage(bytes).instructions.length > 0
  } catch {
    return false
  }
}
