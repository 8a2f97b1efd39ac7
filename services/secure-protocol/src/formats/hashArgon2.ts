import { argon2id } from 'hash-wasm'

/** A password to be hashed. */
export type Argon2Request = {
  readonly password: string
  readonly salt: Uint8Array<ArrayBuffer>
  /** KiB. */
  readonly memory: number
  readonly passes: number
}

/**
 * Argon2id (RFC 9106) with one lane: 32 bytes. The password is normalized by NFKC, so that it is the same on each keyboard.
 */
export async function hashArgon2({
  password,
  salt,
  memory,
  passes,
}: Argon2Request): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await argon2id({
    password: password.normalize('NFKC'),
    salt,
    parallelism: 1,
    iterations: passes,
    memorySize: memory,
    hashLength: 32,
    outputType: 'binary',
  })
  return new Uint8Array(hash)
}
