import { fromHex } from '../crypto/fromHex.js'
import { randomBytes } from '../crypto/randomBytes.js'
import { toHex } from '../crypto/toHex.js'
import type { StorageDriver } from '../types.js'
import { createIdentity } from './createIdentity.js'
import type { Identity } from './types.js'

/** The stored identity of this client, made and stored where there is none or it is damaged. */
export function loadIdentity(parameters: {
  readonly storage: StorageDriver
  readonly storageKey: string
}): Promise<Identity> {
  const { storage, storageKey } = parameters
  const key = `${storageKey}.identity`
  const stored = fromHex(storage.get(key) ?? '')
  if (stored?.length === 32) return createIdentity(stored)
  const seed = randomBytes(32)
  storage.set(key, toHex(seed))
  return createIdentity(seed)
}
