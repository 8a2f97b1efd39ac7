import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRanking } from './createRanking.js'

/** Endpoints that answer after so many milliseconds, or not at all. */
function endpoints(...latencies: (number | 'dead' | 'silent')[]) {
  const asked = latencies.map(() => 0)
  return {
    asked,
    latencies,
    count: latencies.length,
    async ping(index: number) {
      asked[index] = (asked[index] ?? 0) + 1
      const latency = latencies[index]
      if (latency === 'dead') throw new TypeError('no route')
      if (latency === 'silent') return new Promise(() => {})
      return new Promise(resolve => setTimeout(resolve, latency))
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const rounds = (number: number) => vi.advanceTimersByTimeAsync(number * 5100)

describe('createRanking', () => {
  it('C16, C22: sends no request before something is read', async () => {
    const nodes = endpoints(10, 10)
    createRanking(nodes)
    await rounds(3)
    expect(nodes.asked).toEqual([0, 0])
  })

  it('keeps the order of the app until it knows better, then prefers the faster', async () => {
    const nodes = endpoints(300, 20, 100)
    const ranking = createRanking(nodes)
    ranking.use()
    expect(ranking.order()).toEqual([0, 1, 2])
    await rounds(1)
    expect(ranking.order()).toEqual([1, 2, 0])
    ranking.stop()
  })

  it.each(['dead', 'silent'] as const)('puts one that is %s behind all that answer', async state => {
    const nodes = endpoints(state, 900)
    const ranking = createRanking(nodes)
    ranking.use()
    await rounds(1)
    expect(ranking.order()).toEqual([1, 0])
    ranking.stop()
  })

  it('counts stability more than speed, over the last ten rounds', async () => {
    const nodes = endpoints(500, 10)
    const ranking = createRanking(nodes)
    for (let round = 0; round < 10; round += 1) {
      nodes.latencies[1] = round % 2 ? 'dead' : 10
      ranking.use()
      await rounds(1)
    }
    expect(ranking.order()).toEqual([0, 1])
    nodes.latencies[1] = 10
    for (let round = 0; round < 10; round += 1) {
      ranking.use()
      await rounds(1)
    }
    expect(ranking.order()).toEqual([1, 0])
    ranking.stop()
  })

  it('asks every 4 seconds while something is read, and ends ten rounds after the last read', async () => {
    const nodes = endpoints(0, 0)
    const ranking = createRanking(nodes)
    ranking.use()
    await vi.advanceTimersByTimeAsync(0)
    expect(nodes.asked).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(3999)
    expect(nodes.asked).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(nodes.asked).toEqual([2, 2])
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(nodes.asked).toEqual([10, 10])
    expect(vi.getTimerCount()).toBe(0)
    ranking.use()
    await vi.advanceTimersByTimeAsync(0)
    expect(nodes.asked).toEqual([11, 11])
    ranking.stop()
  })

  it('looks no more while it is not wanted, and at once again when it is', async () => {
    const nodes = endpoints(0, 0)
    let isWanted = true
    const ranking = createRanking({ ...nodes, isWanted: () => isWanted })
    ranking.use()
    await vi.advanceTimersByTimeAsync(0)
    isWanted = false
    await vi.advanceTimersByTimeAsync(100_000)
    ranking.use()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(nodes.asked).toEqual([1, 1])
    isWanted = true
    ranking.use()
    await vi.advanceTimersByTimeAsync(0)
    expect(nodes.asked).toEqual([2, 2])
    ranking.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('learns nothing from a round that was stopped', async () => {
    const nodes = endpoints(400, 20)
    const ranking = createRanking(nodes)
    ranking.use()
    await vi.advanceTimersByTimeAsync(100)
    ranking.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ranking.order()).toEqual([0, 1])
  })

  it('has nothing to look at with a single endpoint', async () => {
    const nodes = endpoints(0)
    createRanking(nodes).use()
    await vi.advanceTimersByTimeAsync(100)
    expect(nodes.asked).toEqual([0])
  })
})
