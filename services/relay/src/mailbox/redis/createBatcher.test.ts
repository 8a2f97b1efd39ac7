import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBatcher, createRemovals } from './createBatcher.js'

/** Records batches, and ends each when the test says so. */
function recordBatches<batch>() {
  const batches: { readonly items: batch; end(): void; fail(): void }[] = []
  const run = (items: batch) =>
    new Promise<void>((resolve, reject) => {
      batches.push({ items, end: resolve, fail: () => reject(new Error('Redis failed')) })
    })
  return { batches, run }
}

describe('createBatcher', () => {
  const create = (size: number) => {
    const { batches, run } = recordBatches<readonly number[]>()
    const batcher = createBatcher<number, number>({ size }, async items => {
      await run(items)
      return items.map(item => item * 2)
    })
    return { batches, batcher, items: () => batches.map(({ items }) => items) }
  }

  it('sends calls of one turn together, and those made meanwhile together when the batch has ended', async () => {
    const { batcher, batches, items } = create(10)
    const results = [batcher.add(1), batcher.add(2)]
    await nextTurn()
    results.push(batcher.add(3))
    await nextTurn()
    results.push(batcher.add(4))
    await nextTurn()
    expect(items()).toEqual([[1, 2]])
    batches[0]?.end()
    await results[0]
    await nextTurn()
    expect(items()).toEqual([
      [1, 2],
      [3, 4],
    ])
    batches[1]?.end()
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8])
  })

  it('waits for no other call when a batch is full', async () => {
    const { batcher, items } = create(2)
    void batcher.add(1)
    await nextTurn()
    void batcher.add(2)
    await nextTurn()
    expect(items()).toEqual([[1]])
    void batcher.add(3)
    expect(items()).toEqual([[1], [2, 3]])
  })

  it('goes on after a batch that failed', async () => {
    const { batcher, batches, items } = create(10)
    const failed = expect(batcher.add(1)).rejects.toThrow('Redis failed')
    await nextTurn()
    const next = batcher.add(2)
    batches[0]?.fail()
    await failed
    await nextTurn()
    expect(items()).toEqual([[1], [2]])
    batches[1]?.end()
    expect(await next).toBe(4)
  })

  it('sends what waits at once for a caller that flushes, and settles when all has ended', async () => {
    const { batcher, batches, items } = create(10)
    const results = [batcher.add(1)]
    await nextTurn()
    results.push(batcher.add(2))
    const settled = batcher.settle()
    expect(items()).toEqual([[1], [2]])
    for (const { end } of batches) end()
    await settled
    expect(await Promise.all(results)).toEqual([2, 4])
  })
})

describe('createRemovals', () => {
  it('collects by topic while a batch is under way, up to its size', async () => {
    const { batches, run } = recordBatches<ReadonlyMap<string, readonly string[]>>()
    const removals = createRemovals(3, run)
    const sent = () => batches.map(({ items }) => Object.fromEntries(items))
    removals.add('a', '1')
    await nextTurn()
    removals.add('a', '2')
    removals.add('b', '3')
    await nextTurn()
    expect(sent()).toEqual([{ a: ['1'] }])
    batches[0]?.end()
    await nextTurn()
    expect(sent()).toEqual([{ a: ['1'] }, { a: ['2'], b: ['3'] }])
    for (const key of ['4', '5', '6']) removals.add('c', key)
    expect(sent()).toEqual([{ a: ['1'] }, { a: ['2'], b: ['3'] }, { c: ['4', '5', '6'] }])
    for (const { end } of batches) end()
    await removals.settle()
  })
})
