import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedWebcrypto } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { HDKey as Ed25519Key } from 'micro-key-producer/slip10.js'
import { bytesToHex, publicKeyToAddress } from 'viem/utils'
import type { Addresses } from '../api/wallet.js'
import { accountPaths } from './accountPaths.js'

/** The keys of a wallet. The caller overwrites them after use. */
export type Accounts = {
  readonly addresses: Addresses
  /** secp256k1, 32 bytes. */
  readonly eip155: Uint8Array
  /** Ed25519 seed, 32 bytes. */
  readonly solana: Uint8Array
  /** Owns the smart account: secp256k1, 32 bytes. */
  readonly owner: Uint8Array
}

/**
 * Derives account 0 of both namespaces from the entropy of a BIP-39 mnemonic without passphrase, so that any other wallet
 * opens the exported words with the same addresses.
 *
 * @see BIP-32, BIP-39, BIP-44, SLIP-10
 */
export async function deriveAccounts(entropy: Uint8Array): Promise<Accounts> {
  const seed = await mnemonicToSeedWebcrypto(entropyToMnemonic(entropy, wordlist))
  const root = HDKey.fromMasterSeed(seed)
  const eip155 = root.derive(accountPaths.eip155).privateKey
  const owner = root.derive(accountPaths.owner).privateKey
  const solana = Ed25519Key.fromMasterSeed(seed).derive(accountPaths.solana)
  seed.fill(0)
  if (!eip155 || !owner) throw new RangeError('the derived key has no private part')
  return {
    addresses: {
      eip155: toEvmAddress(eip155),
      solana: base58.encode(solana.publicKeyRaw),
    },
    eip155,
    solana: solana.privateKey,
    owner,
  }
}

/** The address of a secp256k1 key on eip155. */
export function toEvmAddress(key: Uint8Array): `0x${string}` {
  return publicKeyToAddress(bytesToHex(secp256k1.getPublicKey(key, false)))
}
