import { PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { createConnection } from './createConnection.js'

/** The parts of web3.js that are used, by name, so that bundlers omit the rest. */
export const web3 = { createConnection, PublicKey, Transaction, VersionedTransaction }
