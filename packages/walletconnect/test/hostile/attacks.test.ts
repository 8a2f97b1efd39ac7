import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import type { WalletConnectSession } from '../../src/types.js'
import { createKeys } from './createKeys.js'
import { seal } from './seal.js'
import { proposed, startVictim, type Victim } from './startVictim.js'
import { type Approved, granted } from './startWallet.js'
import { watchFaults } from './watchFaults.js'

let victim: Victim
let line: Approved
let session: WalletConnectSession

beforeAll(async () => {
  victim = await startVictim()
  ;({ line, session } = await victim.connect())
})
afterAll(() => victim.stop())

const ping = () => victim.wallet.ask(line, 'wc_sessionPing')
const answersTo = (id: number) => victim.wallet.received.filter(said => said.id === id)
const request = (method: string, params: unknown, id = victim.wallet.nextId()) => ({
  id,
  text: JSON.stringify({ id, jsonrpc: '2.0', method, params }),
})
const event = (data: unknown) => ({ chainId: 'eip155:1', event: { name: 'chainChanged', data } })
const emittedEvents = () => victim.emitted.filter(({ event }) => event === 'event')

describe('what is replayed has no effect twice', () => {
  test('the same envelope, and the same seal in an envelope of another type', async () => {
    const { id, text } = request('wc_sessionEvent', event('once'))
    const envelope = seal(line.key, text)
    const emitted = emittedEvents().length
    await victim.wallet.publish(line.topic, envelope)
    await ping()
    await victim.wallet.publish(line.topic, envelope)
    // The type and the sender's key are not encrypted: anyone who sees the envelope can change them.
    const bytes = Buffer.from(envelope, 'base64')
    const retyped = Buffer.concat([Uint8Array.of(1), Buffer.alloc(32, 9), bytes.subarray(1)])
    await victim.wallet.publish(line.topic, retyped.toString('base64'))
    await ping()
    expect(emittedEvents()).toHaveLength(emitted + 1)
    expect(answersTo(id)).toHaveLength(1)
  })

  test('an envelope that contains a key is not accepted for a session', async () => {
    const emitted = emittedEvents().length
    const { text } = request('wc_sessionEvent', event('retyped'))
    const options = { type: 1, head: Buffer.alloc(32, 9) }
    await victim.wallet.publish(line.topic, seal(line.key, text, options))
    await ping()
    expect(emittedEvents()).toHaveLength(emitted)
    expect(victim.logged.some(({ context }) => JSON.stringify(context).includes('unknown-type'))).toBe(true)
  })

  test('another message with an id that was used', async () => {
    const { id, text } = request('wc_sessionEvent', event('first'))
    await victim.wallet.say(line, text)
    await victim.wallet.waitFor(line.topic, said => said.id === id)
    const before = victim.state()
    await victim.wallet.say(line, request('wc_sessionEvent', event('second'), id).text)
    await victim.wallet.say(line, request('wc_sessionDelete', {}, id).text)
    await victim.wallet.say(line, request('wc_sessionUpdate', { namespaces: granted }, id).text)
    await ping()
    expect(victim.state()).toBe(before)
    expect(answersTo(id)).toHaveLength(1)
  })

  test('an old update after a newer one, also when the page was loaded again', async () => {
    const { line, session } = await victim.connect()
    const old = request('wc_sessionUpdate', { namespaces: granted })
    const only = { eip155: { ...granted.eip155, methods: ['personal_sign'] } }
    await victim.wallet.say(line, old.text)
    expect((await victim.wallet.ask(line, 'wc_sessionUpdate', { namespaces: only })).result).toBe(true)
    victim.reload()
    await victim.client.restore()
    await victim.wallet.publish(line.topic, seal(line.key, old.text))
    await victim.wallet.waitFor(line.topic, said => said.id === old.id && said.error?.code === 1003)
    const now = victim.client.getSessions().find(({ topic }) => topic === session.topic)
    expect(now?.namespaces).toEqual(only)
    await victim.client.disconnect({ topic: session.topic })
  })
})

