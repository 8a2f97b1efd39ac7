import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SYSVAR_CLOCK_PUBKEY,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSolana, startSolana } from './startSolana.js'

describe('a chain whose blocks come on request', () => {
  let solana: LocalSolana
  let connection: Connection

  beforeAll(async () => {
    solana = await startSolana({ port: 0, slotMilliseconds: 0 })
    connection = new Connection(solana.url, 'confirmed')
  })
  afterAll(() => solana.stop())

  const funded = async () => {
    const keypair = Keypair.generate()
    await solana.airdrop(keypair.publicKey.toBase58(), 10 * LAMPORTS_PER_SOL)
    return keypair
  }
  const transfer = (from: Keypair, to: Keypair, blockhash: string, lamports = LAMPORTS_PER_SOL) => {
    const transaction = new Transaction({ feePayer: from.publicKey, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to.publicKey, lamports }),
    )
    transaction.sign(from)
    return transaction.serialize()
  }

  test('a blockhash is good for 150 blocks and then refused', async () => {
    const [from, to] = [await funded(), Keypair.generate()]
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash('processed')
    const height = () => connection.getBlockHeight('processed')
    expect(lastValidBlockHeight - (await height())).toBe(150)
    solana.advance(149)
    expect((await connection.isBlockhashValid(blockhash, { commitment: 'processed' })).value).toBe(true)
    await connection.sendRawTransaction(transfer(from, to, blockhash), { preflightCommitment: 'processed' })
    expect(await height()).toBe(lastValidBlockHeight)
    const late = transfer(from, to, blockhash, 2 * LAMPORTS_PER_SOL)
    await expect(connection.sendRawTransaction(late, { preflightCommitment: 'processed' })).rejects.toThrow(
      /Transaction simulation failed: Blockhash not found/,
    )
    const dropped = await connection.sendRawTransaction(late, { skipPreflight: true })
    solana.advance(1)
    expect((await connection.getSignatureStatus(dropped)).value).toBeNull()
    expect((await connection.isBlockhashValid(blockhash, { commitment: 'processed' })).value).toBe(false)
    expect(await connection.getBalance(to.publicKey)).toBe(LAMPORTS_PER_SOL)
  })

  test('a transaction is processed, then confirmed a block later, then finalized 32 blocks later', async () => {
    const [from, to] = [await funded(), Keypair.generate()]
    const { blockhash } = await connection.getLatestBlockhash()
    const signature = await connection.sendRawTransaction(transfer(from, to, blockhash))
    const balances = () =>
      Promise.all(
        (['processed', 'confirmed', 'finalized'] as const).map(commitment =>
          connection.getBalance(to.publicKey, commitment),
        ),
      )
    const status = async () => {
      const { value } = await connection.getSignatureStatus(signature)
      return [value?.confirmationStatus, value?.confirmations]
    }
    const sol = LAMPORTS_PER_SOL
    expect([await status(), await balances()]).toEqual([
      ['processed', 0],
      [sol, 0, 0],
    ])
    expect(await connection.getTransaction(signature)).toBeNull()
    solana.advance(1)
    expect([await status(), await balances()]).toEqual([
      ['confirmed', 1],
      [sol, sol, 0],
    ])
    expect((await connection.getTransaction(signature))?.meta?.err).toBeNull()
    expect(
      await connection.getTransaction(signature, {
        commitment: 'finalized',
        maxSupportedTransactionVersion: 0,
      }),
    ).toBeNull()
    solana.advance(31)
    expect([await status(), await balances()]).toEqual([
      ['finalized', null],
      [sol, sol, sol],
    ])
  })

  test('a preflight sees the state of its commitment only', async () => {
    const from = Keypair.generate()
    const to = Keypair.generate()
    await solana.airdrop(from.publicKey.toBase58(), 10 * LAMPORTS_PER_SOL)
    const { blockhash } = await connection.getLatestBlockhash('finalized')
    const bytes = transfer(from, to, blockhash)
    await expect(connection.sendRawTransaction(bytes, { preflightCommitment: 'finalized' })).rejects.toThrow(
      /no record of a prior credit/,
    )
    expect(await connection.getBalance(from.publicKey, 'processed')).toBe(10 * LAMPORTS_PER_SOL)
    await connection.sendRawTransaction(bytes)
    expect(await connection.getBalance(to.publicKey, 'processed')).toBe(LAMPORTS_PER_SOL)
  })

  test('a minimum context slot that is not reached is error -32016', async () => {
    const slot = await connection.getSlot('processed')
    const call = connection.getBalance(Keypair.generate().publicKey, {
      commitment: 'processed',
      minContextSlot: slot + 1,
    })
    await expect(call).rejects.toThrow(/Minimum context slot has not been reached/)
  })

  test('signature notifications wait for their commitment, and a status that was reached already is notified at once', async () => {
    const [from, to] = [await funded(), Keypair.generate()]
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const signature = await connection.sendRawTransaction(transfer(from, to, blockhash))
    const confirmed = connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
    solana.advance(1)
    expect((await confirmed).value.err).toBeNull()
    const again = await new Promise(resolve => connection.onSignature(signature, resolve, 'confirmed'))
    expect(again).toEqual({ err: null })
  })

  test('a page of signatures may end in the middle of a block', async () => {
    const [from, to] = [await funded(), Keypair.generate()]
    const { blockhash } = await connection.getLatestBlockhash()
    const sent: string[] = []
    for (const lamports of [1, 2, 3]) {
      sent.unshift(
        await connection.sendRawTransaction(transfer(from, to, blockhash, lamports * LAMPORTS_PER_SOL)),
      )
    }
    solana.advance(1)
    const page = async (options: Parameters<Connection['getSignaturesForAddress']>[1]) =>
      (await connection.getSignaturesForAddress(to.publicKey, options)).map(entry => entry.signature)
    expect(await page({})).toEqual(sent)
    expect(await page({ before: sent[0] ?? '', limit: 1 })).toEqual([sent[1]])
    expect(await page({ until: sent[1] ?? '' })).toEqual([sent[0]])
  })

  test('programs see the slot and the time of their block', async () => {
    solana.advance(3)
    const clock = await connection.getAccountInfo(SYSVAR_CLOCK_PUBKEY, 'processed')
    expect(Number(clock?.data.readBigUInt64LE(0))).toBe(await connection.getSlot('processed'))
    expect(Math.abs(Number(clock?.data.readBigInt64LE(32)) - Date.now() / 1000)).toBeLessThan(120)
  })
})
