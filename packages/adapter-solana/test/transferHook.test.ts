import { startSolana } from '@latchkit/local-stack'
import {
  createInitializeTransferHookInstruction,
  createTransferCheckedWithTransferHookInstruction,
  ExtensionType,
  getExtraAccountMetaAddress,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, type PublicKey, VersionedTransaction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { createHookProgram } from './createHookProgram.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const program = TOKEN_2022_PROGRAM_ID
const open = () => openTokenPage(solana)
type Page = Awaited<ReturnType<typeof open>>
const someone = () => Keypair.generate().publicKey

describe('a transfer hook', () => {
  const hook = someone()
  solana.addProgram({ address: hook.toBase58(), data: createHookProgram() })

  const createHookMint = ({ createMint, key }: Page, decimals = 0) =>
    createMint({
      decimals,
      extensions: [ExtensionType.TransferHook],
      setUp: mint => [createInitializeTransferHookInstruction(mint, key.publicKey, hook, program)],
    })
  /** Writes the list of accounts of a hook, as its program would. */
  function writeRows(mint: PublicKey, rows: readonly (readonly number[])[], isSigner = false) {
    const data = Buffer.alloc(16 + rows.length * 35)
    Buffer.from([105, 37, 101, 197, 75, 251, 102, 26]).copy(data)
    data.writeUInt32LE(data.length - 12, 8)
    data.writeUInt32LE(rows.length, 12)
    for (const [index, row] of rows.entries()) {
      data.set(row, 16 + index * 35)
      if (isSigner) data[16 + index * 35 + 33] = 1
    }
    const address = getExtraAccountMetaAddress(mint, hook).toBase58()
    solana.setAccount({ address, owner: hook.toBase58(), data })
  }
  const literal = [...Buffer.from('counter')]
  const writes = (row: readonly number[]) => Object.assign(new Array(35).fill(0), row, { 34: 1 })

  it('gets the accounts that it lists, of every kind', async () => {
    const page = await open()
    const { mint, token, give, accountOf, readAmount } = await createHookMint(page)
    const own = await give(9n)
    const to = someone()
    await give(0n, to)
    writeRows(mint, [
      [0, ...someone().toBytes()],
      // Derived by the hook: a word, the mint, bytes of the instruction, and the owner in the data of the source.
      writes([1, 1, 7, ...literal, 3, 1, 2, 8, 8, 4, 0, 32, 32]),
      // Derived by the program at index 5, the first of the list.
      [128 + 5, 1, 7, ...literal],
      // The owner of the receiver's account, in its data.
      writes([2, 2, 2, 32]),
    ])
    await page.send({ to: to.toBase58(), value: 4n, token })
    expect([await readAmount(own), await readAmount(accountOf(to))]).toEqual([5n, 4n])

    const { inputs = [] } = page.wallet.asked.at(-1) ?? {}
    const [{ transaction }] = inputs as [{ readonly transaction: Uint8Array }]
    const { message } = VersionedTransaction.deserialize(transaction)
    const keys = message.staticAccountKeys
    const [move] = message.compiledInstructions
    const theirs = await createTransferCheckedWithTransferHookInstruction(
      page.chain,
      own,
      mint,
      accountOf(to),
      page.key.publicKey,
      4n,
      0,
      [],
      'confirmed',
      program,
    )
    const read = (key: PublicKey) => key.toBase58()
    expect(move?.accountKeyIndexes.map(index => keys[index]?.toBase58())).toEqual(
      theirs.keys.map(({ pubkey }) => read(pubkey)),
    )
  })

  it('may list nothing, or have no list', async () => {
    const page = await open()
    for (const rows of [[], undefined]) {
      const { mint, token, give, accountOf, readAmount } = await createHookMint(page)
      await give(2n)
      if (rows) writeRows(mint, rows)
      const to = someone()
      await page.send({ to: to.toBase58(), value: 2n, token })
      expect(await readAmount(accountOf(to))).toBe(2n)
    }
  })

  it.each([
    ['an account that is not there', [[1, 3, 9]]],
    ['data that is too short', [[2, 2, 0, 200]]],
    ['a seed of an unknown kind', [[1, 9]]],
    ['another signature', [[0, ...someone().toBytes()]], true],
  ])('is refused where it needs %s', async (_, rows, isSigner = false) => {
    const page = await open()
    const { mint, token, give } = await createHookMint(page)
    await give(2n)
    writeRows(mint, rows, isSigner)
    expect(await rejectionOf(page.send({ to: someone().toBase58(), value: 1n, token }))).toMatchObject({
      code: 'solana/transfer-refused',
      problem: 'hook',
    })
  })
})
