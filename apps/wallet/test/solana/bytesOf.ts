/** Bytes as `askWallet` carries them. */
export function bytesOf(bytes: Uint8Array | string): { bytes: number[] } {
  return { bytes: [...(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes)] }
}
