import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AccountServer, startAccountServer } from '../../../../test/accountServer.js'
import { codeOf } from '../../../../test/codeOf.js'
import { createClient } from '../../../client/createClient.js'
import { mockAdapter } from '../../../testing/mockAdapter.js'
import type { NetworkInput } from '../../../types/network.js'
import { connect } from '../../connection/connect.js'
import { accountNamesQueryOptions } from '../accountNamesQueryOptions.js'
import { validateName } from '../validateName.js'
import { registeringNameAtom } from './atoms.js'
import { nameSuggestionsQueryOptions } from './nameSuggestionsQueryOptions.js'
import { registerName } from './registerName.js'

const closing: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(closing.splice(0).map(one => one.close())))

const profile = (name: string) => ({ name, addresses: { 60: { address: '0x12' } }, attributes: [{}] })

async function setUp({
  network = {},
  without = [],
  parent = 'acme.eth',
  isConnected = true,
}: {
  network?: Partial<NetworkInput>
  without?: readonly 'signMessage'[]
  parent?: string | undefined
  isConnected?: boolean
} = {}) {
  const server: AccountServer = await startAccountServer([])
  closing.push(server)
  server.answer('profile/account', () => ({ body: profile('alice.acme.eth') }))
  const mock = mockAdapter({ namespace: 'eip155', without })
  const signMessage = vi.fn(mock.signMessage)
  const client = createClient({
    metadata: { name: 'App' },
    networks: [
      {
        id: 31337,
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
        ...network,
      },
    ],
    adapters: [mock.signMessage ? ({ ...mock, signMessage } as typeof mock) : mock],
    gateway: { url: server.url },
    names: parent ? { parent } : undefined,
    logLevel: 'silent',
  })
  client.start()
  closing.push({ close: async () => client.destroy() })
  if (isConnected) await connect(client, { connectorId: 'com.example.first' })
  return { client, server, mock, signMessage }
}
describe('registerName', () => {
  it('signs the name and the time, and registers once for two calls', async () => {
    const { client, server, signMessage } = await setUp()
    const first = registerName(client, { name: 'Alice' })
    const second = registerName(client, { name: 'alice' })
    expect(second).toBe(first)
    expect(client.store.get(registeringNameAtom)).toBe('alice')
    expect(await codeOf(registerName(client, { name: 'bobby' }))).toBe('names/pending')
    expect(await first).toMatchObject({ name: 'alice.acme.eth' })
    expect(client.store.get(registeringNameAtom)).toBeUndefined()
    expect(signMessage).toHaveBeenCalledTimes(1)
    expect(server.calls.filter(({ path }) => path === '/v1/profile/account')).toHaveLength(1)
    const [{ message = '' } = {}] = signMessage.mock.calls[0] ?? []
    const { timestamp, ...rest } = JSON.parse(message)
    expect(rest).toEqual({ name: 'alice.acme.eth', attributes: {} })
    expect(Math.abs(timestamp * 1000 - Date.now())).toBeLessThan(60_000)
  })

  it.each([
    ['no parent', { parent: '' }, 'alice', 'names/not-configured'],
    ['a parent that is no name', { parent: 'https://acme.eth' }, 'alice', 'names/not-configured'],
    ['no name', {}, 'a_ice', 'names/invalid-name'],
    ['a testnet', { network: { testnet: true } }, 'alice', 'names/network-not-found'],
    ['no account', { isConnected: false }, 'alice', 'names/no-signer'],
    ['no signatures', { without: ['signMessage'] as const }, 'alice', 'names/no-signer'],
  ])('sends no request with %s', async (_, given, name, code) => {
    const { client, server, signMessage } = await setUp(given)
    expect(await codeOf(registerName(client, { name }))).toBe(code)
    expect(signMessage).not.toHaveBeenCalled()
    expect(server.calls).toEqual([])
  })

  it('tells a name that is taken from what failed', async () => {
    const { client, server, mock } = await setUp()
    const refuse = (status: number, name: string) =>
      server.answer('profile/account', () => ({
        status,
        body: { status: 'FAILED', reasons: [{ name, description: '' }] },
      }))
    refuse(409, 'name')
    expect(await codeOf(registerName(client, { name: 'alice' }))).toBe('names/taken')
    refuse(409, 'timestamp')
    expect(await codeOf(registerName(client, { name: 'alice' }))).toBe('names/registration-failed')
    mock.wallet.rejectNext()
    expect(await codeOf(registerName(client, { name: 'alice' }))).toBe('names/registration-failed')
  })
})

it('suggestions are names below the parent, and one bad row is left out', async () => {
  const { client, server } = await setUp()
  const names = ['alice.acme.eth', 'alice.other.eth', '\u202ealice.acme.eth', 'al.acme.eth']
  const suggestions = names.map(name => ({ name, registered: false }))
  server.answer('suggestions/alice', () => ({ body: { suggestions: [{ name: 7 }, ...suggestions, null] } }))
  const query = (name: string) => nameSuggestionsQueryOptions(client, { name }).queryFn({})
  expect(await query('Alice')).toEqual([{ name: 'alice', registered: false }])
  expect(await query('abc')).toEqual([])
  expect(server.calls).toHaveLength(1)
  expect(await codeOf(query('other'))).toBe('names/suggestions-failed')
})

it('one bad row of the names of an account is left out', async () => {
  const { client, server } = await setUp()
  server.answer('reverse/0x12', () => ({ body: [profile('alice.acme.eth'), { name: 7 }] }))
  const query = (address: string) => accountNamesQueryOptions(client, { address }).queryFn({})
  expect((await query('0x12')).map(({ name }) => name)).toEqual(['alice.acme.eth'])
  expect(await codeOf(query('0x34'))).toBe('names/lookup-failed')
})

it.each([
  ['alice', undefined],
  ['A-1b', undefined],
  ['', 'short'],
  ['abc', 'short'],
  ['a b c', 'characters'],
  ['алиса', 'characters'],
  ['xn--a', 'characters'],
  ['x'.repeat(63), undefined],
  ['x'.repeat(64), 'long'],
])('%j is %s', (name, problem) => expect(validateName(name)).toBe(problem))
