import { onTestFinished } from 'vitest'
import { createClient } from '../src/client/createClient.js'
import { getStore } from '../src/client/internal.js'
import { connect } from '../src/features/connection/connect.js'
import { smartAccountNetworksAtom } from '../src/features/networks/smartAccountNetworksAtom.js'
import type { GrantPermissionsParameters } from '../src/features/permissions/grantPermissions.js'
import type { Permission } from '../src/features/permissions/types.js'
import { createMemoryStorage } from '../src/platform/createMemoryStorage.js'
import { mockAdapter } from '../src/testing/mockAdapter.js'
import type { NamespaceAdapter } from '../src/types/adapter.js'
import type { ConnectorType } from '../src/types/connection.js'
import { type AccountServer, startAccountServer } from './accountServer.js'

export const account = `0x${'aa'.repeat(20)}` as const
export const backend = `0x${'bb'.repeat(20)}` as const
export const token = `0x${'cc'.repeat(20)}` as const
// `pci` is the keccak256 of the byte of `context`, known from Ethereum's tests.
export const context = '0x00'
export const pci = '0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a'
export const signature = `0x${'12'.repeat(65)}`
export const expiry = Math.floor(Date.now() / 1000) + 3600

type Answer = (params: unknown) => unknown
export type Methods = { readonly [method: string]: Answer }
export const refuse = (code: number) => () => {
  throw Object.assign(new TypeError('no'), { code })
}

/** A connected client whose wallet answers by `methods`, and with 4200 to all others. `asked` has the requests. */
export async function setUp({
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
    id,
    name: `Local ${id}`,
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
  const client = createClient({
    metadata: { name: 'App' },
    networks: [network(31337), network(31338)],
    adapters: [adapter],
    storage,
    logLevel: 'silent',
    features: { smartSessions: isOn },
    ...(gateway && { gateway: { url: gateway.url } }),
  })
  client.start()
  onTestFinished(() => client.destroy())
  await connect(client, { connectorId: 'wallet' })
  getStore(client).set(smartAccountNetworksAtom, [31337, 31338])
  return { client, asked, storage, provider }
}

export async function openGateway() {
  const gateway = await startAccountServer(['eip155:31337'])
  onTestFinished(() => gateway.close())
  gateway.answer(account, (_, body) => ({ body: body ? {} : { pcis: [] } }))
  const posts = () => gateway.calls.flatMap(({ path, body }) => (body ? [[path, body]] : []))
  return { gateway, posts }
}

export const periodic: Permission = {
  type: 'native-token-periodic',
  data: { periodAmount: '0x8', periodDuration: 3600 },
}
export const request: GrantPermissionsParameters = {
  expiry,
  permissions: [periodic],
  signer: { type: 'account', data: { address: backend } },
}
export const currentAnswer = {
  chainId: '0x7a69',
  from: account,
  to: backend,
  permission: periodic,
  context,
  rules: [{ type: 'expiry', data: { timestamp: expiry } }],
  dependencies: [],
  delegationManager: token,
}
export const granted = {
  pci,
  chainId: '0x7a69',
  address: account,
  to: backend,
  expiry,
  permissions: [periodic],
  policies: [],
  context,
  delegationManager: token,
  dependencies: [],
}
export const current = 'wallet_requestExecutionPermissions'
export const older = 'wallet_grantPermissions'
