import { combine } from 'shamir-secret-sharing'
import { blobAad } from './aad.js'
import { decodeShare } from './share1.js'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Rebuilds the wallet key of two shares. Shares of two generations, or twice the same, combine to a wrong key without an
 * error: they are refused before.
 *
 * @throws RangeError when the shares do not go together
 */
export async function combineShares(shares: readonly [Bytes, Bytes]): Promise<Bytes> {
  const [first, second] = [decodeShare(shares[0]), decodeShare(shares[1])]
  if (first.gen !== second.gen || first.index === second.index)
    throw new RangeError('the shares do not go together')
  const combined = new Uint8Array(await combine([first.raw, second.raw]))
  first.raw.fill(0)
  second.raw.fill(0)
  return combined
}

/** Opens the blob of a wallet, `iv12 ‖ AES-256-GCM(WK, entropy)`. Its tag tells whether the key is right. */
export async function openEntropy(
  of: Parameters<typeof blobAad>[0],
  blob: Bytes,
  walletKey: Bytes,
): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', walletKey, 'AES-GCM', false, ['decrypt'])
  const options = { name: 'AES-GCM', iv: blob.slice(0, 12), additionalData: blobAad(of) }
  return new Uint8Array(await crypto.subtle.decrypt(options, key, blob.slice(12)))
}
