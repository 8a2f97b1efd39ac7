import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSolana, startSolana } from './startSolana.js'

describe('a running Solana chain', () => {
  let solana: LocalSolana
  let connection: Connection

  beforeAll(async () => {
    solana = await startSolana({ port: 0 })
    connection = new Connection(solana.url, 'confirmed')
  })
  afterAll(() => solana.stop())

  test('gives lamports and moves them', async () => {
    const from = Keypair.generate()
    const to = Keypair.generate()
    const airdrop = await connection.requestAirdrop(from.publicKey, 2 * LAMPORTS_PER_SOL)
    await connection.confirmTransaction({
      signature: airdrop,
      ...(await connection.getLatestBlockhash()),
    })
    expect(await connection.getBalance(from.publicKey)).toBe(2 * LAMPORTS_PER_SOL)
    const transfer = SystemProgram.transfer({
      fromPubkey: from.publicKey,
      toPubkey: to.publicKey,
      lamports: LAMPORTS_PER_SOL,
    })
    const signature = await sendAndConfirmTransaction(connection, new Transaction().add(transfer), [from])
    expect(await connection.getBalance(to.publicKey)).toBe(LAMPORTS_PER_SOL)
    expect(await connection.getBalance(from.publicKey)).toBe(LAMPORTS_PER_SOL - 5000)
    const status = await connection.getSignatureStatus(signature)
    expect(status.value).toMatchObject({ err: null, confirmationStatus: 'confirmed' })
  })
})
