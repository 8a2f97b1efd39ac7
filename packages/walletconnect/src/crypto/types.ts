/** Bytes in an `ArrayBuffer`, the type that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>

/** An x25519 key pair (RFC 7748). The private key is not readable. */
export type KeyPair = {
  /** 32 bytes. */
  readonly publicKey: Bytes
  /**
   * Computes the 32-byte secret shared with the holder of `peerPublicKey`.
   *
   * @throws InvalidPublicKeyError (not 32 bytes, or a point of low order: the secret would be all zeros)
   */
  agree(peerPublicKey: Uint8Array): Promise<Bytes>
}