describe('what is replayed after the page was loaded again has no effect', () => {
  test('an event: it is not emitted again, and a new one of a wallet whose clock went back is', async () => {
    const { line, session } = await victim.connect()
    const old = request('wc_sessionEvent', event('old'))
    const envelope = seal(line.key, old.text)
    const before = emittedEvents().length
    await victim.wallet.publish(line.topic, envelope)
    await victim.wallet.ask(line, 'wc_sessionPing')
    victim.reload()
    await victim.client.restore()
    await victim.wallet.publish(line.topic, envelope)
    // Encrypted again, as anyone with the key could.
    await victim.wallet.publish(line.topic, seal(line.key, old.text))
    await victim.wallet.ask(line, 'wc_sessionPing')
    expect(emittedEvents()).toHaveLength(before + 1)
    // The wallet does not wait for an answer that was lost.
    expect(answersTo(old.id)).toMatchObject([{ result: true }, { result: true }])
    await victim.wallet.say(line, request('wc_sessionEvent', event('late'), old.id - 3_600_000_000).text)
    await victim.wallet.ask(line, 'wc_sessionPing')
    expect(emittedEvents().at(-1)?.payload).toMatchObject({ data: 'late' })
    await victim.client.disconnect({ topic: session.topic })
  })

  test('an extension: a session does not last for ever', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { line, session } = await victim.connect()
    const old = request('wc_sessionExtend', {})
    await victim.wallet.say(line, old.text)
    await victim.wallet.waitFor(line.topic, ({ id, result }) => id === old.id && result === true)
    victim.reload()
    vi.setSystemTime(Date.now() + 10_000)
    const life = () => victim.client.getSessions().find(({ topic }) => topic === line.topic)?.expiry
    const before = life()
    await victim.client.restore()
    await victim.wallet.publish(line.topic, seal(line.key, old.text))
    await victim.wallet.ask(line, 'wc_sessionPing')
    expect(before).toBeGreaterThan(session.expiry)
    expect(life()).toBe(before)
    await victim.client.disconnect({ topic: session.topic })
  })
})

