import { startSolana } from '@latchkit/local-stack'
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createFreezeAccountInstruction,
  createSyncNativeInstruction,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
} from '@solana/spl-token'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const open = () => openTokenPage(solana)

describe('the token accounts of the sender', () => {
  it('are all sent from: the associated one if it has enough, else the largest', async () => {
    const { createMint, estimate, send } = await open()
    const { token, accountOf, readAmount, give, giveElsewhere } = await createMint()
    const other = await giveElsewhere(50n)
    const to = Keypair.generate().publicKey
    expect((await estimate({ to: to.toBase58(), value: 1n, token })).balance).toBe(50n)
    await send({ to: to.toBase58(), value: 20n, token })
    expect([await readAmount(other), await readAmount(accountOf(to))]).toEqual([30n, 20n])
    const own = await give(5n)
    await send({ to: to.toBase58(), value: 5n, token })
    expect([await readAmount(own), await readAmount(other)]).toEqual([0n, 30n])
  })

  it('are joined where one has not enough, in one transaction', async () => {
    const { createMint, estimate, send, wallet } = await open()
    const { token, accountOf, readAmount, give, giveElsewhere } = await createMint()
    const accounts = [await give(5n), await giveElsewhere(7n), await giveElsewhere(2n)]
    const to = Keypair.generate().publicKey
    expect((await estimate({ to: to.toBase58(), value: 13n, token })).balance).toBe(14n)
    const before = wallet.asked.length
    await send({ to: to.toBase58(), value: 13n, token })
    expect(wallet.asked.length - before).toBe(1)
    expect(await readAmount(accountOf(to))).toBe(13n)
    expect(await Promise.all(accounts.map(readAmount))).toEqual([0n, 0n, 1n])
    expect(await codeOf(send({ to: to.toBase58(), value: 2n, token }))).toBe('solana/insufficient-funds')
  })

  it('are left out while they are frozen', async () => {
    const { createMint, run, key, send, estimate } = await open()
    const { mint, token, accountOf, readAmount, give, giveElsewhere } = await createMint()
    const own = await give(5n)
    await giveElsewhere(3n)
    await run([createFreezeAccountInstruction(own, mint, key.publicKey)])
    const to = Keypair.generate().publicKey
    expect((await estimate({ to: to.toBase58(), value: 3n, token })).balance).toBe(3n)
    await send({ to: to.toBase58(), value: 3n, token })
    expect(await readAmount(accountOf(to))).toBe(3n)
  })
})

it('unwraps SOL: the receiver gets SOL, and the rest is SOL of the sender', async () => {
  const { key, chain, run, estimate, send } = await open()
  const owner = key.publicKey
  const account = getAssociatedTokenAddressSync(NATIVE_MINT, owner)
  await run([
    createAssociatedTokenAccountIdempotentInstruction(owner, account, owner, NATIVE_MINT),
    SystemProgram.transfer({ fromPubkey: owner, toPubkey: account, lamports: 3_000_000_000 }),
    createSyncNativeInstruction(account),
  ])
  const to = Keypair.generate().publicKey
  const transfer = { to: to.toBase58(), value: 1_000_000_000n, token: NATIVE_MINT.toBase58() }
  const { fee, balance, decimals, notes } = await estimate(transfer)
  expect({ fee, balance, decimals, notes }).toEqual({
    fee: 5000n,
    balance: 3_000_000_000n,
    decimals: 9,
    notes: ['unwraps'],
  })
  const before = await chain.getBalance(owner)
  const inAccount = await chain.getBalance(account)
  await send(transfer)
  expect(await chain.getBalance(to)).toBe(1_000_000_000)
  expect(await chain.getBalance(owner)).toBe(before + inAccount - 1_000_000_000 - 5000)
  expect(await chain.getAccountInfo(account)).toBeNull()
})

it('refuses less than a new account must have, before the wallet opens', async () => {
  const { send, estimate, wallet } = await open()
  const to = Keypair.generate().publicKey.toBase58()
  const before = wallet.asked.length
  const { minimum = 0n, reserve } = await estimate({ to, value: 1n })
  expect([minimum, reserve]).toEqual([890_880n, 890_880n])
  expect(await codeOf(send({ to, value: minimum - 1n }))).toBe('solana/below-rent')
  expect(wallet.asked).toHaveLength(before)
  await send({ to, value: minimum })
  expect((await estimate({ to, value: 1n })).minimum).toBe(0n)
})
