import { hash } from 'node:crypto'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, test } from 'vitest'
import { createIds } from '../src/createNode.js'
import { createMemoryMailbox } from '../src/mailbox/createMemoryMailbox.js'
import { type Mailbox, readAll } from '../src/mailbox/mailbox.js'
import { type Message, toEscaped } from '../src/mailbox/message.js'
import { createRedisMailbox } from '../src/mailbox/redis/createRedisMailbox.js'
import { readPayload, writePayload } from '../src/mailbox/redis/payload.js'
import { limitsSchema } from '../src/settings.js'
import { createTopic } from './createTopic.js'
import { describeRedis } from './describeDrivers.js'

const limits = limitsSchema.parse({ mailboxMessages: 70, ownerMessages: 20_000, addressMessages: 20_000 })
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const nextId = createIds(1)

type Step =
  | { readonly kind: 'put'; readonly topic: number; readonly text: number; readonly expired: boolean }
  | { readonly kind: 'remove'; readonly topic: number; readonly index: number }
  | { readonly kind: 'read'; readonly topic: number }
  | { readonly kind: 'sweep' }

const topic = fc.nat(1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      topic,
      text: fc.nat(90),
      expired: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), topic, index: fc.nat(80) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const), topic }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
)

function createMessage(mailbox: Mailbox, topic: string, message: string, expired: boolean): Message {
  const publishedAt = Date.now()
  const id = nextId(publishedAt)
  const expiresAt = expired ? publishedAt - 1_000 : publishedAt + 600_000
  const key = mailbox.keyOf(id, message)
  const escaped = toEscaped(message)
  return {
    id,
    key,
    topic,
    message,
    escaped,
    publishedAt,
    expiresAt,
    publisher: 'p',
    address: 'a'.repeat(16),
    tag: 1,
    position: 0,
  }
}

async function readTexts(mailbox: Mailbox, topics: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  for await (const { message } of readAll(mailbox, topics)) texts.push(message)
  return texts
}

/** A mailbox is an ordered list per topic of what was put, lives and was not removed. */
async function check(mailbox: Mailbox, steps: readonly Step[]): Promise<void> {
  const topics = [createTopic(), createTopic()]
  const model = topics.map((): Message[] => [])
  for (const step of steps) {
    if (step.kind === 'sweep') {
      mailbox.sweep(Date.now())
      continue
    }
    const name = topics[step.topic] ?? ''
    const waiting = model[step.topic] ?? []
    if (step.kind === 'put') {
      const message = createMessage(mailbox, name, `${step.text}`.padEnd(step.text * 100, 'x'), step.expired)
      const result = await mailbox.put(message)
      const living = waiting.filter(other => other.expiresAt > Date.now())
      if (living.some(other => other.message === message.message)) expect(result).toBe('known')
      else if (living.length >= limits.mailboxMessages) expect(result).toBe('topic-full')
      else {
        expect(result).toBe('stored')
        expect(message.position).toBeGreaterThan(waiting.at(-1)?.position ?? 0)
        const duplicate = waiting.findIndex(other => other.message === message.message)
        if (duplicate >= 0) waiting.splice(duplicate, 1)
        waiting.push(message)
      }
    } else if (step.kind === 'remove') {
      const [message] = waiting.splice(step.index, 1)
      mailbox.remove(name, message ? message.key : 'none')
    }
    const living = waiting.filter(other => other.expiresAt > Date.now())
    if (step.kind === 'read')
      expect(await readTexts(mailbox, [name])).toEqual(living.map(({ message }) => message))
  }
  const living = model.flat().filter(other => other.expiresAt > Date.now())
  expect(await readTexts(mailbox, topics)).toEqual(living.map(({ message }) => message))
  for (const { topic, key } of model.flat()) mailbox.remove(topic, key)
  expect(await readTexts(mailbox, topics)).toEqual([])
}

