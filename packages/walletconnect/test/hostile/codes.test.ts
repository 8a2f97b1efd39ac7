import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { createWalletConnect } from '../../src/createWalletConnect.js'
import { ProtocolError } from '../../src/errors/ProtocolError.js'
import type { WalletConnectSession } from '../../src/types.js'
import { memoryStorage } from '../memoryStorage.js'
import { attackAuthentication } from './attackAuthentication.js'
import { fromWallet, neverHere, neverToWallet, settled, toWallet } from './codeRows.js'
import { codes } from './codes.js'
import { provocations } from './provocations.js'
import { startHostileRelay } from './startHostileRelay.js'
import { proposed, startVictim, type Victim } from './startVictim.js'
import type { Approved, Scan } from './startWallet.js'

let victim: Victim
let line: Approved
let session: WalletConnectSession

beforeAll(async () => {
  victim = await startVictim()
  ;({ line, session } = await victim.connect())
})
afterEach(() => void vi.useRealTimers())
afterAll(() => victim.stop())

const words = 'in its own words'
const asError = (code: number) => ({
  name: 'ProtocolError',
  code: `walletconnect/${codes[code]?.[1]}`,
  rpcCode: code,
  shortMessage: codes[code]?.[0],
  docsPath: `errors/walletconnect/${codes[code]?.[1]}.html`,
})
const request = (changes: object = {}) =>
  victim.client.request({
    topic: line.topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign' },
    ...changes,
  })
async function startProposal(): Promise<{ scan: Scan; approval: Promise<WalletConnectSession> }> {
  const { uri, approval } = await victim.client.propose({ optionalNamespaces: proposed })
  return { scan: await victim.wallet.scan(uri), approval }
}
/** The messages received before the response to a ping are all that the dapp sent. */
async function heardOn(topic: string): Promise<readonly unknown[]> {
  const before = victim.wallet.received.length
  await victim.wallet.ask(line, 'wc_sessionPing')
  return victim.wallet.received.slice(0, before).filter(said => said.topic === topic)
}

describe('the wallet sends it, the app gets the typed error, nothing is sent back', () => {
  async function ask(
    what: string,
  ): Promise<{ asked: Promise<unknown>; topic: string; answer(error: object): Promise<void> }> {
    if (what === 'authenticate') {
      const { authentication, answer, answerLine } = await attackAuthentication(victim)
      return { asked: authentication.approval, topic: answerLine.topic, answer: error => answer({ error }) }
    }
    if (what === 'propose') {
      const { scan, approval } = await startProposal()
      const answer = (error: object) => victim.wallet.say(scan, { id: scan.id, jsonrpc: '2.0', error })
      return { asked: approval, topic: scan.topic, answer }
    }
    const known = victim.wallet.received.length
    const { topic } = line
    const asked: Promise<unknown> =
      what === 'request'
        ? request()
        : what === 'ping'
          ? victim.client.ping({ topic })
          : victim.client.extend({ topic })
    asked.catch(() => {})
    const { id } = await victim.wallet.waitFor(
      topic,
      said => said.method !== undefined && victim.wallet.received.indexOf(said) >= known,
    )
    return { asked, topic, answer: error => victim.wallet.say(line, { id, jsonrpc: '2.0', error }) }
  }

  test.each(fromWallet)('%i to %s', async (code, what) => {
    const { asked, topic, answer } = await ask(what)
    const before = victim.state()
    const said = (await heardOn(topic)).length
    // To the method alone, 10001 means: answer the proposal that goes with it.
    await answer({ code, message: words })
    const error = await rejectionOf(asked)
    expect(error).toBeInstanceOf(ProtocolError)
    expect(error).toMatchObject({ ...asError(code), details: words })
    expect(victim.state()).toBe(before)
    const answers = (await heardOn(topic))
      .slice(said)
      .filter(received => !JSON.stringify(received).includes('"result":true'))
    expect(answers).toEqual([])
  })
})

describe('the wallet sends it over a session, the dapp answers with the number, nothing changes', () => {
  test.each(toWallet)('%i to %s %j', async (code, method, params) => {
    const before = victim.state()
    const { error } = await victim.wallet.ask(line, method, params)
    expect(error).toEqual({ code, message: codes[code]?.[0] })
    expect(victim.state()).toBe(before)
  })
})

