import { createHash } from 'node:crypto'
import { Keypair } from '@solana/web3.js'

/** A key that anybody can make from its name, like all the money of the local chain. */
export const devKeypair = (name: 'faucet' | 'token' | 'token2022'): Keypair =>
  Keypair.fromSeed(createHash('sha256').update(`latchkit local solana ${name}`).digest())
