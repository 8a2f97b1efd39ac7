import { rm } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { seedStore } from '../../../test/startIndexed.js'
import { openStore } from '../../database/openStore.js'
import type { BlockHead } from '../../indexer/readBlock.js'
import type { BlockRows } from '../../indexer/toRows.js'
import { writeBlocks } from '../../indexer/writeBlocks.js'
import { createReadPages } from './createReadPages.js'

const chainId = 'eip155:31337'
const [account, other] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

/** A block with one payment of the account. */
function toBlock(number: number): { readonly head: BlockHead; readonly rows: BlockRows } {
  const hash = `0x${String(number).repeat(64).slice(0, 64)}`
  const at = { chain: chainId, block: number, blockHash: hash }
  const parties = { sender: account, recipient: other }
  const sent = { ...at, ...parties, hash, place: 0, minedAt: 0, nonce: number, isConfirmed: true }
  const moved = { ...at, ...parties, transaction: hash, position: 0, kind: 'native' as const, amount: 1n }
  return {
    head: { number, hash, parentHash: '0x' },
    rows: {
      transactions: [sent],
      transfers: [moved],
      holdings: [],
      activities: [{ ...at, account, place: 0, transaction: hash }],
    },
  }
}

it('keeps a page until the rows of its chain change, and none where others may write them', async () => {
  const { dataDir } = await seedStore()
  ends.push(() => rm(dataDir, { recursive: true, force: true }))
  const database = await openStore({ dataDir, url: undefined, onError: () => {} })
  ends.push(database.close)
  let cursor = -1
  const write = async () => {
    const to = cursor + 1
    const { head, rows } = toBlock(to)
    await writeBlocks(database, chainId, cursor, { cursor: to, final: to }, [head], [rows])
    cursor = to
  }
  const revisions: (number | undefined)[] = [1]
  const index = { database, revisionOf: () => revisions[0] }
  const readPages = createReadPages({ index, perPage: 2, perTransaction: 10 })
  const read = async (isFresh = false) => {
    const { page, moved, next } = await readPages({ chainId, account, before: undefined, isFresh })
    expect(moved.size).toBe(page.length)
    return { blocks: page.map(({ block }) => block), next: next?.block }
  }
  expect(await read()).toEqual({ blocks: [], next: undefined })
  await write()
  expect((await read()).blocks).toEqual([])
  expect((await read(true)).blocks).toEqual([0])
  expect((await read()).blocks).toEqual([0])
  await write()
  await write()
  revisions[0] = 2
  expect(await read()).toEqual({ blocks: [2, 1], next: 1 })
  const before = { block: 1, place: 0 }
  expect((await readPages({ chainId, account, before, isFresh: false })).page).toHaveLength(1)
  revisions[0] = undefined
  await write()
  expect((await read()).blocks).toEqual([3, 2])
})
