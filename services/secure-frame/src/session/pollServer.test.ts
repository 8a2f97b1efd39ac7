import { afterEach, expect, it, vi } from 'vitest'
import { FrameError } from '../FrameError.js'
import { pollServer } from './pollServer.js'

const away = new FrameError('SERVER_UNREACHABLE', 'The wallet server does not answer')
afterEach(() => vi.useRealTimers())

it('C1: goes on when the network was away for a while, and ends by a refusal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { signal } = new AbortController()
  const answers = [{ action: 'pending' }, away, away, { action: 'VERIFY_OTP' }] as const
  let asked = 0
  const answer = pollServer(async () => {
    const next = answers[asked++]
    if (next instanceof Error) throw next
    return next ?? { action: 'never' }
  }, signal)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await answer).toEqual({ action: 'VERIFY_OTP' })
  const over = new FrameError('DEVICE_LINK_EXPIRED', 'Its time is over')
  await expect(pollServer(() => Promise.reject(over), signal)).rejects.toBe(over)
})

it('ends with the request of the page, which nothing else would end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const ask = vi.fn(() => Promise.reject(away))
  const ended = pollServer(ask, new AbortController().signal).catch(error => error)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(await ended).toBe(away)
  const controller = new AbortController()
  const taken = pollServer(async () => {
    controller.abort()
    return { action: 'pending' }
  }, controller.signal)
  await expect(taken).rejects.toMatchObject({ code: -32603 })
})

it('asks again when fewer calls wait at the server, and ends where its limit is used up for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { signal } = new AbortController()
  const limited = (retryAfter: number) =>
    new FrameError('RATE_LIMITED', 'Too many wait', { data: { retryAfter } })
  const answers = [() => Promise.reject(limited(5)), async () => ({ action: 'VERIFY_OTP' })] as const
  let asked = 0
  const answer = pollServer(async () => (await answers[asked++ % 2]?.()) ?? { action: 'never' }, signal)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await answer).toEqual({ action: 'VERIFY_OTP' })
  const long = limited(3_600)
  await expect(pollServer(() => Promise.reject(long), signal)).rejects.toBe(long)
})
