import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSmartAccountFrame } from '../../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../../secure-frame-client/test/createTestFrame.js'
import {
  account,
  backend,
  context,
  current,
  currentAnswer,
  expiry,
  type Methods,
  openGateway,
  pci,
  periodic,
  refuse,
  request,
  setUp,
  signature,
} from '../../../test/permissionsHarness.js'
import { rejectionOf } from '../../../test/rejectionOf.js'
import { createClient } from '../../client/createClient.js'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { getSmartSessions } from './getSmartSessions.js'
import { grantPermissions } from './grantPermissions.js'
import { revokePermissions } from './revokePermissions.js'

const granting: Methods = {
  [current]: () => [currentAnswer],
  wallet_getGrantedExecutionPermissions: () => [currentAnswer],
}
const revoking: Methods = {
  wallet_revokeExecutionPermission: () => ({ pci, signature, transactionHash: pci }),
}
const row = {
  pci,
  context,
  expiry,
  createdAt: 7,
  permissions: [periodic],
  policies: [],
  signer: { data: { address: backend } },
  project: { id: 'app', url: 'https://app.example' },
}
const caipNetworkId = 'eip155:31337'
const session = {
  pci,
  context,
  expiry,
  createdAt: 7,
  permissions: [periodic],
  policies: [],
  status: 'active',
  caipNetworkId,
  chainId: '0x7a69',
  signer: backend,
  project: row.project,
  address: `${caipNetworkId}:${account}`,
}
const registration = { context, dependencies: [] }

describe('sessions', () => {
  it('are registered by the embedded wallet alone, and listed with what the wallet knows', async () => {
    const { gateway, posts } = await openGateway()
    const { client } = await setUp({ methods: granting, gateway })
    await grantPermissions(client, request)
    await vi.waitFor(() => expect(posts()).toEqual([[`/v1/sessions/eip155:31337:${account}`, registration]]))
    // The gateway has none yet.
    const ofWallet = { ...session, createdAt: undefined, project: undefined }
    expect(await getSmartSessions(client)).toEqual([ofWallet])
    const others = await setUp({ methods: granting, gateway, type: 'injected' })
    await grantPermissions(others.client, request)
    expect(await getSmartSessions(others.client)).toEqual([ofWallet])
    expect(posts()).toHaveLength(1)
  })

  it('are those of each network of the app, those that are active first', async () => {
    const { gateway } = await openGateway()
    const over = { ...row, pci: `0x${'02'.repeat(32)}`, expiry: 5, createdAt: 9 }
    const off = { ...row, pci: `0x${'03'.repeat(32)}`, revokedAt: 8, createdAt: 8 }
    gateway.answer(`31337:${account}`, () => ({ body: { pcis: [over, row, { pci: 7 }] } }))
    gateway.answer(`31338:${account}`, () => ({ body: { pcis: [off] } }))
    const { client } = await setUp({ methods: granting, gateway })
    const there = {
      caipNetworkId: 'eip155:31338',
      chainId: '0x7a6a',
      address: `eip155:31338:${account}`,
    }
    expect(await getSmartSessions(client)).toEqual([
      session,
      { ...session, pci: over.pci, expiry: 5, createdAt: 9, status: 'expired' },
      { ...session, ...there, pci: off.pci, createdAt: 8, status: 'revoked' },
    ])
    for (const status of [400, 404, 501]) {
      gateway.answer(`31338:${account}`, () => ({ status, body: {} }))
      expect(await getSmartSessions(client)).toHaveLength(2)
    }
    gateway.answer(`31338:${account}`, () => ({ status: 502, body: {} }))
    expect(await rejectionOf(getSmartSessions(client))).toMatchObject({ code: 'http/status' })
  })

  it('are revoked at the wallet first, and stay active where that fails', async () => {
    const { gateway, posts } = await openGateway()
    gateway.answer(`31337:${account}`, () => ({ body: { pcis: [row] } }))
    const failing = await setUp({ methods: { wallet_revokeExecutionPermission: refuse(4001) }, gateway })
    const given = { context, chainId: '0x7a69' } as const
    expect(await rejectionOf(revokePermissions(failing.client, given))).toMatchObject({ rpcCode: 4001 })
    expect(await getSmartSessions(failing.client)).toEqual([session])
    expect(posts()).toEqual([])
    const { client, asked } = await setUp({ methods: revoking, gateway })
    expect(await revokePermissions(client, given)).toEqual({ pci, transactionHash: pci })
    const params = { permissionContext: context }
    expect(asked).toEqual([{ method: 'wallet_revokeExecutionPermission', params }])
    await vi.waitFor(() => expect(posts()).toEqual([[`/v1/sessions/${account}/revoke`, { pci, signature }]]))
    expect(await rejectionOf(revokePermissions(client, { context: '0x1' }))).toMatchObject({
      code: 'permissions/invalid',
    })
  })

  it('are revoked on their network by the embedded wallet, and where it is by others', async () => {
    const there = { context, chainId: '0x7a6a' } as const
    const { client } = await setUp({ methods: revoking })
    await revokePermissions(client, there)
    expect(networkOf(client)).toBe('eip155:31338')
    const elsewhere = { context, chainId: '0x1' } as const
    expect(await rejectionOf(revokePermissions(client, elsewhere))).toMatchObject({
      code: 'networks/not-found',
    })
    const other = await setUp({
      methods: { wallet_revokeExecutionPermission: () => ({}) },
      type: 'injected',
    })
    expect(await revokePermissions(other.client, there)).toEqual({ pci, transactionHash: undefined })
    expect(networkOf(other.client)).toBe('eip155:31337')
  })
})

