import type { WalletRotation } from '@latchkit/secure-protocol/api/wallet'
import { rotationText } from '@latchkit/secure-protocol/formats/walletProof'
import { base64urlnopad } from '@scure/base'
import type { Signer } from './createSigner.js'
import type { NewShares, SealedWallet } from './signerMessages.js'

/** The shares of a new WK, and its data for the server. */
export type RotatedKey = { readonly shares: NewShares; readonly rotation: WalletRotation }

/**
 * Makes a new WK that encrypts the same entropy, signed by the key of the old one: a session alone cannot rotate. Entropy and
 * both keys stay in the signer. Nothing has changed until the generation is confirmed.
 */
export async function rotateKey(signer: Signer, wallet: SealedWallet, shareGen: number): Promise<RotatedKey> {
  const { walletId, gen: old } = wallet.of
  const made = await signer({ task: 'rotate', wallet, shareGen })
  const next = { gen: old + 1, blob: encode(made.blob), proofKey: encode(made.proofKey) }
  const text = rotationText({ ...next, walletId, shareGen })
  const { key, signature } = await signer({ task: 'prove', wallet, text })
  return { shares: made.shares, rotation: { ...next, key: encode(key), signature: encode(signature) } }
}

const encode = (bytes: Uint8Array) => base64urlnopad.encode(bytes)
