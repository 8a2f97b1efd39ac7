import { fromHex } from '../crypto/fromHex.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import type { Metadata } from '../types.js'
import { isKey } from '../validate/isKey.js'
import { isRecord } from '../validate/isRecord.js'
import { readMetadata } from '../validate/readMetadata.js'

export type Responder = { readonly publicKey: Uint8Array; readonly metadata: Metadata }

/** Who answered an authentication, and the statements, which are still to be read. @throws ProtocolError 11001 */
export function readResponder(result: unknown): {
  readonly responder: Responder
  readonly cacaos: readonly unknown[]
} {
  if (!isRecord(result) || !isRecord(result.responder)) throw new ProtocolError(11001)
  const { cacaos, responder } = result
  const metadata = readMetadata(responder.metadata)
  const publicKey = isKey(responder.publicKey) ? fromHex(responder.publicKey) : undefined
  if (!publicKey || !metadata || !Array.isArray(cacaos) || cacaos.length === 0) throw new ProtocolError(11001)
  return { responder: { publicKey, metadata }, cacaos }
}
