/** WebCrypto, where there is one: a page that is not a secure context (plain http on a LAN) has none. */
export function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle
}
