import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSmartAccountFrame } from '../../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../../secure-frame-client/test/createTestFrame.js'
import { type AccountServer, startAccountServer } from '../../../test/accountServer.js'
import { errorOf } from '../../../test/callsHarness.js'
import { describeVectors } from '../../../test/vectors.js'
import { createClient } from '../../client/createClient.js'
import { getStore } from '../../client/internal.js'
import { mainnet } from '../../exports/networks.js'
import { createMemoryStorage } from '../../platform/createMemoryStorage.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import type { NamespaceAdapter } from '../../types/adapter.js'
import type { ConnectorType } from '../../types/connection.js'
import { connect } from '../connection/connect.js'
import { accountsAtom } from '../connection/start/atoms.js'
import { smartAccountNetworksAtom } from '../embedded/smartAccounts/atoms.js'
import { getGrantedPermissions } from './getGrantedPermissions.js'
import { getSmartSessions } from './getSmartSessions.js'
import { getSupportedPermissions } from './getSupportedPermissions.js'
import { type GrantPermissionsParameters, grantPermissions } from './grantPermissions.js'
import { revokePermissions } from './revokePermissions.js'
import type { Permission } from './types.js'

const account = `0x${'aa'.repeat(20)}` as const
const backend = `0x${'bb'.repeat(20)}` as const
const token = `0x${'cc'.repeat(20)}` as const
// keccak256 of no other bytes: known from Ethereum's tests of the hash of `0x00`.
const context = '0x00'
const pci = '0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a'
const signature = `0x${'12'.repeat(65)}`
const expiry = Math.floor(Date.now() / 1000) + 3600

type Answer = (params: unknown) => unknown
type Methods = { readonly [method: string]: Answer }
const refuse = (code: number) => () => {
  throw Object.assign(new TypeError('no'), { code })
}

