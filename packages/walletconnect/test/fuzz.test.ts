import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openEnvelope, sealEnvelope } from '../src/envelope/envelope.js'
import { propose } from '../src/pairing/propose.js'
import { sendRequest } from '../src/session/sendRequest.js'
import { getSessions, saveSession } from '../src/session/sessions.js'
import { leaveApproval } from './leaveApproval.js'
import { memoryStorage } from './memoryStorage.js'
import { createRandom, mutateJson, mutateText } from './mutate.js'
import { proposed } from './startPair.js'
import { sessionTopic, startTab, storedSession, symKey } from './tabs.js'

/** 100,000 in the long run, of which two thirds are sealed again with the right key. */
const rounds = process.env.LATCHKIT_FULL ? 100_000 : 300
const seed = 20_250_614

// An independent implementation of what may be accepted.
const text = (form: RegExp) => z.string().check(z.regex(form))
const id = z.int().check(z.positive())
const request = <params extends z.core.$ZodType>(method: string, params: params) =>
  z.object({ id, jsonrpc: z.literal('2.0'), method: z.literal(method), params })
const namespaces = z.record(
  text(/^[-a-z0-9]{3,8}(:[-_a-zA-Z0-9]{1,32})?$/),
  z.object({
    chains: z.optional(z.array(text(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))),
    methods: z.array(z.string()),
    events: z.array(z.string()),
    accounts: z.array(text(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/)),
  }),
)
const later = z.int().check(z.refine(expiry => expiry * 1000 > Date.now()))
const accepted = z.union([
  request('wc_sessionUpdate', z.object({ namespaces })),
  request('wc_sessionExtend', z.object({ expiry: z.optional(later) })),
  request(
    'wc_sessionEvent',
    z.object({
      chainId: z.literal('eip155:1'),
      event: z.object({ name: z.literal('accountsChanged'), data: z.optional(z.unknown()) }),
    }),
  ),
  z.object({ id, jsonrpc: z.literal('2.0'), method: z.enum(['wc_sessionPing', 'wc_sessionDelete']) }),
])
const answered = z.object({
  id,
  jsonrpc: z.literal('2.0'),
  error: z.optional(z.object({ code: z.int(), message: z.string() })),
})

const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)
process.on('unhandledRejection', note)
afterEach(() => {
  process.off('unhandledRejection', note)
})

test(`${rounds} changed messages: nothing is thrown, nothing changes that may not, nothing malformed is taken`, async () => {
  const random = createRandom(seed)
  const tab = startTab(memoryStorage(), symKey)
  const { context, emitted, published, receive } = tab
  const counts = { sealed: 0, taken: 0, refused: 0, ignored: 0 }
  let nextId = Date.now() * 1000

  for (let round = 0; round < rounds; round++) {
    const known = storedSession()
    saveSession(context, known)
    for (const list of Object.values(emitted)) list.splice(0)
    published.splice(0)
    const before = JSON.stringify(getSessions(context))

    nextId += 1000
    const pending = sendRequest(context, {
      topic: sessionTopic,
      symKey,
      method: 'wc_sessionRequest',
      params: {},
      kind: { tag: 1108, ttl: 300, prompt: true },
      timeout: 300_000,
    })
    let outcome: { readonly result: unknown } | { readonly error: unknown } | undefined
    pending.then(
      result => (outcome = { result }),
      error => (outcome = { error }),
    )
    const [pendingId = 0] = context.pending.keys()
    published.splice(0)

    const base = bases(nextId, pendingId)[random(6)]
    const kind = random(3)
    const plaintext =
      kind === 0
        ? JSON.stringify(base)
        : kind === 1
          ? mutateJson(base, random)
          : mutateText(JSON.stringify(base), random)
    const envelope = sealEnvelope({ symKey, plaintext })
    const message = kind === 0 ? mutateText(envelope, random) : envelope
    if (kind > 0) counts.sealed += 1
    await receive({ topic: sessionTopic, message }, true)

    const where = `round ${round}, seed ${seed}: ${kind === 0 ? message : plaintext.slice(0, 500)}`
    const payload = parse(plaintext)
    const unopened = kind === 0 && message !== envelope
    const mayTake = !unopened && accepted.safeParse(payload).success
    const changed = JSON.stringify(getSessions(context)) !== before
    const emittedCount = emitted.event.length + emitted.end.length + emitted.session.length
    const yes = published.some(answer => isRecord(answer) && answer.result === true)
    if (!mayTake) expect([changed, emittedCount, yes], where).toEqual([false, 0, false])
    if (outcome && getSessions(context).length > 0) {
      expect([unopened, answered.safeParse(payload).success], where).toEqual([false, true])
      expect(isRecord(payload) && payload.id, where).toBe(pendingId)
    }
    for (const pending of [...context.pending.values()]) pending.fail(new TypeError('over'))
    expect('polluted' in {}, where).toBe(false)
    counts[yes ? 'taken' : published.length > 0 ? 'refused' : 'ignored'] += 1
  }
  tab.destroy()
  expect(rejections).toEqual([])
  // The messages reached the parser and the handlers: some were accepted, many refused, the rest were not messages.
  expect(counts.sealed).toBeGreaterThan(rounds / 2)
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(rounds / 50)
}, 1_800_000)

