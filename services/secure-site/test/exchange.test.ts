import { randomBytes, randomUUID } from 'node:crypto'
import type { Call, CallBody } from '@latchkit/secure-protocol/api/call'
import {
  answerExchange,
  endExchange,
  maxExchangeBytes,
  offerExchange,
  takeExchange,
  waitForExchange,
} from '@latchkit/secure-protocol/api/exchange'
import { endSession } from '@latchkit/secure-protocol/api/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevice } from './createDevice.js'
import { appOrigin, featureStores, openSite, type TestSite } from './openSite.js'

const none = { action: 'none' }
const random = (length: number) => randomBytes(length).toString('base64url')

describe.each(featureStores)('exchange on $name', ({ open }) => {
  let site: TestSite
  beforeAll(async () => {
    const project = { origins: [appOrigin, 'https://second.example'] }
    // The clock of Redis cannot be set; limits are the only thing that it has a part in.
    site = await openSite({ redisUrl: undefined, projects: { demo: project, twin: project } }, open)
  })
  afterAll(() => site.close())

  /** A new session of an address, each on a separate device. */
  async function signIn(email: string, projectId?: string) {
    site.passTime(31_000)
    const device = await createDevice(site)
    const { session } = await device.signIn(email, undefined, projectId)
    return {
      session,
      device,
      call: <call extends Call>(call: call, body: CallBody<call>) => device.call(call, body, { session }),
    }
  }

  const offer = (changes: object = {}) => ({
    id: randomUUID(),
    parentOrigin: appOrigin,
    request: random(64),
    ...changes,
  })

  test('a window of the same user takes the request of the frame and answers it once; no other window does either', async () => {
    const frame = await signIn('ada@example.com')
    const window = await signIn('ada@example.com')
    const second = await signIn('ada@example.com')
    const others = [await signIn('eve@example.com'), await signIn('ada@example.com', 'twin')]
    const offered = offer()
    const { id, request } = offered
    const answer = random(100)
    const codeOf = async (pending: ReturnType<typeof frame.call>) => (await pending).error().code

    expect((await window.call(takeExchange, { id })).ok()).toEqual(none)
    ;(await frame.call(offerExchange, offer({ id }))).ok()
    ;(await frame.call(offerExchange, offered)).ok()
    const waiting = frame.call(waitForExchange, { id })
    for (const one of [...others, frame]) {
      expect((await one.call(takeExchange, { id })).ok()).toEqual(none)
      expect(await codeOf(one.call(answerExchange, { id, answer }))).toBe('NOT_FOUND')
    }
    for (const one of [...others, window])
      expect(await codeOf(one.call(waitForExchange, { id }))).toBe('NOT_FOUND')
    const taken = { action: 'taken', parentOrigin: appOrigin, request }
    expect((await window.call(takeExchange, { id })).ok()).toEqual(taken)
    // Loaded again, it takes it again. What was taken is not replaced.
    ;(await frame.call(offerExchange, offer({ id }))).ok()
    expect((await window.call(takeExchange, { id })).ok()).toEqual(taken)
    expect((await second.call(takeExchange, { id })).ok()).toEqual(none)
    expect(await codeOf(second.call(answerExchange, { id, answer }))).toBe('NOT_FOUND')
    // Requests that others end stay.
    for (const one of [...others, window]) (await one.call(endExchange, { id })).ok()
    const followed = window.call(waitForExchange, { id })

    // A page that came back without an answer does not wait.
    expect((await frame.call(waitForExchange, { id, timeout: 0 })).ok()).toEqual({ action: 'pending' })
    expect((await frame.call(waitForExchange, { id, timeout: 60_000 })).status).toBe(400)

    ;(await window.call(answerExchange, { id, answer })).ok()
    expect((await waiting).ok()).toEqual({ action: 'answered', answer })
    expect(await codeOf(followed)).toBe('NOT_FOUND')
    expect(await codeOf(window.call(answerExchange, { id, answer: random(100) }))).toBe('NOT_FOUND')
    expect((await window.call(takeExchange, { id })).ok()).toEqual(none)
    // An answer that was lost is read again, until the frame ends it.
    expect((await frame.call(waitForExchange, { id })).ok()).toEqual({ action: 'answered', answer })
    ;(await frame.call(endExchange, { id })).ok()
    expect(await codeOf(frame.call(waitForExchange, { id }))).toBe('NOT_FOUND')
  })

  test('of twenty windows that take a request at once one has it', async () => {
    const frame = await signIn('race@example.com')
    const windows = [await signIn('race@example.com'), await signIn('race@example.com')]
    const { id, ...rest } = offer()
    ;(await frame.call(offerExchange, { id, ...rest })).ok()
    const takes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const taken = await windows[index % 2]?.call(takeExchange, { id })
        return taken?.ok().action === 'taken' ? index % 2 : undefined
      }),
    )
    expect(new Set(takes.filter(by => by !== undefined)).size).toBe(1)
    expect(takes.filter(by => by !== undefined)).toHaveLength(10)
  })

  test('a session has one request, which is over after ten minutes, when it is ended and when the session is', async () => {
    const frame = await signIn('life@example.com')
    const window = await signIn('life@example.com')
    const [first, second] = [offer(), offer()]
    ;(await frame.call(offerExchange, first)).ok()
    ;(await window.call(takeExchange, { id: first.id })).ok()
    const followed = window.call(waitForExchange, { id: first.id })
    ;(await frame.call(offerExchange, second)).ok()
    expect((await followed).error().code).toBe('NOT_FOUND')
    const late = { id: first.id, answer: random(50) }
    expect((await window.call(answerExchange, late)).error().code).toBe('NOT_FOUND')
    // The id of another session is not taken over.
    const taken = await window.call(offerExchange, second)
    expect(taken.error().code).toBe('INVALID_REQUEST')
    ;(await window.call(takeExchange, { id: second.id })).ok()
    site.passTime(601_000)
    const again = await signIn('life@example.com')
    expect((await again.call(takeExchange, { id: second.id })).ok()).toEqual(none)
    expect((await again.call(waitForExchange, { id: second.id })).error().code).toBe('NOT_FOUND')
    const { refreshToken } = again.session
    ;(await again.device.call(endSession, { refreshToken })).ok()
    expect((await again.call(offerExchange, offer())).error().code).toBe('SESSION_ENDED')
  })

  test('origins, sizes and calls that wait are bounded', async () => {
    const frame = await signIn('bounds@example.com')
    const refuse = async (changes: object) => (await frame.call(offerExchange, offer(changes))).error().code
    for (const parentOrigin of ['https://evil.example', site.site.url, 'null', `${appOrigin}/`])
      expect(await refuse({ parentOrigin })).toBe('ORIGIN_NOT_ALLOWED')
    expect(await refuse({ request: random(maxExchangeBytes + 3) })).toBe('INVALID_REQUEST')
    expect(await refuse({ request: '' })).toBe('INVALID_REQUEST')
    expect(await refuse({ id: 'exchange' })).toBe('INVALID_REQUEST')
    const largest = offer({ request: random(maxExchangeBytes) })
    ;(await frame.call(offerExchange, largest)).ok()
    const { id } = largest
    const waits = Array.from({ length: 40 }, () => frame.call(waitForExchange, { id }))
    const refused = await Promise.race(waits)
    expect(refused.error()).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfter: 5 } })
    ;(await frame.call(endExchange, { id })).ok()
    const codes = (await Promise.all(waits)).map(one => one.error().code)
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND', 'RATE_LIMITED']))
  })
})