async function setUp({
  methods = {},
  type = 'auth',
  isOn = true,
  storage = createMemoryStorage(),
  gateway,
}: {
  methods?: Methods
  type?: ConnectorType
  isOn?: boolean
  storage?: ReturnType<typeof createMemoryStorage>
  gateway?: AccountServer | undefined
} = {}) {
  const asked: { method: string; params?: unknown }[] = []
  const connector = { id: 'wallet', name: 'Wallet', type, namespace: 'eip155' } as const
  const mock = mockAdapter({ namespace: 'eip155', accounts: [account], connectors: [connector] })
  const provider = {
    async request(request: { method: string; params?: unknown }) {
      asked.push(request)
      return (methods[request.method] ?? refuse(4200))(request.params)
    },
  }
  const adapter: NamespaceAdapter = { ...mock, getProvider: async () => provider }
  const network = (id: number) => ({
    ...{ id, name: `Local ${id}`, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
  const client = createClient({
    ...{ metadata: { name: 'App' }, networks: [network(31337), network(31338)], adapters: [adapter] },
    ...{ storage, logLevel: 'silent', features: { smartSessions: isOn } },
    ...(gateway && { gateway: { url: gateway.url } }),
  })
  client.start()
  onTestFinished(() => client.destroy())
  await connect(client, { connectorId: 'wallet' })
  getStore(client).set(smartAccountNetworksAtom, [31337, 31338])
  return { client, asked, storage, provider }
}

async function openGateway() {
  const gateway = await startAccountServer(['eip155:31337'])
  onTestFinished(() => gateway.close())
  gateway.answer(account, (_, body) => ({ body: body ? {} : { pcis: [] } }))
  const posts = () => gateway.calls.flatMap(({ path, body }) => (body ? [[path, body]] : []))
  return { gateway, posts }
}

const periodic: Permission = {
  type: 'native-token-periodic',
  data: { periodAmount: '0x8', periodDuration: 3600 },
}
const request: GrantPermissionsParameters = {
  ...{ expiry, permissions: [periodic] },
  signer: { type: 'account', data: { address: backend } },
}
const currentAnswer = {
  ...{ chainId: '0x7a69', from: account, to: backend, permission: periodic, context },
  ...{ rules: [{ type: 'expiry', data: { timestamp: expiry } }], dependencies: [], delegationManager: token },
}
const granted = {
  ...{ pci, chainId: '0x7a69', address: account, to: backend, expiry, permissions: [periodic], policies: [] },
  ...{ context, delegationManager: token, dependencies: [] },
}
const current = 'wallet_requestExecutionPermissions'
const older = 'wallet_grantPermissions'

describe('grantPermissions', () => {
  it('asks by ERC-7715', async () => {
    const { client, asked } = await setUp({ methods: { [current]: () => [currentAnswer] } })
    const permissions = [
      periodic,
      { type: 'native-token-recurring-allowance', data: { allowance: '0x9', start: 7, period: 60 } },
      { type: 'erc20-recurring-allowance', data: { token, allowance: '0x1', start: 7, period: 60 } },
    ] as const
    expect(await grantPermissions(client, { ...request, permissions })).toEqual([granted])
    const rest = { rules: currentAnswer.rules, chainId: '0x7a69', from: account, to: backend }
    const terms = [
      periodic,
      {
        type: 'native-token-periodic',
        data: { periodAmount: '0x9', periodDuration: 60, startTime: 7 },
      },
      {
        type: 'erc20-token-periodic',
        data: { tokenAddress: token, periodAmount: '0x1', periodDuration: 60, startTime: 7 },
      },
    ]
    const params = terms.map(one => ({ ...rest, permission: { ...one, isAdjustmentAllowed: false } }))
    expect(asked).toEqual([{ method: current, params }])
    const adjustable = { ...periodic, isAdjustmentAllowed: true }
    await grantPermissions(client, { ...request, permissions: [adjustable] })
    expect(asked[1]?.params).toMatchObject([{ permission: adjustable }])
  })

  it('asks by the older drafts where ERC-7715 cannot say it, or the wallet does not have it', async () => {
    const answer = {
      ...{ chainId: '0x7a6a', address: account, expiry, permissions: [periodic], context },
      ...{ signer: { type: 'account', data: { address: backend } } },
      policies: [{ type: 'call-limit', data: { count: 2 } }],
      ...{ accountMeta: { factory: token, factoryData: '0x12' } },
      dependencies: [{ factory: token, factoryData: '0x12' }],
    }
    const { client, asked } = await setUp({ methods: { [older]: () => [answer] }, type: 'injected' })
    const chainId = '0x7a6a'
    const asThere = { chainId, address: account, ...request }
    const read = { ...granted, chainId, policies: answer.policies, dependencies: answer.dependencies }
    const expected = [{ ...read, delegationManager: undefined }]
    expect(await grantPermissions(client, { ...request, chainId })).toEqual(expected)
    expect(asked.map(({ method }) => method)).toEqual([current, older])
    expect(asked[1]?.params).toEqual([asThere])
    const limited = { ...request, chainId, policies: [{ type: 'call-limit', data: { count: 2 } }] } as const
    await grantPermissions(client, limited)
    const key = { type: 'secp256k1', publicKey: `0x02${'ab'.repeat(32)}` } as const
    const byKey = { ...request, chainId, signer: { type: 'keys', data: { keys: [key] } } } as const
    await grantPermissions(client, byKey)
    const several = {
      type: 'erc721-token-transfer',
      data: { address: token, tokenIds: ['0x1', '0x2'] },
    } as const
    await grantPermissions(client, { ...request, chainId, permissions: [several] })
    expect(asked.slice(2).map(({ method }) => method)).toEqual([older, older, older])
    expect(asked[2]?.params).toEqual([{ address: account, ...limited }])
    expect(asked[3]?.params).toEqual([{ address: account, ...byKey }])
  })

  it.each<[string, number, string]>([
    ['rejected', 4001, 'rpc/user-rejected'],
    ['refused by its number', -32602, 'rpc/unknown'],
    ['answered by a wallet without it', -32601, 'adapter/capability-not-supported'],
  ])('throws when it is %s', async (_what, code, expected) => {
    const { client, asked } = await setUp({ methods: { [current]: refuse(code), [older]: refuse(code) } })
    expect(await errorOf(grantPermissions(client, request))).toMatchObject({ code: expected })
    // A declined request is never repeated in another form.
    expect(asked).toHaveLength(code === -32601 ? 2 : 1)
  })

  it('reads no answer of another form', async () => {
    for (const answer of [null, {}, [{ context: '0x0' }], [{ context: 7 }], 'x']) {
      const { client } = await setUp({ methods: { [current]: () => answer } })
      expect(await errorOf(grantPermissions(client, request))).toMatchObject({ rpcCode: -32603 })
    }
  })

  it('does nothing while the feature is off, or nothing is connected', async () => {
    const { client, asked } = await setUp({ isOn: false })
    for (const act of [
      grantPermissions(client, request),
      revokePermissions(client, { context }),
      getGrantedPermissions(client),
      getSupportedPermissions(client),
      getSmartSessions(client),
    ])
      await expect(act).rejects.toThrow('Action not allowed')
    expect(asked).toEqual([])
    const elsewhere = { ...request, chainId: '0x1' } as const
    const on = await setUp()
    expect(await errorOf(grantPermissions(on.client, elsewhere))).toMatchObject({
      code: 'networks/not-found',
    })
    expect(on.asked).toEqual([])
  })
})

type Vectors = {
  readonly wallet_requestExecutionPermissions: {
    readonly params: readonly { readonly permission: Permission; readonly to: `0x${string}` }[]
  }
  readonly wallet_getSupportedExecutionPermissions: { readonly result: object }
}

describeVectors<Vectors>('ethereum/erc-7715.json', vectors => {
  it('asks as published, for the time and account of this test', async () => {
    const { client, asked } = await setUp({ methods: { [current]: () => [currentAnswer] } })
    const { params } = vectors.wallet_requestExecutionPermissions
    for (const { permission, to } of params) {
      const { isAdjustmentAllowed: _, ...terms } = permission as Permission & { isAdjustmentAllowed: boolean }
      const signer = { type: 'account', data: { address: to } } as const
      await grantPermissions(client, { expiry, signer, permissions: [terms as Permission] })
    }
    const rules = [{ type: 'expiry', data: { timestamp: expiry } }]
    const expected = params.map(one => ({ ...one, chainId: '0x7a69', from: account, rules }))
    expect(asked.flatMap(one => one.params)).toEqual(expected)
  })

  it('reads what a wallet supports', async () => {
    const { result } = vectors.wallet_getSupportedExecutionPermissions
    const methods = { wallet_getSupportedExecutionPermissions: () => result }
    const { client } = await setUp({ methods })
    expect(await getSupportedPermissions(client)).toMatchObject({
      'native-token-allowance': { chainIds: ['0x123', '0x345'] },
      'erc20-token-allowance': { chainIds: ['0x123'] },
    })
  })
})

describe('a wallet that knows nothing of it', () => {
  it('has granted nothing, and supports nothing', async () => {
    const { client } = await setUp()
    expect(await getGrantedPermissions(client)).toEqual([])
    expect(await getSupportedPermissions(client)).toEqual({})
    expect(await errorOf(revokePermissions(client, { context }))).toMatchObject({
      code: 'adapter/capability-not-supported',
    })
  })
})

const granting: Methods = {
  [current]: () => [currentAnswer],
  wallet_getGrantedExecutionPermissions: () => [currentAnswer],
}
const revoking: Methods = {
  wallet_revokeExecutionPermission: () => ({ pci, signature, transactionHash: pci }),
}
const row = {
  ...{ pci, context, expiry, createdAt: 7, permissions: [periodic], policies: [] },
  signer: { data: { address: backend } },
  project: { id: 'app', url: 'https://app.example' },
}
const caipNetworkId = 'eip155:31337'
const session = {
  ...{ pci, context, expiry, createdAt: 7, permissions: [periodic], policies: [], status: 'active' },
  ...{ caipNetworkId, chainId: '0x7a69', signer: backend, project: row.project },
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
      ...{ caipNetworkId: 'eip155:31338', chainId: '0x7a6a', address: `eip155:31338:${account}` },
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
    expect(await errorOf(getSmartSessions(client))).toMatchObject({ code: 'http/status' })
  })

  it('are revoked at the wallet first, and stay active where that fails', async () => {
    const { gateway, posts } = await openGateway()
    gateway.answer(`31337:${account}`, () => ({ body: { pcis: [row] } }))
    const failing = await setUp({ methods: { wallet_revokeExecutionPermission: refuse(4001) }, gateway })
    const given = { context, chainId: '0x7a69' } as const
    expect(await errorOf(revokePermissions(failing.client, given))).toMatchObject({ rpcCode: 4001 })
    expect(await getSmartSessions(failing.client)).toEqual([session])
    expect(posts()).toEqual([])
    const { client, asked } = await setUp({ methods: revoking, gateway })
    expect(await revokePermissions(client, given)).toEqual({ pci, transactionHash: pci })
    const params = { permissionContext: context }
    expect(asked).toEqual([{ method: 'wallet_revokeExecutionPermission', params }])
    await vi.waitFor(() => expect(posts()).toEqual([[`/v1/sessions/${account}/revoke`, { pci, signature }]]))
    expect(await errorOf(revokePermissions(client, { context: '0x1' }))).toMatchObject({
      code: 'permissions/invalid',
    })
  })

  it('are revoked on their network by the embedded wallet, and where it is by others', async () => {
    const there = { context, chainId: '0x7a6a' } as const
    const { client } = await setUp({ methods: revoking })
    await revokePermissions(client, there)
    expect(networkOf(client)).toBe('eip155:31338')
    const elsewhere = { context, chainId: '0x1' } as const
    expect(await errorOf(revokePermissions(client, elsewhere))).toMatchObject({ code: 'networks/not-found' })
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
      ...{ metadata: { name: 'App' }, networks: [mainnet], storage, storageKey: 'latchkit' },
      ...{ adapters: [mockAdapter({ namespace: 'eip155' })], gateway: { url: gateway.url } },
      ...{ logLevel: 'silent', features: { smartSessions: true }, secureFrame: frameOption(frame) },
    })
    for (const end of [client.start(), () => client.destroy(), frame.close]) onTestFinished(end)
    await vi.waitFor(() => expect(posts()).toEqual([[`/${path}`, kept.body]]), { timeout: 10_000 })
    await vi.waitFor(() => expect(storage.get('latchkit.sessions')).toBe('[]'))
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
