import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes } from 'viem'
import type { SolanaKey } from './types.js'

export function signBytes({ seed }: SolanaKey, bytes: Uint8Array): Uint8Array {
  return ed25519.sign(bytes, hexToBytes(seed))
}
