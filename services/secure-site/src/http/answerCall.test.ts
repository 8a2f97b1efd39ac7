import { afterEach, expect, it, vi } from 'vitest'
import { padTime } from './answerCall.js'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [10, 'refused', 400],
  [390, 'answered', 400],
  [410, 'answered', 800],
] as const)('sec 8: after %s ms something is %s at %s ms', async (needed, how, at) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  let settled: number | undefined
  const act = () =>
    new Promise<void>((resolve, reject) => {
      setTimeout(() => (how === 'refused' ? reject(new TypeError(how)) : resolve()), needed)
    })
  const start = performance.now()
  const end = () => {
    settled = performance.now() - start
  }
  const padded = padTime(act, 400).then(end, end)
  await vi.advanceTimersByTimeAsync(at - 1)
  expect(settled).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await padded
  expect(settled).toBe(at)
})
