import { ed25519 } from '@noble/curves/ed25519.js'
import type { Keypair } from '@solana/web3.js'

/** The ed25519 signature of bytes. */
export function signWithKey(message: Uint8Array, { secretKey }: Keypair): Uint8Array {
  return ed25519.sign(message, secretKey.subarray(0, 32))
}
