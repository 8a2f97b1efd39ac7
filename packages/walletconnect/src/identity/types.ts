import type { Bytes } from '../crypto/types.js'

/** An Ed25519 key (RFC 8032) by which a relay knows its client. */
export type Identity = {
  /** `did:key:z6Mk…` of the public key. */
  readonly clientId: string
  sign(bytes: Bytes): Promise<Bytes>
}
