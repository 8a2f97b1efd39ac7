import { fromHex } from '../crypto/fromHex.js'
import { ProtocolError } from '../errors/protocolErrors.js'
import type { StoredSession } from './types.js'

/** The symmetric key of a session. */
export function sessionKey({ symKey }: StoredSession): Uint8Array {
  const key = fromHex(symKey)
  if (!key) throw new ProtocolError(2)
  return key
}
