import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollUntil } from './pollUntil.js'

// The one double: minutes that no test waits for.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reads often at first, then at the interval, and ever slower up to 30 seconds', async () => {
  const times: number[] = []
  const start = Date.now()
  const result = pollUntil({
    async read() {
      times.push(Date.now() - start)
      return times.length === 90 ? 'done' : undefined
    },
    interval: 4000,
  })
  await vi.runAllTimersAsync()
  expect(await result).toBe('done')
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect([gaps[0], gaps[20], gaps[88]]).toEqual([250, 4000, 30_000])
})

it('goes on after failures, and throws after ten in a row', async () => {
  let count = 0
  const passing = pollUntil({
    async read() {
      count += 1
      if (count % 10 > 0) throw new TypeError('fetch failed')
      return count === 20 ? count : undefined
    },
    interval: 1000,
  })
  const failing = expect(
    pollUntil({ read: () => Promise.reject(new TypeError('down')), interval: 1000 }),
  ).rejects.toThrow('down')
  await vi.runAllTimersAsync()
  expect(await passing).toBe(20)
  await failing
})

it('ends at once when it is aborted, between two reads and during one', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const between = pollUntil({ read: async () => undefined, interval: 1000, signal })
  const during = pollUntil({ read: () => vi.waitUntil(() => signal.aborted), interval: 1000, signal })
  const ended = [expect(between).rejects.toBe('closed'), expect(during).rejects.toBe('closed')]
  await vi.advanceTimersByTimeAsync(300)
  controller.abort('closed')
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(ended)
  expect(vi.getTimerCount()).toBe(0)
})
