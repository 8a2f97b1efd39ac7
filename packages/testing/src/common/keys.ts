import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { devKeys, devMnemonic } from './defaults.js'
import type { SolanaKey, SolanaMessageInput, WalletAccount } from './types.js'

/** The BIP-39 seed of a mnemonic without a passphrase. */
const mnemonicSeed = async (mnemonic: string) => {
  const text = new TextEncoder()
  const password = await crypto.subtle.importKey('raw', text.encode(mnemonic), 'PBKDF2', false, [
    'deriveBits',
  ])
  const salt = text.encode('mnemonic')
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 2048 }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, password, 512))
}

const hmac = async (key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-512' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data))
}

/** Derives a key by SLIP-0010. ed25519 has hardened steps only. */
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

/**
 * Returns the Solana key that belongs to an EVM private key. The accounts of the public mnemonic have the key at
 * `m/44'/501'/index'/0'`. Any other private key is the seed from which `m/44'/501'/0'/0'` is derived.
 */
export async function solanaKeyOf(privateKey: Hex): Promise<SolanaKey> {
  const known: readonly string[] = devKeys
  const index = known.indexOf(privateKey.toLowerCase())
  const seed = index < 0 ? hexToBytes(privateKey) : await mnemonicSeed(devMnemonic)
  return await deriveKey(new Uint8Array(seed), [44, 501, Math.max(index, 0), 0])
}

/** Creates an account with an address in both namespaces. */
export async function createAccount(privateKey: Hex): Promise<WalletAccount> {
  return { address: privateKeyToAddress(privateKey), privateKey, solana: await solanaKeyOf(privateKey) }
}

/** Signs bytes with ed25519. */
export function signBytes({ seed }: SolanaKey, bytes: Uint8Array): Uint8Array {
  return ed25519.sign(bytes, hexToBytes(seed))
}

/** Signs messages. Returns the signatures in base64, in the order of the messages. */
export function signMessages(
  keyOf: (address: string) => SolanaKey,
  inputs: readonly SolanaMessageInput[],
): string[] {
  return inputs.map(({ account, message }) =>
    base64.encode(signBytes(keyOf(account), base64.decode(message))),
  )
}

/** The Solana account of a private key. */
export type SolanaAccount = {
  address: string
  /** 64 bytes, the seed and the public key, as web3.js' `Keypair.fromSecretKey` takes them. */
  secretKey: Uint8Array
}

/**
 * The Solana account that the wallet has for a private key of its configuration.
 *
 * @example
 * const { address } = await solanaAccountOf(defaultWallets.first.privateKeys[0])
 */
export async function solanaAccountOf(privateKey: Hex): Promise<SolanaAccount> {
  const { address, seed } = await solanaKeyOf(privateKey)
  return { address, secretKey: Uint8Array.from([...hexToBytes(seed), ...base58.decode(address)]) }
}