const networkOf = (client: Parameters<typeof getSmartSessions>[0]) =>
  client.store.get(accountsAtom).eip155?.caipNetworkId

describe('a revocation that the gateway has not heard', () => {
  afterEach(() => vi.useRealTimers())

  it('is kept over a reload, and shown as revoked meanwhile', async () => {
    const { gateway, posts } = await openGateway()
    gateway.answer(`31337:${account}`, () => ({ body: { pcis: [row] } }))
    gateway.answer('/revoke', () => ({ status: 503, body: {} }))
    const before = await setUp({ methods: revoking, gateway })
    await revokePermissions(before.client, { context })
    await vi.waitFor(() => expect(posts()).toHaveLength(1))
    before.client.destroy()
    gateway.answer('/revoke', () => ({ body: {} }))
    const { client, storage } = await setUp({ gateway, storage: before.storage })
    expect(await getSmartSessions(client)).toEqual([{ ...session, status: 'revoked' }])
    await vi.waitFor(() => expect(storage.get('latchkit.sessions')).toBe('[]'))
    expect(posts()).toHaveLength(2)
  })

  it('is posted once the login of the embedded wallet is restored', async () => {
    const { gateway, posts } = await openGateway()
    const frame = createSmartAccountFrame()
    const storage = createMemoryStorage()
    storage.set('latchkit.frame.emailLoginUsed', 'true')
    const path = `v1/sessions/${account}/revoke`
    const kept = { pci, path, body: { pci, signature }, isRevocation: true, at: Date.now() }
    storage.set('latchkit.sessions', JSON.stringify([kept]))
    const client = createClient({
      metadata: { name: 'App' },
      networks: [mainnet],
      storage,
      storageKey: 'latchkit',
      adapters: [mockAdapter({ namespace: 'eip155' })],
      gateway: { url: gateway.url },
      logLevel: 'silent',
      features: { smartSessions: true },
      secureFrame: frameOption(frame),
    })
    for (const end of [client.start(), () => client.destroy(), frame.close]) onTestFinished(end)
    await vi.waitFor(() => expect(posts()).toEqual([[`/${path}`, kept.body]]), { timeout: 10_000 })
    await vi.waitFor(() => expect(storage.get('latchkit.sessions')).toBe('[]'))
  })

  it('is not posted before the registration of its session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { gateway, posts } = await openGateway()
    const { client, storage } = await setUp({ methods: { ...granting, ...revoking }, gateway })
    const statuses = [503, 503]
    gateway.answer(`31337:${account}`, () => ({ status: statuses.shift() ?? 200, body: {} }))
    await grantPermissions(client, request)
    await revokePermissions(client, { context })
    const check = () => {
      vi.advanceTimersByTime(2000)
      expect(storage.get('latchkit.sessions')).toBe('[]')
    }
    await vi.waitFor(check, { timeout: 10_000 })
    const path = `/v1/sessions/eip155:31337:${account}`
    expect(posts().map(([posted]) => posted)).toEqual([path, path, path, `/v1/sessions/${account}/revoke`])
  })

  it('is posted again by itself, until the gateway has it or never will', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { gateway, posts } = await openGateway()
    const { client, storage } = await setUp({ methods: { ...granting, ...revoking }, gateway })
    const statuses = [409, 502, 429, 404]
    gateway.answer('/revoke', () => ({ status: statuses.shift() ?? 200, body: {} }))
    const isDelivered = async () => {
      const check = () => {
        vi.advanceTimersByTime(2000)
        expect(storage.get('latchkit.sessions')).toBe('[]')
      }
      await vi.waitFor(check, { timeout: 10_000 })
    }
    await revokePermissions(client, { context })
    await isDelivered()
    expect(statuses).toEqual([])
    const all = posts()
    expect(all.every(([path]) => String(path).endsWith('/revoke'))).toBe(true)
    // The chain says that it is revoked: it is no session of the gateway.
    gateway.answer(`31337:${account}`, () => ({ status: 409, body: {} }))
    await grantPermissions(client, request)
    await isDelivered()
    expect(posts().slice(all.length)).toEqual([[`/v1/sessions/eip155:31337:${account}`, registration]])
  })
})