describe('the wallet settles so, the dapp answers with the number, there is no session', () => {
  test.each(settled)('%i', async (code, changes, ends) => {
    const before = victim.state()
    const { scan, approval } = await startProposal()
    const approved = await victim.wallet.approve(scan)
    const id = victim.wallet.nextId()
    const whole = victim.wallet.settlement(approved, typeof changes === 'string' ? {} : changes)
    const params = JSON.stringify(whole).replace('{', typeof changes === 'string' ? `{${changes},` : '{')
    await victim.wallet.say(
      approved,
      `{"id":${id},"jsonrpc":"2.0","method":"wc_sessionSettle","params":${params}}`,
    )
    const { error } = await victim.wallet.waitFor(approved.topic, said => said.id === id)
    expect(error).toEqual({ code, message: codes[code]?.[0] })
    expect(victim.state()).toBe(before)
    if (ends) {
      expect(await rejectionOf(approval)).toMatchObject(asError(code))
      return
    }
    // A valid settlement is still accepted.
    const other = await victim.wallet.approve(scan)
    expect((await victim.wallet.ask(other, 'wc_sessionSettle', victim.wallet.settlement(other))).result).toBe(
      true,
    )
    const { topic } = await approval
    expect(topic).toBe(other.topic)
    await victim.client.disconnect({ topic })
  })
})

describe('it is found by the client', () => {
  test.each(Object.entries(provocations))('%i', async (code, provoke) => {
    expect(await provoke(victim, line)).toMatchObject(asError(Number(code)))
    expect(victim.client.getSessions()[0]).toEqual(session)
  })
})

test('6000 is sent when the app ends a session, and nothing is received for it', async () => {
  const { line } = await victim.connect()
  await victim.client.disconnect({ topic: line.topic })
  const { params } = await victim.wallet.waitFor(line.topic, ({ method }) => method === 'wc_sessionDelete')
  expect(params).toEqual({ code: 6000, message: 'User disconnected' })
})

describe('the relay sends it, the app gets it as a refusal of the relay', () => {
  test.each([-32700, -32600, -32602, -32603, -32000])('%i', async code => {
    const relay = await startHostileRelay()
    relay.onCall = ({ id }) => [{ id, jsonrpc: '2.0', error: { code, message: words } }]
    const client = createWalletConnect({
      relayUrl: relay.url,
      metadata: { name: 'Dapp' },
      storage: memoryStorage(),
      storageKey: 'app',
    })
    const error = await rejectionOf(client.propose({ optionalNamespaces: proposed }))
    expect(error).toMatchObject({ code: 'walletconnect/relay-refused', rpcCode: code, details: words })
    expect(relay.calls.map(({ method }) => method)).toEqual(['wc_proposeSession'])
    client.destroy()
    await relay.stop()
  })

  test('-32601: the older method is used', async () => {
    const relay = await startHostileRelay()
    relay.onCall = ({ id, method }) =>
      method === 'wc_proposeSession'
        ? [{ id, jsonrpc: '2.0', error: { code: -32601, message: words } }]
        : undefined
    const client = createWalletConnect({
      relayUrl: relay.url,
      metadata: { name: 'Dapp' },
      storage: memoryStorage(),
      storageKey: 'app',
    })
    await client.propose({ optionalNamespaces: proposed })
    const names = relay.calls.map(({ method }) => method)
    expect(names).toEqual(['wc_proposeSession', 'irn_subscribe', 'irn_publish'])
    client.destroy()
    await relay.stop()
  })
})

test('each number is provoked in each direction, or the reason why it cannot be is given', () => {
  const all = Object.keys(codes)
    .map(Number)
    .sort((a, b) => a - b)
  const sorted = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b)
  const reasons = (rows: typeof neverHere) => rows.flatMap(([, codes]) => codes)
  const answered = [...toWallet.map(([code]) => code), ...settled.map(([code]) => code), 6000]
  const found = Object.keys(provocations).map(Number)
  expect(sorted(fromWallet.map(([code]) => code))).toEqual(all)
  expect(sorted([...answered, ...reasons(neverToWallet)])).toEqual(all)
  expect(sorted([...found, ...reasons(neverHere)])).toEqual(all)
  for (const code of reasons(neverToWallet)) expect(answered).not.toContain(code)
  for (const code of reasons(neverHere)) expect(found).not.toContain(code)
  // The count: review this test when a number is added or removed.
  const counts = [all.length, sorted(answered).length, found.length]
  expect(counts).toEqual([49, 16, 21])
})
