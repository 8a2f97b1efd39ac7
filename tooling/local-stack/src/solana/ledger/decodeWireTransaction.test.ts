import {
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { RpcError } from '../rpc/rpcError.js'
import { createLedger } from './createLedger.js'
import { decodeWireTransaction } from './decodeWireTransaction.js'
import { simulate } from './simulate.js'

const payer = Keypair.generate()
const instructions = [
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: Keypair.generate().publicKey,
    lamports: 5,
  }),
  SystemProgram.allocate({ accountPubkey: payer.publicKey, space: 10 }),
]
const ledger = createLedger({ finalizedSlots: 1 })
const recentBlockhash = ledger.svm.latestBlockhash()

const legacy = () => {
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash }).add(...instructions)
  transaction.sign(payer)
  return Uint8Array.from(transaction.serialize())
}
const v0 = () => {
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([payer])
  return transaction.serialize()
}

test.each([
  ['legacy', legacy()],
  ['v0', v0()],
])('of a %s transaction nothing but the whole is taken', (_version, bytes) => {
  expect(decodeWireTransaction(bytes).bytes).toBe(bytes)
  for (let length = 0; length < bytes.length; length += 1)
    expect(() => decodeWireTransaction(bytes.slice(0, length))).toThrow(RpcError)
  expect(() => decodeWireTransaction(Uint8Array.from([...bytes, 0]))).toThrow(RpcError)
})

const values = process.env.LATCHKIT_FULL ? [0, 1, 2, 3, 127, 128, 255] : [0, 255]
/** Bytes from one that is changed to the next: each one in the full run. */
const step = process.env.LATCHKIT_FULL ? 1 : 7

// litesvm ends the process on bytes that it cannot read, and this test with it.
test.each([
  ['legacy', legacy()],
  ['v0', v0()],
])('a %s transaction with any byte changed is refused or run, and the chain goes on', (_version, bytes) => {
  for (let at = 0; at < bytes.length; at += step) {
    for (const value of values) {
      const changed = Uint8Array.from(bytes)
      changed[at] = value
      try {
        const wire = decodeWireTransaction(changed)
        simulate(ledger, wire, { slot: ledger.tip, verifySignatures: false, anyBlockhash: true })
      } catch (error) {
        expect(error).toBeInstanceOf(RpcError)
      }
    }
  }
  expect(ledger.svm.latestBlockhash()).toBe(recentBlockhash)
})
