/**
 * Additional data of an AES-GCM text: a fixed list of fields, percent-encoded and joined by `|`, as UTF-8. A text that is
 * moved to another row, user or version does not decrypt.
 *
 * @example
 * aad('v1', projectId, userId, walletId, 1) // of the wallet blob
 */
export function aad(...fields: readonly (string | number)[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(fields.map(field => encodeURIComponent(field)).join('|'))
}

/** Additional data of the wallet blob, which the frame encrypts by WK. `gen` is that of WK. */
export function blobAad(wallet: {
  readonly projectId: string
  readonly userId: string
  readonly walletId: string
  readonly gen: number
}): Uint8Array<ArrayBuffer> {
  return aad('v1', wallet.projectId, wallet.userId, wallet.walletId, wallet.gen)
}
