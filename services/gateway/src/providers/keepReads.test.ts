import { expect, it, onTestFinished, vi } from 'vitest'
import { keepReads } from './keepReads.js'

it('returns what was read a moment ago, counted from when it was asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const keep = keepReads<number>({ lifetime: 1000, maxKeys: 2, isKept: result => result > 0 })
  const read = vi.fn(async () => {
    vi.advanceTimersByTime(400)
    return read.mock.calls.length
  })
  expect(await keep('a', read)).toBe(1)
  vi.advanceTimersByTime(500)
  expect(await keep('a', read)).toBe(1)
  expect(await keep('b', read)).toBe(2)
  expect(await keep('a', read)).toBe(3)
  // The oldest one makes room.
  expect(await keep('c', read)).toBe(4)
  expect(await keep('a', read)).toBe(3)
  expect(await keep('b', read)).toBe(5)
})

it('keeps no failure, and nothing that is not to be kept', async () => {
  const keep = keepReads<number>({ lifetime: 1e9, maxKeys: 2, isKept: result => result > 0 })
  await expect(keep('a', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  expect(await keep('a', async () => 0)).toBe(0)
  expect(await keep('a', async () => 7)).toBe(7)
  expect(await keep('a', async () => 8)).toBe(7)
})