/** Any code point but surrogates, as fast-check's unit `binary`, which first lists all of them for a second. */
const unit = fc.nat({ max: 0x10_f7ff }).map(code => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

describe('the mailbox in the process', () => {
  test('is an ordered list per topic, whatever is done in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 200 }), async steps => {
        const mailbox = createMemoryMailbox(limits)
        await check(mailbox, steps)
        expect(mailbox.size?.()).toEqual({ messages: 0, bytes: 0 })
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 500 : 100 },
    )
  })

  test('lets go of what has expired by its sweeps alone', () => {
    const mailbox = createMemoryMailbox(limits)
    for (let i = 0; i < 12_000; i++)
      void mailbox.put(createMessage(mailbox, createTopic(), 'abc', i % 2 === 0))
    expect(mailbox.size?.()).toEqual({ messages: 12_000, bytes: 36_000 })
    for (let i = 0; i < 5; i++) mailbox.sweep(Date.now())
    expect(mailbox.size?.()).toEqual({ messages: 6_000, bytes: 18_000 })
  })
})

describeRedis('the mailbox in Redis', redis => {
  let mailbox: Mailbox | undefined
  afterEach(() => mailbox?.close())
  const open = async () => {
    const events = { onMessage() {}, onGap() {} }
    const created = await createRedisMailbox({ url: redis().url, replicas: 0 }, limits, silent, events)
    mailbox = created.mailbox
    return created.mailbox
  }

  test('is an ordered list per topic, whatever is done in whatever order', async () => {
    const mailbox = await open()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 100 }), steps => check(mailbox, steps)),
      { numRuns: 20 },
    )
  })

  test('C48: what has expired is read once, beside a message that keeps the mailbox of its topic', async () => {
    const mailbox = await open()
    const admin = new Redis(redis().url)
    const topic = createTopic()
    await mailbox.put(createMessage(mailbox, topic, 'c', false))
    await mailbox.put(createMessage(mailbox, topic, 'a', true))
    expect(await admin.hlen(`latchkit:relay:mailbox:${topic}`)).toBe(2)
    expect(await readTexts(mailbox, [topic])).toEqual(['c'])
    expect(await admin.hlen(`latchkit:relay:mailbox:${topic}`)).toBe(1)
    expect(await admin.zcard(`latchkit:relay:positions:${topic}`)).toBe(1)
    admin.disconnect()
  })
})

test('a message in Redis is read as it was written', () => {
  const time = fc.integer({ min: 1_500_000_000_000, max: 9_000_000_000_000 })
  const fields = {
    message: fc.string({ unit, minLength: 1 }),
    tag: fc.integer(),
    position: fc.nat(),
    publishedAt: time,
    expiresAt: time,
  }
  fc.assert(
    fc.property(fc.record(fields), fields => {
      const { message } = fields
      const topic = 'a'.repeat(64)
      const given = {
        ...fields,
        id: nextId(Date.now()),
        key: hash('sha256', message),
        topic,
        publisher: 'did:key:z',
        address: 'a'.repeat(16),
        escaped: toEscaped(message),
      }
      const written = writePayload(given)
      expect(readPayload(written, fields.position)).toEqual(given)
      for (const other of ['', written.slice(1), written.slice(0, -1), `${written.slice(0, -1)}\\"`])
        expect(readPayload(other, 1)).toBeUndefined()
    }),
  )
})

test('ids have 19 digits and ascend, also when a millisecond has too few of them', () => {
  const ids = createIds(1_007)
  const times = [1_759_000_000_000, 1_759_000_000_000, 1_759_000_000_001, 1_758_999_999_999]
  const made = times.flatMap(time => Array.from({ length: 1_500 }, () => ids(time)))
  expect(made.every(id => /^\d{13}007\d{3}$/.test(id))).toBe(true)
  expect(new Set(made).size).toBe(made.length)
  expect([...made].sort()).toEqual(made)
})
