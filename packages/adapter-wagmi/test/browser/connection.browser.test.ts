import { connect, disconnect, switchConnection } from '@latchkit/core/connection'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const createAlpha = () =>
  createTestWallet({ name: 'Alpha', rdns: 'com.example.alpha', accounts: testAccounts(0), chains })
const createBeta = () =>
  createTestWallet({ name: 'Beta', rdns: 'com.example.beta', accounts: testAccounts(1), chains })

describe('connecting', () => {
  it('C6 gives every account and the network that the wallet is on', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const { client, read } = openPage()
    const connection = await connect(client, { connectorId: alpha.rdns })
    expect(connection.accounts.map(({ address }) => address)).toEqual(alpha.addresses())
    expect(connection.accounts.every(({ type }) => type === 'eoa')).toBe(true)
    expect(read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31337' })
  })

  it('asks for the network that the app wants', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const { client, read } = openPage()
    await connect(client, { connectorId: alpha.rdns, caipNetworkId: 'eip155:31338' })
    expect([alpha.chainId(), read().caipNetworkId]).toEqual([31338, 'eip155:31338'])
  })

  it('takes a wallet without wallet_requestPermissions', async () => {
    const alpha = createTestWallet({
      name: 'Alpha',
      rdns: 'com.example.alpha',
      accounts: testAccounts(0),
      chains,
      without: ['wallet_requestPermissions', 'wallet_revokePermissions'],
    })
    putWallets([alpha])
    const page = openPage()
    await connect(page.client, { connectorId: alpha.rdns })
    await disconnect(page.client)
    const later = page.reload()
    await settled()
    expect([alpha.isGranted(), later.read().status]).toEqual([true, 'disconnected'])
  })

  it('makes a wallet that is connected already the active one, without a request to it', async () => {
    const [alpha, beta] = [createAlpha(), createBeta()]
    putWallets([alpha, beta])
    const { client, read } = openPage()
    await connect(client, { connectorId: alpha.rdns })
    await connect(client, { connectorId: beta.rdns })
    const asked = alpha.requests.length
    await connect(client, { connectorId: alpha.rdns })
    expect([read().current, alpha.requests.length]).toEqual([alpha.rdns, asked])
    await connect(client, { connectorId: alpha.rdns, caipNetworkId: 'eip155:31338' })
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it.each([
    [4001, 'rpc/user-rejected'],
    [4100, 'rpc/unauthorized'],
    [4900, 'rpc/disconnected'],
    [4901, 'rpc/chain-disconnected'],
    [-32002, 'rpc/request-pending'],
    [-32603, 'rpc/unknown'],
  ])('maps %i of a wallet to %s', async (number, code) => {
    const alpha = createAlpha()
    putWallets([alpha])
    const { client, read, config } = openPage()
    // wagmi asks twice where the first answer is neither a rejection nor a pending request.
    alpha.failNext(number)
    alpha.failNext(number)
    expect(await codeOf(connect(client, { connectorId: alpha.rdns }))).toBe(code)
    expect([read().status, config.state.status]).toEqual(['disconnected', 'disconnected'])
  })

  it('maps 4200 of a wallet that has no way to connect to rpc/unsupported-method', async () => {
    const alpha = createTestWallet({
      name: 'Alpha',
      rdns: 'com.example.alpha',
      accounts: testAccounts(0),
      chains,
      without: ['wallet_requestPermissions', 'eth_requestAccounts'],
    })
    putWallets([alpha])
    const { client } = openPage()
    expect(await codeOf(connect(client, { connectorId: alpha.rdns }))).toBe('rpc/unsupported-method')
  })

  it('names a connector that is not there', async () => {
    const { adapter } = openPage()
    const { signal } = new AbortController()
    expect(await codeOf(adapter.connect({ connectorId: 'unknown', signal }))).toBe(
      'connection/connector-not-found',
    )
  })
})

describe('giving up', () => {
  it('C1 leaves nothing connecting on either side, and a late approval connects nothing', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const page = openPage()
    const { client, config, read } = page
    const seen: string[] = []
    config.subscribe(
      ({ status }) => status,
      status => seen.push(status),
    )
    const approve = alpha.holdNext()
    const controller = new AbortController()
    const attempt = codeOf(connect(client, { connectorId: alpha.rdns, signal: controller.signal }))
    await expect.poll(() => [read().status, config.state.status]).toEqual(['connecting', 'connecting'])
    await expect.poll(() => alpha.requests.length).toBeGreaterThan(0)
    controller.abort()
    expect(await attempt).toBe('rpc/user-rejected')
    expect([read().status, config.state.status]).toEqual(['disconnected', 'disconnected'])
    await approve()
    expect(alpha.isGranted()).toBe(true)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(seen).toEqual(['connecting', 'disconnected'])
    expect(alpha.requests.some(({ method }) => method === 'wallet_revokePermissions')).toBe(false)
    const later = page.reload()
    await settled()
    expect(later.read()).toMatchObject({ status: 'disconnected', connections: [] })
    await connect(later.client, { connectorId: alpha.rdns })
    expect(later.read().status).toBe('connected')
  })

  it('C1 keeps the other wallet that was connected', async () => {
    const [alpha, beta] = [createAlpha(), createBeta()]
    putWallets([alpha, beta])
    const { client, read } = openPage()
    await connect(client, { connectorId: alpha.rdns })
    const approve = beta.holdNext()
    const controller = new AbortController()
    const attempt = codeOf(connect(client, { connectorId: beta.rdns, signal: controller.signal }))
    controller.abort()
    await attempt
    await approve()
    expect(read()).toMatchObject({
      status: 'connected',
      current: alpha.rdns,
      connections: [alpha.rdns],
    })
  })

  it('C1 lets the person try the same wallet again while the first question is still open', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const { client, read } = openPage()
    const approve = alpha.holdNext()
    const controller = new AbortController()
    const attempt = codeOf(connect(client, { connectorId: alpha.rdns, signal: controller.signal }))
    controller.abort()
    await attempt
    const again = connect(client, { connectorId: alpha.rdns })
    await approve()
    await again
    expect(read()).toMatchObject({ status: 'connected', connections: [alpha.rdns] })
  })

  it('takes its listener off the signal once connected', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const { client, read } = openPage()
    const controller = new AbortController()
    await connect(client, { connectorId: alpha.rdns, signal: controller.signal })
    controller.abort()
    await settled()
    expect(read().status).toBe('connected')
  })
})

