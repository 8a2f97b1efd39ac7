import { expect, it, onTestFinished, vi } from 'vitest'
import { memoize } from './memoize.js'

it('returns what was read a moment ago, counted from when it was asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // A time of 0 counts as none in the cache.
  vi.advanceTimersByTime(1)
  const memo = memoize<number>({ lifetime: 1000, maxKeys: 2, isKept: result => result > 0 })
  const read = vi.fn(async () => {
    vi.advanceTimersByTime(400)
    return read.mock.calls.length
  })
  expect(await memo('a', read)).toBe(1)
  vi.advanceTimersByTime(500)
  expect(await memo('a', read)).toBe(1)
  expect(await memo('b', read)).toBe(2)
  expect(await memo('a', read)).toBe(3)
  // The oldest one makes room.
  expect(await memo('c', read)).toBe(4)
  expect(await memo('a', read)).toBe(3)
  expect(await memo('b', read)).toBe(5)
})

it('keeps no failure, and nothing that is not to be kept', async () => {
  const memo = memoize<number>({ lifetime: 1e9, maxKeys: 2, isKept: result => result > 0 })
  await expect(memo('a', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  expect(await memo('a', async () => 0)).toBe(0)
  expect(await memo('a', async () => 7)).toBe(7)
  expect(await memo('a', async () => 8)).toBe(7)
})
