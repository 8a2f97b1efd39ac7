import {
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { createConnection } from './createConnection.js'

/** What is used of web3.js, by name, so that bundlers leave the rest of it out. */
export const web3 = {
  createConnection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
}
