import { fromHex } from '../crypto/fromHex.js'
import { isKey } from '../validate/isKey.js'
import { isRecord } from '../validate/isRecord.js'

/** The public key with which a wallet approved, or `undefined` when its answer has not the form. */
export function readApproval(result: unknown): Uint8Array | undefined {
  if (!isRecord(result) || !isKey(result.responderPublicKey)) return undefined
  return fromHex(result.responderPublicKey)
}
