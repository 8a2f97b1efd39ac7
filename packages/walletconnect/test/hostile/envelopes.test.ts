import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { open } from './open.js'
import { seal } from './seal.js'
import { startLoneClient } from './startLoneClient.js'
import { watchFaults } from './watchFaults.js'

type Lone = Awaited<ReturnType<typeof startLoneClient>>
let lone: Lone
let before: string
let faults: unknown[]

beforeEach(async () => {
  faults = watchFaults()
  lone = await startLoneClient()
  await lone.client.restore()
  before = lone.state()
})

const end = (id: number) => JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionDelete', params: {} })
const answers = () =>
  lone.relay.calls
    .filter(({ method }) => method === 'irn_publish')
    .map(({ params }) => JSON.parse(open(lone.line.key, String(params.message))))

/** Checks that the pushed messages had no effect, and that the next one ends the session. */
async function expectNothing() {
  expect(answers()).toEqual([])
  expect(lone.state()).toBe(before)
  expect(faults).toEqual([])
  await lone.push(seal(lone.line.key, end(9)))
  expect(answers()).toEqual([{ id: 9, jsonrpc: '2.0', result: true }])
  expect(lone.client.getSessions()).toEqual([])
}

test('an envelope of every length from 0 to 100 bytes, and each with a byte too few or too many, is not opened', async () => {
  const whole = Buffer.from(seal(lone.line.key, end(1).padEnd(100)), 'base64')
  for (let length = 0; length <= 100; length++) {
    await lone.push(whole.subarray(0, length).toString('base64'))
    await lone.push(whole.subarray(length + 1).toString('base64'))
    await lone.push(randomBytes(length).toString('base64'))
  }
  await lone.push(whole.subarray(0, -1).toString('base64'))
  await lone.push(Buffer.concat([whole, Uint8Array.of(0)]).toString('base64'))
  await expectNothing()
})

test('a byte changed anywhere in an envelope', async () => {
  const whole = Buffer.from(seal(lone.line.key, end(1)), 'base64')
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
    await lone.push(changed.toString('base64'))
  }
  await expectNothing()
})

test('every type but that of a sealed message', async () => {
  for (let type = 2; type < 256; type++) {
    await lone.push(seal(lone.line.key, end(type), { type }))
    await lone.push(Buffer.concat([Uint8Array.of(type), Buffer.from(end(type))]).toString('base64url'))
  }
  await lone.push(seal(lone.line.key, end(1), { type: 1 }))
  await expectNothing()
})

describe('another spelling of the base64 is another message, and none of them is one', () => {
  test.each<[string, (text: string) => string]>([
    ['white space', text => ` ${text}`],
    ['a line break', text => `${text.slice(0, 40)}\n${text.slice(40)}`],
    ['no padding', text => text.replaceAll('=', '')],
    ['more padding', text => `${text}==`],
    ['another alphabet', text => text.replaceAll('+', '-').replaceAll('/', '_')],
    ['a data URL', text => `data:;base64,${text}`],
    ['hex', text => Buffer.from(text, 'base64').toString('hex')],
    ['full-width letters', text => text.replace('A', 'Ａ')],
    ['a null', text => `${text}\0`],
  ])('%s', async (_what, change) => {
    // Long enough to hold each letter, and of a length that needs padding.
    let text = seal(lone.line.key, end(1))
    for (let extra = 0; !/[+/]/.test(text) || !text.endsWith('='); extra++)
      text = seal(lone.line.key, `${end(1)}${' '.repeat(extra % 3)}`)
    await lone.push(change(text))
    await expectNothing()
  })
})

test('keys that are not the right one: none, that of another session, the hash of the topic', async () => {
  const keys = [new Uint8Array(32), randomBytes(32), createHash('sha256').update(lone.line.topic).digest()]
  for (const key of [...keys, Buffer.from(lone.line.topic, 'hex')]) await lone.push(seal(key, end(1)))
  await expectNothing()
})

describe('a text that is sealed with the right key and is no message', () => {
  const request = end(1)
  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['a byte order mark', `\ufeff${request}`],
    ['UTF-16', Buffer.from(request, 'utf16le')],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from(request.slice(0, -1)), Uint8Array.of(0xff, 0x7d)]),
    ],
    ['a batch', `[${request}]`],
    ['two messages', `${request}${request}`],
    ['a trailing comma', request.replace('}}', '},}')],
    ['a comment', `${request}//`],
    ['single quotes', request.replaceAll('"', "'")],
    ['NaN as id', request.replace('1', 'NaN')],
    ['Infinity as id', request.replace('1', 'Infinity')],
    ['1e400 as id', request.replace('1', '1e400')],
    ['an id of 2^60', request.replace('1', '1152921504606846976')],
    ['an id of 2^53', request.replace('1', '9007199254740992')],
    ['a fraction as id', request.replace('1', '1.5')],
    ['a negative id', request.replace('1', '-1')],
    ['0 as id', request.replace('1', '0')],
    ['a text as id', request.replace('1', '"1"')],
    ['a list as id', request.replace('1', '[1]')],
    ['null as id', request.replace('1', 'null')],
    ['no id', request.replace('"id":1,', '')],
    ['two ids, the second of which is none', request.replace('"id":1', '"id":1,"id":null')],
    ['another version', request.replace('2.0', '1.0')],
    ['the version as a number', request.replace('"2.0"', '2')],
    ['no version', request.replace('"jsonrpc":"2.0",', '')],
    ['a list as method', request.replace('"wc_sessionDelete"', '["wc_sessionDelete"]')],
    ['everything inherited', `{"__proto__":${request}}`],
    ['deep nesting', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['deep nesting that does not end', '['.repeat(40_000)],
  ])('%s', async (_what, text) => {
    await lone.push(seal(lone.line.key, text))
    await expectNothing()
  })
})
