import { ConfigError } from '@latchkit/service-base'
import * as z from 'zod/mini'
import { KekUnavailableError } from '../errors.js'
import type { KekProvider } from './env1.js'
import { openVault } from './openVault.js'

/** Where the transit key of a role is. */
export type VaultKeyOptions = {
  /** Variable that names the key, for the message of an error. */
  readonly variable: string
  /** Such as `https://vault.example:8200`. */
  readonly address: string
  readonly namespace?: string | undefined
  /** Where the transit engine is mounted. */
  readonly mount: string
  /** Name of the key. */
  readonly key: string
  /** Reads the token, such as from the file that a Vault agent writes. Asked again when Vault refuses the one in use. */
  readToken(): Promise<string>
  onError(error: Error): void
}

const transitKey = z.object({
  data: z.object({
    type: z.string(),
    latest_version: z.int(),
    derived: z.optional(z.boolean()),
    exportable: z.optional(z.boolean()),
    allow_plaintext_backup: z.optional(z.boolean()),
  }),
})
const encrypted = z.object({ data: z.object({ ciphertext: z.string().check(z.regex(/^vault:v\d+:.+/)) }) })
const decrypted = z.object({ data: z.object({ plaintext: z.string() }) })

/** Types of a transit key that bind associated data. */
const aeadTypes = ['aes128-gcm96', 'aes256-gcm96', 'chacha20-poly1305', 'xchacha20-poly1305']

/**
 * Opens a key of the transit engine of a HashiCorp Vault, or of OpenBao. Data keys are wrapped and unwrapped there, over
 * HTTP; the key itself never leaves it. The id of a key is `vault:<mount>/<key>:<version>`, so a version that
 * `vault write -f <mount>/keys/<key>/rotate` makes is the next current key.
 *
 * @throws ConfigError when Vault does not answer, refuses the token, or the key cannot be used
 */
export async function createVaultKek(options: VaultKeyOptions): Promise<KekProvider> {
  const { variable, mount, key } = options
  const prefix = `vault:${mount}/${key}:`
  const vault = await openVault(options)
  let latest = 0
  const readKey = async () => {
    const { data } = transitKey.parse(await vault.call('GET', `${mount}/keys/${key}`))
    const refuse = (reason: string) => new ConfigError('bad-config', `${variable}: the key ${key} ${reason}`)
    if (!aeadTypes.includes(data.type)) throw refuse(`is of type ${data.type}: it must be aes256-gcm96`)
    if (data.derived) throw refuse('is derived: the secure site gives no context')
    if (data.exportable || data.allow_plaintext_backup) throw refuse('can be exported: make another')
    latest = data.latest_version
  }
  try {
    await readKey()
  } catch (cause) {
    vault.close()
    if (cause instanceof ConfigError) throw cause
    const reason = cause instanceof Error ? cause.message : 'Vault does not answer'
    throw new ConfigError('bad-config', `${variable}: ${reason}`, { cause })
  }
  return {
    id: 'vault',
    current: () => `${prefix}${latest}`,
    owns: kid => kid.startsWith(prefix) && /^\d+$/.test(kid.slice(prefix.length)),
    async wrap(dek, aad) {
      const answer = await vault.call('POST', `${mount}/encrypt/${key}`, {
        plaintext: toText(dek),
        associated_data: toText(aad),
      })
      const { ciphertext } = encrypted.parse(answer).data
      const version = versionOf(ciphertext)
      latest = Math.max(latest, version)
      return { kid: `${prefix}${version}`, blob: new Uint8Array(Buffer.from(ciphertext)) }
    },
    async unwrap({ kid, blob }, aad) {
      const ciphertext = Buffer.from(blob).toString()
      if (kid !== `${prefix}${versionOf(ciphertext)}`) throw new RangeError(`there is no key ${kid}`)
      const answer = await vault.call('POST', `${mount}/decrypt/${key}`, {
        ciphertext,
        associated_data: toText(aad),
      })
      return new Uint8Array(Buffer.from(decrypted.parse(answer).data.plaintext, 'base64'))
    },
    health: () =>
      readKey().catch(error => {
        if (error instanceof KekUnavailableError || error instanceof ConfigError) throw error
        throw new KekUnavailableError(`Vault: ${String(error)}`, { cause: error })
      }),
    close: vault.close,
  }
}

const versionOf = (ciphertext: string) => Number(/^vault:v(\d+):/.exec(ciphertext)?.[1])
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
