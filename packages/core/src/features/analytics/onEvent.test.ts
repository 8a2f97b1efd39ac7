import { mainnet } from 'viem/chains'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { alice, bob, setUpSiwx, signAs } from '../../../test/siwxHarness.js'
import { startNode } from '../../../test/startNode.js'
import type { ClientConfig } from '../../client/config.js'
import { createClient } from '../../client/createClient.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { createMockWallet } from '../../testing/createMockWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { signIn } from '../siwx/signIn.js'
import { onEvent } from './onEvent.js'
import { track } from './start/track.js'
import type { ClientEvent } from './types.js'

const wallet = { connectorId: 'com.example.first', namespace: 'eip155' } as const

function setUp(config: Partial<ClientConfig> = {}, held = createMockWallet({ namespace: 'eip155' })) {
  const client = createClient({
    metadata: { name: 'App' },
    networks: [mainnet],
    adapters: [mockAdapter({ namespace: 'eip155', wallet: held })],
    logLevel: 'silent',
    ...config,
  })
  onTestFinished(() => client.destroy())
  const heard: ClientEvent[] = []
  return { client, heard, held, stop: onEvent(client, event => heard.push(event)) }
}

const names = (heard: readonly ClientEvent[]) => heard.map(({ event }) => event)
const [first = '', second = ''] = createMockWallet({ namespace: 'eip155' }).authorise(
  'com.example.first',
  'eip155:1',
).accounts

describe('connections', () => {
  it('tells a connect, switches by the wallet, a further wallet and disconnects', async () => {
    const { client, heard, held } = setUp()
    client.start()
    await connect(client, { connectorId: 'com.example.first' })
    await held.changeAccount(second)
    await held.changeChain('eip155:8453')
    await connect(client, { connectorId: 'com.example.second' })
    await disconnect(client)
    expect(heard).toEqual([
      {
        event: 'CONNECT_SUCCESS',
        properties: { ...wallet, caipAddress: `eip155:1:${first}`, isRestored: false },
      },
      { event: 'SWITCH_ACCOUNT', properties: { ...wallet, caipAddress: `eip155:1:${second}` } },
      { event: 'SWITCH_NETWORK', properties: { ...wallet, caipNetworkId: 'eip155:8453' } },
      {
        event: 'CONNECT_SUCCESS',
        properties: {
          ...wallet,
          connectorId: 'com.example.second',
          caipAddress: `eip155:1:${first}`,
          isRestored: false,
        },
      },
      {
        event: 'SWITCH_ACCOUNT',
        properties: { ...wallet, connectorId: 'com.example.second', caipAddress: `eip155:1:${first}` },
      },
      {
        event: 'SWITCH_NETWORK',
        properties: { ...wallet, connectorId: 'com.example.second', caipNetworkId: 'eip155:1' },
      },
      { event: 'DISCONNECT', properties: wallet },
      { event: 'DISCONNECT', properties: { ...wallet, connectorId: 'com.example.second' } },
    ])
  })

  it('tells why a connect failed, and one that was given up', async () => {
    const { client, heard, held } = setUp()
    client.start()
    held.rejectNext()
    await expect(connect(client, { connectorId: 'com.example.first' })).rejects.toThrow()
    const release = held.holdNext()
    const controller = new AbortController()
    const given = connect(client, { connectorId: 'com.example.second', signal: controller.signal })
    controller.abort()
    await expect(given).rejects.toThrow()
    await release()
    expect(heard).toMatchObject([
      { event: 'CONNECT_ERROR', properties: { ...wallet, error: { code: 'rpc/user-rejected' } } },
      {
        event: 'CONNECT_ERROR',
        properties: { connectorId: 'com.example.second', error: { code: 'rpc/user-rejected' } },
      },
    ])
  })

  it('a connection of an earlier visit is marked', async () => {
    const storage = createMemoryStorage()
    const earlier = setUp({ storage })
    const stop = earlier.client.start()
    await connect(earlier.client, { connectorId: 'com.example.first' })
    stop()
    const { client, heard } = setUp({ storage }, earlier.held)
    client.start()
    await vi.waitUntil(() => heard.length > 0)
    expect(heard).toMatchObject([{ event: 'CONNECT_SUCCESS', properties: { isRestored: true } }])
  })

  it('a listener that comes later hears what comes after it, and none after it has left', async () => {
    const { client, heard, stop } = setUp()
    client.start()
    await connect(client, { connectorId: 'com.example.first' })
    const later: ClientEvent[] = []
    const leave = onEvent(client, event => later.push(event))
    stop()
    await disconnect(client)
    leave()
    await connect(client, { connectorId: 'com.example.first' })
    expect([names(heard), names(later)]).toEqual([['CONNECT_SUCCESS'], ['DISCONNECT']])
  })

  it('a listener that throws stops neither the others nor the connect', async () => {
    const { client, heard } = setUp()
    client.start()
    const late: ClientEvent[] = []
    onEvent(client, () => {
      throw new TypeError('a listener')
    })
    onEvent(client, event => late.push(event))
    await connect(client, { connectorId: 'com.example.first' })
    expect([names(heard), names(late)]).toEqual([['CONNECT_SUCCESS'], ['CONNECT_SUCCESS']])
    expect(client.logs()).toContain('An event was not passed on')
  })
})

it('tells of two clients apart, and events of the kit as well', async () => {
  const one = setUp()
  const other = setUp()
  one.client.start()
  await connect(one.client, { connectorId: 'com.example.first' })
  track(other.client, { event: 'MODAL_OPEN', properties: { connected: false } })
  expect([names(one.heard), names(other.heard)]).toEqual([['CONNECT_SUCCESS'], ['MODAL_OPEN']])
})

describe('signing in', () => {
  it('tells a sign-in and a refusal, and no session that was only found', async () => {
    const storage = createMemoryStorage()
    const { client, connect: press, isAsked, wallet: held, stop } = setUpSiwx({ storage })
    const heard: ClientEvent[] = []
    onEvent(client, event => heard.push(event))
    await press()
    await isAsked()
    held.rejectNext()
    await expect(signIn(client)).rejects.toThrow()
    await signIn(client)
    expect(heard).toMatchObject([
      { event: 'CONNECT_SUCCESS' },
      { event: 'SIGN_IN_ERROR', properties: { error: { code: 'rpc/user-rejected' } } },
      { event: 'SIGN_IN_SUCCESS', properties: { caipAddress: `eip155:1:${alice}` } },
    ])
    stop()
    const again = setUpSiwx({ storage, wallet: held })
    const later: ClientEvent[] = []
    onEvent(again.client, event => later.push(event))
    await again.settles('authenticated')
    expect(names(later)).not.toContain('SIGN_IN_SUCCESS')
  })

  it('tells a signature that was not accepted', async () => {
    const node = await startNode(() => ({ result: '0x' }))
    const {
      client,
      connect: press,
      isAsked,
    } = setUpSiwx({
      config: { customRpcUrls: { 'eip155:1': [node.url] } },
      adapter: { signMessage: ({ message }) => signAs(bob, message) },
    })
    const heard: ClientEvent[] = []
    onEvent(client, event => heard.push(event))
    await press()
    await isAsked()
    await expect(signIn(client)).rejects.toThrow()
    expect(heard.at(-1)).toMatchObject({
      event: 'SIGN_IN_ERROR',
      properties: { error: { code: 'siwx/refused' } },
    })
  })
})
