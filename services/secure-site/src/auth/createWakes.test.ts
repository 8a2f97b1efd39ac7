import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWakes } from './createWakes.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const { signal } = new AbortController()

test('sec 22: however many calls wait, the database is queried once a second', async () => {
  const decided: string[] = []
  const findDecided = vi.fn(async (_ids: readonly string[]) => decided)
  const wakes = createWakes(findDecided)
  const woken: string[] = []
  for (let number = 0; number < 500; number += 1) {
    const id = `id-${number}`
    const wake = wakes.listen(id)
    wake.wait(25_000, signal).then(() => {
      woken.push(id)
      wake.stop()
    })
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(findDecided).toHaveBeenCalledTimes(10)
  expect(findDecided.mock.calls.map(([ids]) => ids.length)).toEqual(Array.from({ length: 10 }, () => 500))
  expect(woken).toEqual([])
  // In this process at once, by another one at the next look.
  wakes.emit('id-7')
  await vi.advanceTimersByTimeAsync(0)
  expect(woken).toEqual(['id-7'])
  decided.push('id-8')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(woken).toEqual(['id-7', 'id-8'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(woken).toHaveLength(500)
  findDecided.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(findDecided).not.toHaveBeenCalled()
})

test('sec 22: one address holds 30 calls that wait, and all addresses 1,000', async () => {
  const wakes = createWakes(async () => [])
  const ends: (() => void)[] = []
  const hold = (address: string) =>
    wakes.hold(address, () => new Promise<void>(resolve => ends.push(resolve))).catch(({ code }) => code)
  for (let number = 0; number < 30; number += 1) hold('a')
  expect(await hold('a')).toBe('RATE_LIMITED')
  for (let number = 0; number < 970; number += 1) hold(`b ${number}`)
  expect(await hold('c')).toBe('RATE_LIMITED')
  const [first] = ends
  first?.()
  await vi.advanceTimersByTimeAsync(0)
  const places = ends.length
  hold('a')
  expect(ends).toHaveLength(places + 1)
  for (const end of ends.splice(0)) end()
  await vi.advanceTimersByTimeAsync(0)
  hold('c')
  expect(ends).toHaveLength(1)
})

test('a caller that is gone, a decision before the wait and a database that is away end nothing else', async () => {
  const findDecided = vi.fn(async (): Promise<string[]> => {
    throw new TypeError('the database is away')
  })
  const wakes = createWakes(findDecided)
  const caller = new AbortController()
  const gone = wakes.listen('a').wait(25_000, caller.signal)
  const early = wakes.listen('b')
  wakes.emit('b')
  await early.wait(25_000, signal)
  caller.abort()
  await gone
  await vi.advanceTimersByTimeAsync(3_000)
  expect(findDecided).toHaveBeenCalledTimes(3)
})
