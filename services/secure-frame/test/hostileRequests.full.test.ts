import { randomUUID } from 'node:crypto'
import { parseRequest } from '@latchkit/secure-frame-client/protocol'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeCalls } from '../src/smartAccount/executions.js'
import type { SignRequest } from '../src/wallet/signerMessages.js'
import { createKeptBatches } from './createKeptBatches.js'
import { type HostileRequest, hostileRequests, type Victim } from './hostileRequests.js'
import { type LocalAccounts, localChain, openLocalAccounts } from './openLocalAccounts.js'

/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  createRequests(parameters: object): { request(payload: unknown): Promise<unknown> }
  createUpgrades(parameters: object): object
}
const load = async (name: string): Promise<Partial<FrameCode>> =>
  import(/* @vite-ignore */ new URL(`../src/${name}.ts`, import.meta.url).pathname)

let local: LocalAccounts
let page: Awaited<ReturnType<typeof openPage>>
beforeAll(async () => {
  stubBrowser()
  local = await openLocalAccounts()
  page = await openPage()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await local?.stop()
})

/** How often an approval was about to be shown. */
let approvals = 0

/** Browser APIs that approvals use: nothing is visible. They listen to its events first. */
function stubBrowser() {
  const createElement = () => ({
    dataset: {},
    append: () => {},
    addEventListener: () => {},
    setAttribute: () => {},
  })
  vi.stubGlobal('document', { createElement, documentElement: { lang: 'en' } })
  vi.stubGlobal('window', {
    get addEventListener() {
      approvals += 1
      throw new RangeError('an approval was to be shown')
    },
  })
}

async function openPage() {
  const frame = {
    ...(await load('rpc/createRequests')),
    ...(await load('upgrade/createUpgrades')),
  } as FrameCode
  const account = await local.openAccount()
  const { contracts } = local
  const chains = { [localChain]: { contracts, eip7702: true } }
  const signed: SignRequest[] = []
  const sent: string[] = []
  const watch = (ask: typeof local.read) => (chain: string, method: string, params: unknown) => {
    if (/^eth_send/.test(method)) sent.push(method)
    return ask(chain, method, params)
  }
  const read = watch(local.read)
  const eoa = account.smart.owner
  const wallet = {
    id: 'w',
    addresses: { eip155: eoa, solana: '' },
    sign: (request: SignRequest) => {
      signed.push(request)
      return account.sign(request)
    },
  }
  const getWallet = async () => wallet
  const requests = frame.createRequests({
    read,
    askBundler: watch(local.askBundler),
    getWallet,
    recoverWallet: getWallet,
    rpcUrls: { [localChain]: [local.rpcUrl] },
    accounts: { getAddress: async () => account.address },
    smartAccounts: {
      find: async (_: unknown, chainId: unknown) => (chainId === 31337 ? account.smart : undefined),
      listChains: async () => [31337],
      owns: async (_: unknown, address: string) =>
        address.toLowerCase() === account.smart.address.toLowerCase(),
      hasEnforcers: async () => false,
      isDeployed: async () => false,
    },
    upgrades: frame.createUpgrades({ rpcUrls: { [localChain]: [local.rpcUrl] }, chains, read }),
    store: { ...createKeptBatches(), getGrants: async () => undefined, changeGrants: async () => {} },
    accountChains: chains,
    paymasters: [],
    origin: 'https://app.example',
    projectId: 'p',
    root: { replaceChildren: () => {} },
    translate: (key: string) => key,
    server: {},
    choosePlace: () => 'frame',
    getChainId: () => 31337,
    deployed: () => {},
    shown: () => {},
  })
  const victim: Victim = {
    eoa,
    smart: account.address,
    manager: contracts.delegationManager,
    entryPoint: contracts.entryPoint,
    encodeCall: (to, data) => encodeCalls([{ to: to.toLowerCase() as Hex, value: 0n, data }]),
  }
  /** As the channel of the frame hands a message on. Returns what the page gets. */
  async function ask({ method, params }: HostileRequest): Promise<unknown> {
    const payload = params === undefined ? { method } : { method, params }
    const parsed = parseRequest({ id: randomUUID(), type: 'RPC_REQUEST', payload })
    if (parsed.status === 'refused') return parsed.error
    if (parsed.status === 'dropped') return parsed
    return requests.request(parsed.request.payload).catch((error: unknown) => error)
  }
  return { ask, victim, signed, sent }
}

test('a request that is none of them gets to its approval', async () => {
  const { victim, ask } = page
  const { smart, eoa } = victim
  const to = '0x000000000000000000000000000000000000ca11'
  const benign = [
    { method: 'personal_sign', params: ['0x1234', smart] },
    { method: 'eth_sendTransaction', params: [{ from: eoa, to, value: '0x1' }] },
    {
      method: 'wallet_sendCalls',
      params: [{ version: '2.0.0', chainId: '0x7a69', from: smart, calls: [{ to }] }],
    },
  ]
  for (const request of benign) {
    const before = approvals
    expect(await ask(request)).toBeInstanceOf(RangeError)
    expect(approvals).toBe(before + 1)
  }
})

test.each([1, Date.now() % 2 ** 31])(
  'each of 5,000 hostile requests is refused by a code, and nothing is signed or sent (seed %i)',
  async seed => {
    const { ask, victim, signed, sent } = page
    const shown = approvals
    await fc.assert(
      fc.asyncProperty(hostileRequests(victim), async request => {
        const refused = (await ask(request)) as { readonly code?: unknown; readonly message?: unknown }
        expect(
          { code: typeof refused?.code, message: typeof refused?.message },
          JSON.stringify(refused),
        ).toEqual({
          code: 'number',
          message: 'string',
        })
        expect([approvals - shown, signed, sent]).toEqual([0, [], []])
      }),
      { seed, numRuns: 5000 },
    )
  },
  600_000,
)
