import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Message, toEscaped } from '../message.js'
import { readBatch, writePayload } from './payload.js'

/** Does what `putScript` does. */
function toBatch(messages: readonly Message[]): Buffer {
  const parts = messages.map(message => {
    const text = `${message.position}\n${writePayload(message)}`
    return `${Buffer.byteLength(text)}:${text}`
  })
  return Buffer.from(parts.join(''))
}

const fields = {
  message: fc.string({ unit: 'grapheme', minLength: 1 }),
  position: fc.nat().map(nat => nat + 1),
}
const messages = fc.array(
  fc.record(fields).map(
    ({ message, position }): Message => ({
      id: '1759000000000001007',
      key: 'b'.repeat(64),
      topic: 'a'.repeat(64),
      message,
      publishedAt: 1_759_000_000_000,
      expiresAt: 1_759_000_300_000,
      publisher: 'did:key:z',
      address: 'a'.repeat(16),
      tag: 1100,
      position,
      escaped: toEscaped(message),
    }),
  ),
)

test('a batch is read as it was made', () => {
  fc.assert(
    fc.property(messages, all => {
      expect([...readBatch(toBatch(all))]).toEqual(all)
    }),
  )
})

test('of a batch that was cut short, what is whole is read', () => {
  fc.assert(
    fc.property(messages, fc.nat({ max: 5_000 }), (all, cut) => {
      const batch = toBatch(all)
      const read = [...readBatch(batch.subarray(0, Math.min(cut, batch.length)))]
      expect(read).toEqual(all.slice(0, read.length))
    }),
  )
})

test('of a message that was cut, nothing is read, wherever it was', () => {
  const [message] = fc.sample(messages, { numRuns: 50, seed: 1 }).find(all => all.length > 0) ?? []
  const batch = toBatch(message ? [message] : [])
  expect([...readBatch(batch)]).toEqual([message])
  for (let cut = 0; cut < batch.length; cut += 1) expect([...readBatch(batch.subarray(0, cut))]).toEqual([])
})

test('bytes that are no batch give nothing, and end', () => {
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      expect([...readBatch(Buffer.from(bytes))]).toEqual([])
    }),
  )
})