describe('a session without agreement', () => {
  test('is not settled on the topic of a key that the dapp never agreed', async () => {
    const stranger = { ...createKeys().agree(createKeys().publicKey), publicKey: line.publicKey }
    await victim.wallet.listen(stranger)
    const before = victim.state()
    const { id, text } = request('wc_sessionSettle', victim.wallet.settlement(stranger))
    await victim.wallet.say(stranger, text)
    await victim.wallet.publish(line.topic, seal(stranger.key, text))
    await ping()
    expect(answersTo(id)).toEqual([])
    expect(victim.state()).toBe(before)
  })

  test('is not settled on the pairing, nor by a key that is not the one who approved', async () => {
    const { uri, approval } = await victim.client.propose({ optionalNamespaces: proposed })
    const scan = await victim.wallet.scan(uri)
    const approved = await victim.wallet.approve(scan)
    const params = victim.wallet.settlement(approved)
    expect((await victim.wallet.ask(scan, 'wc_sessionSettle', params)).error?.code).toBe(10001)
    const other = { ...approved, publicKey: createKeys().publicKey }
    const stranger = await victim.wallet.ask(approved, 'wc_sessionSettle', victim.wallet.settlement(other))
    expect(stranger.error?.code).toBe(1005)
    // Encrypted with the key of the pairing, which anyone who saw the QR code has.
    await victim.wallet.publish(approved.topic, seal(scan.key, request('wc_sessionSettle', params).text))
    expect((await victim.wallet.ask(approved, 'wc_sessionSettle', params)).result).toBe(true)
    const session = await approval
    expect(session.topic).toBe(approved.topic)
    // Nor a second time, on the same topic or with a second approval of the same proposal.
    const again = victim.wallet.settlement(approved, { expiry: Math.floor(Date.now() / 1000) + 5000 })
    expect((await victim.wallet.ask(approved, 'wc_sessionSettle', again)).error?.code).toBe(1005)
    const second = await victim.wallet.approve(scan)
    await victim.wallet.say(second, request('wc_sessionSettle', victim.wallet.settlement(second)).text)
    await ping()
    expect(victim.client.getSessions().map(({ topic }) => topic)).not.toContain(second.topic)
    await victim.client.disconnect({ topic: session.topic })
  })

  test('of a cancelled proposal is ended at once', async () => {
    const { uri, approval, cancel } = await victim.client.propose({ optionalNamespaces: proposed })
    const scan = await victim.wallet.scan(uri)
    cancel()
    await rejectionOf(approval)
    const before = victim.state()
    const approved = await victim.wallet.approve(scan)
    await victim.wallet.say(approved, request('wc_sessionSettle', victim.wallet.settlement(approved)).text)
    const end = await victim.wallet.waitFor(approved.topic, ({ method }) => method === 'wc_sessionDelete')
    expect(end.params).toEqual({ code: 6000, message: 'User disconnected' })
    expect(victim.state()).toBe(before)
  })

  test.each([
    ['zeros', '0'.repeat(64)],
    ['one', `01${'0'.repeat(62)}`],
    ['of order 8', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
    ['of order 8, the other one', '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157'],
    ['p - 1', `ec${'f'.repeat(60)}7f`],
    ['p', `ed${'f'.repeat(60)}7f`],
    ['p + 1', `ee${'f'.repeat(60)}7f`],
  ])('is not agreed with a key of low order: %s', async (_what, responderPublicKey) => {
    const faults = watchFaults()
    const { uri, approval, cancel } = await victim.client.propose({ optionalNamespaces: proposed })
    const scan = await victim.wallet.scan(uri)
    await victim.wallet.say(scan, { id: scan.id, jsonrpc: '2.0', result: { responderPublicKey } })
    expect((await victim.wallet.ask(scan, 'wc_pairingPing')).result).toBe(true)
    expect(JSON.stringify(victim.logged.at(-1)?.context)).toContain('invalid-public-key')
    cancel()
    await rejectionOf(approval)
    expect(faults).toEqual([])
  })
})

describe('an answer to no request', () => {
  const ask = async () => {
    const known = victim.wallet.received.length
    const answer = victim.client.request({
      topic: line.topic,
      chainId: 'eip155:1',
      request: { method: 'personal_sign' },
    })
    answer.catch(() => {})
    const { id } = await victim.wallet.waitFor(
      line.topic,
      said => said.method === 'wc_sessionRequest' && victim.wallet.received.indexOf(said) >= known,
    )
    return { id, answer }
  }

  test('settles nothing: another id, another topic, the text of the id, a request with the id', async () => {
    const { line: other } = await victim.connect()
    const { id, answer } = await ask()
    const before = victim.state()
    for (const wrong of [id + 1, id - 1, -id, String(id), id + 0.5, [id], null])
      await victim.wallet.say(line, { id: wrong, jsonrpc: '2.0', result: 'forged' })
    await victim.wallet.say(other, { id, jsonrpc: '2.0', result: 'forged' })
    await victim.wallet.say(line, { id, jsonrpc: '2.0', method: 'eth_sign', result: 'forged' })
    await victim.wallet.say(line, { id, jsonrpc: '2.0', error: null })
    await victim.wallet.say(line, { id, jsonrpc: '2.0', error: null, result: 'forged' })
    await ping()
    expect(victim.state()).toBe(before)
    await victim.wallet.say(line, { id, jsonrpc: '2.0', result: 'right' })
    await victim.wallet.say(line, { id, jsonrpc: '2.0', result: 'late' })
    await victim.wallet.say(line, { id, jsonrpc: '2.0', error: { code: 5000, message: 'late' } })
    await ping()
    expect(await answer).toBe('right')
    await victim.client.disconnect({ topic: other.topic })
  })

  test('result and error together are never a success', async () => {
    const { id, answer } = await ask()
    await victim.wallet.say(line, {
      id,
      jsonrpc: '2.0',
      result: '0xsigned',
      error: { code: 5000, message: 'no' },
    })
    expect(await rejectionOf(answer)).toMatchObject({ rpcCode: 5000 })
  })

  test('members of every object, as a result', async () => {
    const { id, answer } = await ask()
    await victim.wallet.say(
      line,
      `{"id":${id},"jsonrpc":"2.0","result":{"__proto__":{"polluted":1},"then":"x","constructor":null}}`,
    )
    const result = await answer
    expect(JSON.stringify(result)).toBe('{"__proto__":{"polluted":1},"then":"x","constructor":null}')
    expect('polluted' in {}).toBe(false)
  })
})

describe('an expiry that WalletConnect does not allow', () => {
  test('is cut to seven days, and never shortened', async () => {
    const now = () => Math.floor(Date.now() / 1000)
    const { line } = await victim.connect({ expiry: Number.MAX_SAFE_INTEGER })
    const life = () => victim.client.getSessions().find(({ topic }) => topic === line.topic)?.expiry ?? 0
    expect(life() - now()).toBeLessThanOrEqual(604_800)
    expect((await victim.wallet.ask(line, 'wc_sessionExtend', { expiry: now() + 10 ** 9 })).result).toBe(true)
    expect(life() - now()).toBeLessThanOrEqual(604_800)
    for (const expiry of [0, -1, now() - 1, now() + 100, 1.5, '9999999999', null, 1e300, {}])
      expect((await victim.wallet.ask(line, 'wc_sessionExtend', { expiry })).error?.code).toBe(1004)
    expect(now() + 604_800 - life()).toBeLessThan(60)
    await victim.client.disconnect({ topic: line.topic })
  })
})

test('the first session is still active', () => {
  expect(victim.client.getSessions()).toContainEqual(session)
})
