import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { bytesToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeInstruction } from './describeInstruction.js'
import { isTransactionMessage, parseTransaction, signatureOf, signTransaction } from './transaction.js'

const payer = Keypair.generate()
const other = Keypair.generate()
const receiver = Keypair.generate().publicKey
const blockhash = Keypair.generate().publicKey.toBase58()
const keyOf = (pair: Keypair) => ({
  address: pair.publicKey.toBase58(),
  seed: bytesToHex(pair.secretKey.slice(0, 32)),
})
const transfer = (from: Keypair, lamports = 1_500_000_000) =>
  SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: receiver, lamports })
const legacy = (...instructions: TransactionInstruction[]) =>
  new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(...instructions)
const unsigned = (transaction: Transaction) =>
  new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

describe('signing', () => {
  test('a legacy transaction, as web3.js would', () => {
    const transaction = legacy(transfer(payer))
    const signed = signTransaction(keyOf(payer), unsigned(transaction))
    transaction.sign(payer)
    expect(signed).toEqual(new Uint8Array(transaction.serialize()))
  })

  test('one of two signers, and leaves the other’s signature alone', () => {
    const transaction = legacy(transfer(payer), transfer(other))
    transaction.partialSign(other)
    const signed = signTransaction(keyOf(payer), unsigned(transaction))
    expect(Transaction.from(signed).verifySignatures()).toBe(true)
    expect(signatureOf(signed, other.publicKey.toBase58())).toEqual(
      signatureOf(unsigned(transaction), other.publicKey.toBase58()),
    )
  })

  test('a transaction of version 0 with a lookup table', () => {
    const table = new AddressLookupTableAccount({
      key: Keypair.generate().publicKey,
      state: {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: [receiver],
      },
    })
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer(payer)],
    }).compileToV0Message([table])
    const transaction = new VersionedTransaction(message)
    const signed = signTransaction(keyOf(payer), transaction.serialize())
    transaction.sign([payer])
    expect(signed).toEqual(transaction.serialize())
    const read = parseTransaction(signed).message
    expect(read).toMatchObject({ version: 0, blockhash, tables: [table.key.toBase58()] })
    expect(read.instructions.map(describeInstruction)).toEqual([
      ['Transfer', '1.5 SOL to an account of a lookup table'],
    ])
  })

  test('refuses what is no transaction, or one that the account need not sign', () => {
    const bytes = unsigned(legacy(transfer(payer)))
    expect(() => signTransaction(keyOf(other), bytes)).toThrow('none of the accounts')
    for (let length = 0; length < bytes.length; length++)
      expect(() => signTransaction(keyOf(payer), bytes.slice(0, length))).toThrow()
    expect(() => signTransaction(keyOf(payer), Uint8Array.from([...bytes, 0]))).toThrow('follows')
    const version1 = new VersionedTransaction(
      new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: blockhash,
        instructions: [],
      }).compileToV0Message(),
    ).serialize()
    version1[65] = 0x81
    expect(() => signTransaction(keyOf(payer), version1)).toThrow('not 1')
  })

  test('distinguishes a message that is a transaction from text', () => {
    const { signed } = parseTransaction(unsigned(legacy(transfer(payer))))
    expect(isTransactionMessage(signed)).toBe(true)
    expect(isTransactionMessage(new TextEncoder().encode('Hello, wallet: äöü'))).toBe(false)
    expect(isTransactionMessage(new Uint8Array())).toBe(false)
  })
})

test('says what instructions do', () => {
  const token = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
  const [source, mint, target] = [other.publicKey, Keypair.generate().publicKey, receiver]
  const key = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
  const data = Buffer.alloc(10)
  data.writeUInt8(12)
  data.writeBigUInt64LE(2n ** 60n, 1)
  data.writeUInt8(6, 9)
  const unheardOf = Keypair.generate().publicKey
  const transaction = legacy(
    ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 }),
    transfer(payer, 1),
    new TransactionInstruction({
      programId: token,
      keys: [source, mint, target, payer.publicKey].map(key),
      data,
    }),
    new TransactionInstruction({
      programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
      keys: [],
      data: Buffer.from('thanks'),
    }),
    new TransactionInstruction({ programId: token, keys: [], data: Buffer.from([12]) }),
    new TransactionInstruction({ programId: unheardOf, keys: [], data: Buffer.from([1, 2]) }),
  )
  const { instructions } = parseTransaction(unsigned(transaction)).message
  expect(instructions.map(describeInstruction)).toEqual([
    ['Compute limit', '200000 units'],
    ['Priority fee', '7 micro-lamports a unit'],
    ['Transfer', `0.000000001 SOL to ${receiver}`],
    ['Token transfer', `1152921504606.846976 of ${mint} to ${target}`],
    ['Memo', 'thanks'],
    ['Program', `${token}, 1 bytes`],
    ['Program', `${unheardOf}, 2 bytes`],
  ])
})
