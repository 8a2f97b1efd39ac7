import { base58 } from '@scure/base'
import { type Hex, hexToBytes } from 'viem'
import { solanaKeyOf } from '../solana/keys.js'

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
