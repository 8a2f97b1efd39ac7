import { createSecretKey, type KeyObject } from 'node:crypto'
import { ConfigError } from '@latchkit/service-base'
import { decryptAesGcm, encryptAesGcm, ivLength } from './aesGcm.js'
import type { KekProvider } from './env1.js'

/** Keys of 32 bytes by id. */
export type Keyring = {
  readonly current: string
  readonly keys: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Of 32 random bytes fewer differ once in 10^20 keys. */
const fewestBytes = 16

/**
 * Creates a provider whose keys are in the memory of this process: `blob = iv12 ‖ AES-256-GCM(KEK, dek)`.
 *
 * @param reread - reads the keys again; `undefined` when they are as they were. Asked before each use of the current
 * key and for an unknown id, so that a rotation needs no restart
 * @throws ConfigError when a key is not of 32 random bytes
 */
export async function createKeyring(
  id: string,
  variable: string,
  keyring: Keyring,
  reread: () => Promise<Keyring | undefined> = async () => undefined,
): Promise<KekProvider> {
  let ring = readKeys(variable, keyring)
  const refresh = async () => {
    const changed = await reread()
    if (changed) ring = readKeys(variable, changed)
  }
  // Without the file, or with half of it, the keys in memory still work; `health` tells.
  const tryRefresh = () => refresh().catch(() => {})
  const find = (kid: string) => {
    const key = ring.keys.get(kid)
    if (!key) throw new RangeError(`there is no key ${kid}`)
    return key
  }
  return {
    id,
    current: () => ring.current,
    owns: kid => /^[\w-]{1,64}$/.test(kid),
    async wrap(dek, aad) {
      await tryRefresh()
      const { current } = ring
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const text = encryptAesGcm(find(current), iv, dek, aad)
      const blob = new Uint8Array(ivLength + text.length)
      blob.set(iv)
      blob.set(text, ivLength)
      return { kid: current, blob }
    },
    async unwrap({ kid, blob }, aad) {
      if (!ring.keys.has(kid)) await tryRefresh()
      return decryptAesGcm(find(kid), blob.subarray(0, ivLength), blob.subarray(ivLength), aad)
    },
    health: refresh,
    close: () => {},
  }
}

function readKeys(variable: string, { current, keys }: Keyring) {
  const imported = new Map<string, KeyObject>()
  for (const [kid, raw] of keys) {
    if (raw.length !== 32) throw new ConfigError('bad-config', `${variable}: key ${kid} must have 32 bytes`)
    if (isExample(raw))
      throw new ConfigError('bad-config', `${variable}: key ${kid} is an example, not random`)
    imported.set(kid, createSecretKey(raw))
  }
  if (!imported.has(current)) throw new ConfigError('bad-config', `${variable}: there is no key ${current}`)
  return { current, keys: imported }
}

/** Whether a key consists of zeros, a repeated pattern, counted bytes, or typed text. */
function isExample(raw: Uint8Array): boolean {
  const steps = new Set(raw.slice(1).map((byte, index) => byte - (raw[index] ?? 0)))
  const isText = raw.every(byte => byte >= 0x20 && byte < 0x7f)
  return steps.size === 1 || isText || new Set(raw).size < fewestBytes
}
