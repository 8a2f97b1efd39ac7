import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './withTimeout.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends with its signal alone. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('aborts work that takes longer than its time, and not before', async () => {
  const ended = vi.fn()
  const work = withTimeout(hang, { timeout: 1000 }).catch(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await work
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }))
})

it('aborts work together with the signal of the caller, also one that aborted before', async () => {
  const caller = new AbortController()
  const work = withTimeout(hang, { timeout: 1000, signal: caller.signal })
  caller.abort('the caller left')
  await expect(work).rejects.toBe('the caller left')
  await expect(withTimeout(hang, { timeout: 1000, signal: caller.signal })).rejects.toBe('the caller left')
})

it('leaves no timer and no listener, whatever became of the work', async () => {
  const { signal } = new AbortController()
  const options = { timeout: 1000, signal }
  expect(await withTimeout(async () => 'done', options)).toBe('done')
  await expect(withTimeout(() => Promise.reject(new TypeError('failed')), options)).rejects.toThrow('failed')
  const thrown = withTimeout(() => {
    throw new TypeError('thrown')
  }, options)
  await expect(thrown).rejects.toThrow('thrown')
  expect(vi.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