const settled = z.object({
  id,
  jsonrpc: z.literal('2.0'),
  method: z.literal('wc_sessionSettle'),
  params: z.object({
    controller: z.object({ publicKey: z.string(), metadata: z.object({ name: z.string() }) }),
    expiry: later,
    namespaces,
  }),
})

test('changed settlements: none that is malformed makes a session', async () => {
  const random = createRandom(seed + 1)
  const counts = { taken: 0, refused: 0 }
  for (let round = 0; round < rounds / 20; round++) {
    const tab = startTab(memoryStorage())
    const { approval, uri } = await propose(tab.context, { optionalNamespaces: proposed })
    await leaveApproval(tab, uri)
    const [yes, terms] = tab.mailbox
    if (!yes || !terms) throw new TypeError('two messages')
    await tab.receive(yes, true)
    const key = tab.context.privateTopics.get(terms.topic)?.symKey
    if (!(key instanceof Uint8Array)) throw new TypeError('no key')
    const base: unknown = JSON.parse(openEnvelope({ symKey: key, message: terms.message }))
    const plaintext = random(2) ? mutateJson(base, random) : mutateText(JSON.stringify(base), random)
    const message = sealEnvelope({ symKey: key, plaintext })
    await tab.receive({ topic: terms.topic, message }, true)
    const where = `round ${round}, seed ${seed + 1}: ${plaintext.slice(0, 500)}`
    const payload = settled.safeParse(parse(plaintext))
    const [session] = getSessions(tab.context)
    if (session) {
      expect(payload.success, where).toBe(true)
      expect(await approval, where).toEqual(session)
      expect(payload.data?.params.controller.publicKey, where).toBe(
        settled.parse(base).params.controller.publicKey,
      )
      expect(
        Object.keys(session.namespaces).every(key => key.startsWith('eip155')),
        where,
      ).toBe(true)
    }
    counts[session ? 'taken' : 'refused'] += 1
    tab.destroy()
  }
  expect(rejections).toEqual([])
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(rounds / 400)
}, 1_800_000)

function bases(nextId: number, pendingId: number): readonly object[] {
  const head = { id: nextId, jsonrpc: '2.0' }
  const { namespaces } = storedSession().session
  return [
    { ...head, method: 'wc_sessionUpdate', params: { namespaces } },
    { ...head, method: 'wc_sessionExtend', params: { expiry: Math.floor(Date.now() / 1000) + 600_000 } },
    {
      ...head,
      method: 'wc_sessionEvent',
      params: { chainId: 'eip155:1', event: { name: 'accountsChanged', data: ['0xab'] } },
    },
    { ...head, method: 'wc_sessionDelete', params: { code: 6000, message: 'User disconnected' } },
    { id: pendingId, jsonrpc: '2.0', result: { signature: '0xab' } },
    { id: pendingId, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected' } },
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
