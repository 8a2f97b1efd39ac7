import type { Bytes } from '../crypto/types.js'

/** Where the client remembers things, as `@latchkit/core` has it. Never throws. */
export type Storage = {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  /** Called when another tab wrote `key`. */
  watch?(key: string, listener: (value: string | undefined) => void): () => void
}

/** An Ed25519 key (RFC 8032) by which a relay knows its client. */
export type Identity = {
  /** `did:key:z6Mk…` of the public key. */
  readonly clientId: string
  sign(bytes: Bytes): Promise<Bytes>
}