describe('disconnecting', () => {
  it('C5 ends every wallet in one call, also one that is gone', async () => {
    const [alpha, beta] = [createAlpha(), createBeta()]
    putWallets([alpha, beta])
    const page = openPage()
    const { client, config, read } = page
    await connect(client, { connectorId: alpha.rdns })
    await connect(client, { connectorId: beta.rdns })
    beta.provider.request = async () => new Promise<never>(() => {})
    await disconnect(client)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [], current: undefined })
    expect([config.state.status, config.state.connections.size]).toEqual(['disconnected', 0])
    await settled()
    expect(page.reload().read()).toMatchObject({ status: 'disconnected', connections: [] })
  })

  it('C5 ends one wallet and leaves the active one active', async () => {
    const gamma = createTestWallet({
      name: 'Gamma',
      rdns: 'com.example.gamma',
      accounts: testAccounts(2),
      chains,
    })
    const [alpha, beta] = [createAlpha(), createBeta()]
    putWallets([alpha, beta, gamma])
    const { client, read } = openPage()
    for (const { rdns } of [alpha, beta, gamma]) await connect(client, { connectorId: rdns })
    await switchConnection(client, { connectorId: beta.rdns })
    await disconnect(client, { connectorId: gamma.rdns })
    expect(read()).toMatchObject({ current: beta.rdns, connections: [alpha.rdns, beta.rdns] })
    await disconnect(client, { connectorId: beta.rdns })
    expect(read()).toMatchObject({ current: alpha.rdns, connections: [alpha.rdns] })
  })
})
