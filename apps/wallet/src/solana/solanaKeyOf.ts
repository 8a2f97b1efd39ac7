import { type Hex, hexToBytes } from 'viem'
import { devKeys, devMnemonic } from '../common/devKeys.js'
import { deriveKey } from './deriveKey.js'
import type { SolanaKey } from './types.js'

/** BIP-39, without a passphrase. */
const mnemonicSeed = async (mnemonic: string) => {
  const text = new TextEncoder()
  const password = await crypto.subtle.importKey('raw', text.encode(mnemonic), 'PBKDF2', false, [
    'deriveBits',
  ])
  const salt = text.encode('mnemonic')
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, password, 512))
}

/**
 * The Solana key of an account: of the public mnemonic at `m/44'/501'/index'/0'` (SLIP-0010) for its accounts. Any other
 * private key is itself the seed that `m/44'/501'/0'/0'` is derived from, so that one key makes both accounts.
 */
export async function solanaKeyOf(privateKey: Hex): Promise<SolanaKey> {
  const known: readonly string[] = devKeys
  const index = known.indexOf(privateKey.toLowerCase())
  const seed = index < 0 ? hexToBytes(privateKey) : await mnemonicSeed(devMnemonic)
  return await deriveKey(new Uint8Array(seed), [44, 501, Math.max(index, 0), 0])
}
