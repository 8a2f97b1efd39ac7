import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Pair, proposed, startPair } from '../../test/startPair.js'
import type { Approved, Scan } from '../../test/startPeer.js'
import type { WalletConnectProposal } from '../types.js'

let pair: Pair
let proposal: WalletConnectProposal
let scan: Scan
let approved: Approved

const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const eip155 = { chains: ['eip155:1'], methods: ['personal_sign'], events: [], accounts: [account] }

beforeEach(async () => {
  pair = await startPair()
  proposal = await pair.client.propose({ optionalNamespaces: proposed })
  scan = await pair.peer.scan(proposal.uri)
  approved = await pair.peer.approve(scan)
})
afterEach(() => pair.stop())

const settle = (changes: object) => pair.peer.settle(approved, { namespaces: { eip155 }, ...changes })

describe('a settlement that grants nothing of what was proposed is refused, and the approval says why', () => {
  test.each<[number, string, object]>([
    [5104, 'no object', { namespaces: 'eip155' }],
    [5104, 'nothing', { namespaces: {} }],
    [5104, 'a key that is none', { namespaces: { EIP155: eip155 } }],
    [
      5104,
      'another namespace',
      { namespaces: { cosmos: { ...eip155, chains: ['cosmos:hub'], accounts: ['cosmos:hub:a'] } } },
    ],
    [5104, 'an entry that is none', { namespaces: { eip155: [] } }],
    [5100, 'chains that are none', { namespaces: { eip155: { ...eip155, chains: [1] } } }],
    [5100, 'a chain of another namespace', { namespaces: { eip155: { ...eip155, chains: ['cosmos:hub'] } } }],
    [5100, 'other chains', { namespaces: { eip155: { ...eip155, chains: ['eip155:137'], accounts: [] } } }],
    // The filter `eip155:1` must not match `eip155:137`.
    [
      5100,
      'C23: a chain that only begins alike',
      { namespaces: { 'eip155:13': { ...eip155, chains: ['eip155:137'] } } },
    ],
    [5101, 'methods that are none', { namespaces: { eip155: { ...eip155, methods: [null] } } }],
    [5101, 'other methods', { namespaces: { eip155: { ...eip155, methods: ['eth_sign'] } } }],
    [5102, 'events that are none', { namespaces: { eip155: { ...eip155, events: {} } } }],
    [5103, 'accounts that are none', { namespaces: { eip155: { ...eip155, accounts: ['0xab'] } } }],
    [
      5103,
      'an account of another namespace',
      { namespaces: { eip155: { ...eip155, accounts: ['cosmos:hub:a'] } } },
    ],
    [5103, 'no account', { namespaces: { eip155: { ...eip155, accounts: [] } } }],
  ])('%i: %s', async (code, _what, changes) => {
    expect((await settle(changes)).error?.code).toBe(code)
    await expect(proposal.approval).rejects.toMatchObject({ rpcCode: code })
    expect(pair.client.getSessions()).toEqual([])
    expect([...pair.storage.values.keys()].filter(key => key.includes('sessions'))).toEqual([])
  })
})

describe('a malformed settlement is refused, and the proposal stays pending', () => {
  test.each<[string, object]>([
    ['no controller', { controller: undefined }],
    [
      'a controller without a name',
      {
        get controller() {
          return { publicKey: approved.publicKey, metadata: {} }
        },
      },
    ],
    [
      'the controller is not who approved',
      { controller: { publicKey: 'a'.repeat(64), metadata: { name: 'x' } } },
    ],
    [
      'the dapp as controller',
      {
        get controller() {
          return { publicKey: scan.proposer, metadata: { name: 'x' } }
        },
      },
    ],
    ['it is over already', { expiry: 1 }],
    ['its end is a text', { expiry: '9999999999' }],
    ['its end is no whole number', { expiry: 9_999_999_999.5 }],
  ])('1005: %s', async (_what, changes) => {
    expect((await settle(changes)).error).toEqual({ code: 1005, message: 'Invalid session settle request' })
    expect(pair.client.getSessions()).toEqual([])
    expect((await settle({})).result).toBe(true)
    expect((await proposal.approval).namespaces).toEqual({ eip155 })
  })
})

