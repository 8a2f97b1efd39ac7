import type { webcrypto } from 'node:crypto'
import { ConfigError } from '@latchkit/service-base'
import type { KekProvider } from '../formats/env1.js'

/** Keys of 32 bytes by id. */
export type Keyring = {
  readonly current: string
  readonly keys: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

const ivLength = 12

/**
 * Creates a provider whose keys are in the memory of this process: `blob = iv12 ‖ AES-256-GCM(KEK, dek)`.
 *
 * @throws ConfigError when a key is not of 32 random bytes
 */
export async function createKeyring(
  id: string,
  variable: string,
  { current, keys }: Keyring,
): Promise<KekProvider> {
  const imported = new Map<string, webcrypto.CryptoKey>()
  for (const [kid, raw] of keys) {
    if (raw.length !== 32) throw new ConfigError('bad-config', `${variable}: key ${kid} must have 32 bytes`)
    // A key of zeros, of one byte or of counted bytes is an example.
    const steps = new Set(raw.slice(1).map((byte, index) => byte - (raw[index] ?? 0)))
    if (steps.size === 1)
      throw new ConfigError('bad-config', `${variable}: key ${kid} is an example, not random`)
    imported.set(kid, await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']))
  }
  const find = (kid: string) => {
    const key = imported.get(kid)
    if (!key) throw new RangeError(`there is no key ${kid}`)
    return key
  }
  if (!imported.has(current)) throw new ConfigError('bad-config', `${variable}: there is no key ${current}`)
  return {
    id,
    current: () => current,
    async wrap(dek, aad) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const text = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: aad },
        find(current),
        dek,
      )
      const blob = new Uint8Array(ivLength + text.byteLength)
      blob.set(iv)
      blob.set(new Uint8Array(text), ivLength)
      return { kid: current, blob }
    },
    async unwrap({ kid, blob }, aad) {
      const iv = blob.slice(0, ivLength)
      const text = blob.slice(ivLength)
      const options = { name: 'AES-GCM', iv, additionalData: aad }
      return new Uint8Array(await crypto.subtle.decrypt(options, find(kid), text))
    },
    health: async () => {},
  }
}
