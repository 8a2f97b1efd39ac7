import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { SolanaKey } from './types.js'

const hmac = async (key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}

/** SLIP-0010 for ed25519, which has hardened steps only: the key at `m/44'/501'/index'/0'`. */
export async function deriveKey(seed: Uint8Array<ArrayBuffer>, path: readonly number[]): Promise<SolanaKey> {
  let node = await hmac(new TextEncoder().encode('ed25519 seed'), seed)
  for (const step of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, 0x80000000 + step)
    node = await hmac(node.slice(32), data)
  }
  const key = node.slice(0, 32)
  return { address: base58.encode(ed25519.getPublicKey(key)), seed: bytesToHex(key) }
}
