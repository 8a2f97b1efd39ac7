import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { seal } from './seal.js'
import { startLoneClient } from './startLoneClient.js'
import { proposed, startVictim, type Victim } from './startVictim.js'
import { type Approved, granted } from './startWallet.js'
import { watchFaults } from './watchFaults.js'

let victim: Victim
let faults: unknown[]
beforeEach(async () => {
  faults = watchFaults()
  victim = await startVictim()
})
afterEach(() => victim.stop())

/** Settles with the params as a text, which can contain what no object can. */
async function settle(change: (params: string) => string) {
  const { uri, approval } = await victim.client.propose({ optionalNamespaces: proposed })
  const approved: Approved = await victim.wallet.approve(await victim.wallet.scan(uri))
  const id = victim.wallet.nextId()
  const params = change(JSON.stringify(victim.wallet.settlement(approved)))
  await victim.wallet.say(
    approved,
    `{"id":${id},"jsonrpc":"2.0","method":"wc_sessionSettle","params":${params}}`,
  )
  const { result, error } = await victim.wallet.waitFor(approved.topic, said => said.id === id)
  expect('polluted' in {}).toBe(false)
  expect(faults).toEqual([])
  return { result, code: error?.code, approval, line: approved }
}

describe('members of every object are members like any other, or none', () => {
  test('as a namespace they are no key', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']) {
      const { code, approval } = await settle(text =>
        text.replace('"namespaces":{', `"namespaces":{"${name}":${JSON.stringify(granted.eip155)},`),
      )
      expect(code).toBe(5104)
      expect(await rejectionOf(approval)).toMatchObject({ rpcCode: 5104 })
    }
    expect(victim.client.getSessions()).toEqual([])
  })

  test('as a property they are kept, stored and read again, and reach no other object', async () => {
    const text = '{"__proto__":"x","constructor":"y","toString":"z","then":"t"}'
    const { result, approval } = await settle(params =>
      params.replace('{', `{"sessionProperties":${text},"scopedProperties":{"__proto__":{"polluted":true}},`),
    )
    expect(result).toBe(true)
    expect(JSON.stringify((await approval).sessionProperties)).toBe(text)
    victim.reload()
    const [session] = victim.client.getSessions()
    expect(JSON.stringify(session?.sessionProperties)).toBe(text)
    expect(JSON.stringify(session?.scopedProperties)).toBe('{"__proto__":{"polluted":true}}')
    expect(session?.scopedProperties?.polluted).toBeUndefined()
  })

  test('what is only inherited is not there', async () => {
    const { code, approval } = await settle(params => `{"__proto__":${params}}`)
    expect(code).toBe(1005)
    approval.catch(() => {})
    expect(victim.client.getSessions()).toEqual([])
  })
})

test.each<[string, string]>([
  ['30,000 letters', 'x'.repeat(30_000)],
  ['a name that is written backwards', '\u202egnol\u202c'],
  ['invisible letters', 'Meta\u200bMask\u2060\ufeff'],
  ['half a letter', 'x\ud800'],
  ['a null', 'x\0y'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['combined marks', `Z${'\u0351'.repeat(5_000)}`],
])('a wallet may have any name: %s', async (_what, name) => {
  const { result, approval } = await settle(params => params.replace('"Hostile"', () => JSON.stringify(name)))
  expect(result).toBe(true)
  const session = await approval
  // A lone surrogate is encoded as its UTF-8 replacement, or escaped in JSON, and arrives unchanged.
  expect(session.peer.name).toBe(name)
  victim.reload()
  expect(victim.client.getSessions()).toEqual([session])
})

describe('chains that only look alike are others', () => {
  test.each([
    'eip155:1 ',
    'eip155:１',
    'EIP155:1',
    'eip155\u200b:1',
    'eip155:01',
    'eip155:1\n',
    'еip155:1',
    'eip155:',
  ])('%j', async chain => {
    const { result, code, approval } = await settle(params =>
      params
        .replace('["eip155:1"]', () => JSON.stringify([chain]))
        .replace(/"accounts":\[[^\]]*\]/, '"accounts":[]'),
    )
    expect([result, code]).toEqual([undefined, 5100])
    expect(await rejectionOf(approval)).toMatchObject({ rpcCode: 5100 })
  })
})

