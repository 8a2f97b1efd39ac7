import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** The account that airdrops come from; its key is public, like the chain's whole money. */
export const faucet = (): Keypair =>
  Keypair.fromSeed(createHash('sha256').update('latchkit local solana faucet').digest())
