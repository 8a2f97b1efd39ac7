import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { solanaKeyOf } from '../solana/solanaKeyOf.js'
import type { WalletAccount } from './types.js'

/** An account of both kinds of chains. */
export async function createAccount(privateKey: Hex): Promise<WalletAccount> {
  return { address: privateKeyToAddress(privateKey), privateKey, solana: await solanaKeyOf(privateKey) }
}