test('of two members of one name the last counts, for what is checked and for what is kept', async () => {
  const { result, approval } = await settle(params => `${params.slice(0, -1)},"expiry":1}`)
  expect(result).toBeUndefined()
  approval.catch(() => {})
  const second = await settle(params => params.replace('{', '{"namespaces":{"solana":{}},"expiry":1,'))
  expect(second.result).toBe(true)
  expect((await second.approval).namespaces).toEqual(granted)
})

test('the relay refuses what is greater than its limit, and the session remains', async () => {
  const { line, session } = await victim.connect()
  const huge = {
    id: victim.wallet.nextId(),
    jsonrpc: '2.0',
    method: 'wc_sessionDelete',
    params: 'x'.repeat(70_000),
  }
  await rejectionOf(victim.wallet.say(line, huge))
  expect((await victim.wallet.ask(line, 'wc_sessionPing')).result).toBe(true)
  expect(victim.client.getSessions()).toEqual([session])
})

describe('from a relay without a limit', () => {
  test('10,000 accounts are taken, and a request for one chain is not slowed down', async () => {
    const lone = await startLoneClient()
    await lone.client.restore()
    const accounts = Array.from(
      { length: 10_000 },
      (_, index) => `eip155:${index + 1}:0x${String(index).padStart(40, '0')}`,
    )
    const namespaces = { eip155: { ...granted.eip155, chains: undefined, accounts } }
    const id = Date.now() * 1000
    await lone.push(
      seal(
        lone.line.key,
        JSON.stringify({ id, jsonrpc: '2.0', method: 'wc_sessionUpdate', params: { namespaces } }),
      ),
    )
    expect(lone.client.getSessions()[0]?.namespaces.eip155?.accounts).toHaveLength(10_000)
    const unknown = lone.client.request({
      topic: lone.line.topic,
      chainId: 'eip155:10001',
      request: { method: 'personal_sign' },
    })
    expect(await rejectionOf(unknown)).toMatchObject({ rpcCode: 3005 })
    const asked = lone.client.request({
      topic: lone.line.topic,
      chainId: 'eip155:10000',
      request: { method: 'personal_sign' },
    })
    asked.catch(() => {})
    await lone.relay.waitFor(() => lone.relay.calls.find(({ params }) => params.tag === 1108))
    await lone.stop()
    expect(await rejectionOf(asked)).toMatchObject({ code: 'walletconnect/client-destroyed' })
    expect(faults).toEqual([])
  }, 30_000)

  if (process.env.LATCHKIT_FULL)
    test('an event of five megabytes, and an event that is nested 100,000 times, reach the app as they are', async () => {
      const lone = await startLoneClient()
      await lone.client.restore()
      let id = Date.now() * 1000
      const notify = (data: string) => {
        id += 1000
        const event = `{"chainId":"eip155:1","event":{"name":"chainChanged","data":${data}}}`
        return lone.push(
          seal(lone.line.key, `{"id":${id},"jsonrpc":"2.0","method":"wc_sessionEvent","params":${event}}`),
        )
      }
      await notify(`"${'x'.repeat(5_000_000)}"`)
      await notify(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
      const [big, nested] = lone.emitted.map(({ payload }) => (payload as { data: unknown }).data)
      expect(big).toHaveLength(5_000_000)
      expect(Array.isArray(nested)).toBe(true)
      expect(lone.relay.calls.filter(({ params }) => params.tag === 1111)).toHaveLength(2)
      expect(faults).toEqual([])
    }, 30_000)
})