test('the wallet may grant more of a namespace, and what belongs to no proposed namespace is left out', async () => {
  const more = {
    chains: ['eip155:1', 'eip155:137'],
    methods: ['personal_sign', 'eth_sign'],
    events: ['message'],
    accounts: [account],
  }
  const cosmos = { methods: [], events: [], accounts: ['cosmos:hub:a'] }
  expect((await settle({ namespaces: { eip155: more, cosmos } })).result).toBe(true)
  expect((await proposal.approval).namespaces).toEqual({ eip155: more })
})

test('chains may be keys, and the chains are read from accounts', async () => {
  const one = { methods: ['personal_sign'], events: ['chainChanged'], accounts: [account] }
  await settle({ namespaces: { 'eip155:1': one } })
  const { topic, namespaces } = await proposal.approval
  expect(namespaces).toEqual({ 'eip155:1': one })
  const request = { method: 'personal_sign', params: [] }
  await expect(pair.client.request({ topic, chainId: 'eip155:10', request })).rejects.toMatchObject({
    code: 'walletconnect/unauthorized-chain',
  })
  const asked = pair.client.request({ topic, chainId: 'eip155:1', request })
  const { id, params } = await pair.peer.waitFor(topic, ({ method }) => method === 'wc_sessionRequest')
  expect(params).toMatchObject({ chainId: 'eip155:1', request })
  await pair.peer.say(approved, { id, jsonrpc: '2.0', result: '0xsigned' })
  expect(await asked).toBe('0xsigned')
})

test('keeps the other valid members of the settlement, for no longer than seven days', async () => {
  await settle({
    expiry: 9_999_999_999,
    sessionProperties: { name: 'value', other: 1 },
    scopedProperties: { 'eip155:1': { atomic: { status: 'supported' } } },
    sessionConfig: { disableDeepLink: true, more: 1 },
    unknown: 1,
  })
  const session = await proposal.approval
  expect(session).toMatchObject({
    sessionProperties: { name: 'value' },
    scopedProperties: { 'eip155:1': { atomic: { status: 'supported' } } },
    sessionConfig: { disableDeepLink: true },
  })
  expect(session).not.toHaveProperty('unknown')
  expect(session.sessionProperties).not.toHaveProperty('other')
  expect(session.expiry).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 604_800)
})

test('an approval with a key of low order, or with none, is not taken; a good one after it is', async () => {
  const say = (result: unknown) => pair.peer.say(scan, { id: scan.id, jsonrpc: '2.0', result })
  await say({ responderPublicKey: '0'.repeat(64) })
  await say({ responderPublicKey: 'zz' })
  await say(null)
  expect((await settle({})).result).toBe(true)
  await proposal.approval
})

test('only the first settlement counts, and the same one again is answered', async () => {
  const id = pair.peer.nextId()
  const params = {
    controller: { publicKey: approved.publicKey, metadata: { name: 'Peer' } },
    expiry: Math.floor(Date.now() / 1000) + 1000,
    namespaces: { eip155 },
  }
  await pair.peer.ask(approved, 'wc_sessionSettle', params, id)
  const session = await proposal.approval
  expect((await settle({ expiry: params.expiry + 1 })).error?.code).toBe(1005)
  expect(pair.client.getSessions()).toEqual([session])
})

test('other methods than the settlement are refused before it', async () => {
  expect((await pair.peer.ask(approved, 'wc_sessionUpdate')).error?.code).toBe(10001)
  expect((await pair.peer.ask(approved, 'eth_sign')).error?.code).toBe(1001)
  expect((await pair.peer.ask(scan, 'wc_sessionDelete')).error?.code).toBe(10001)
  expect((await pair.peer.ask(scan, 'wc_pairingPing')).result).toBe(true)
})

test('the wallet deletes the pairing', async () => {
  expect((await pair.peer.ask(scan, 'wc_pairingDelete')).result).toBe(true)
  await expect(proposal.approval).rejects.toMatchObject({ code: 'walletconnect/user-disconnected' })
})
