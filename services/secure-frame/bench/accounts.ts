import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { encodeFunctionData, erc20Abi, type Hex, http, numberToHex } from 'viem'
import { createBundlerClient } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { foundry } from 'viem/chains'
import type { SignRequest } from '../src/wallet/signerMessages.js'
import { createKeptBatches } from '../test/createKeptBatches.js'
import { localChain, openLocalAccounts } from '../test/openLocalAccounts.js'

// Cost of accounts over loopback, on the same chain and bundler: an operation from its approval to its receipt, by the
// frame and by bare viem; and five calls as a batch of the smart account, of the upgraded one, and as transactions. One
// JSON object on stdout.
const { values } = parseArgs({ options: { count: { type: 'string', default: '7' } } })
const count = Number(values.count)
/** Milliseconds between two questions for a receipt, by either. */
const interval = 1000

type Sign = (request: SignRequest) => Promise<Hex>
type Prepared = {
  readonly request: SignRequest
  finish(signed: Hex, signAgain: Sign): Promise<unknown>
}
type BatchStatus = { readonly status: number; readonly receipts: readonly { readonly gasUsed: Hex }[] }
/** The frame's own code, which is compiled with a browser's types. */
type FrameCode = {
  prepareAccountTransaction(parameters: object): Promise<Prepared>
  prepareCalls(parameters: object, request: object): Promise<Prepared>
  getCallsStatus(parameters: object, params: readonly unknown[]): Promise<BatchStatus>
  createUpgrades(parameters: object): object
}
const names = [
  'smartAccount/prepareAccountTransaction',
  'batches/prepareCalls',
  'batches/getCallsStatus',
  'upgrade/createUpgrades',
]
const loaded = await Promise.all(
  names.map(
    (name): Promise<Partial<FrameCode>> => import(new URL(`../src/${name}.ts`, import.meta.url).pathname),
  ),
)
const frame = Object.assign({}, ...loaded) as FrameCode
// Node 20 has no locks, and here is one page.
const locks = { request: (_name: string, _options: object, act: () => Promise<unknown>) => act() }
Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const time = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const local = await openLocalAccounts()
const chains = { [localChain]: { contracts: local.contracts, eip7702: true } }
const { read } = local

async function openPage() {
  const account = await local.openAccount()
  const eoa = account.smart.owner
  const wallet = { id: 'w', addresses: { eip155: eoa, solana: '' } }
  const parameters = {
    read,
    wallet,
    askBundler: local.askBundler,
    store: createKeptBatches(),
    origin: 'https://app.example',
    sent: () => {},
    sending: () => {},
    deployed: () => {},
    paymasters: [],
    projectId: 'p',
    signal: new AbortController().signal,
    accountChains: chains,
    smart: account.smart,
    accounts: { getAddress: async () => account.address },
    smartAccounts: { find: async () => account.smart, listChains: async () => [31337] },
    upgrades: frame.createUpgrades({ rpcUrls: { [localChain]: [local.rpcUrl] }, chains, read }),
    getWallet: async () => wallet,
  }
  const approve = async (prepared: Prepared) =>
    prepared.finish(await account.sign(prepared.request), account.sign)
  const prepareSingle = (to: Hex) =>
    frame.prepareAccountTransaction({
      ...parameters,
      accounts: [eoa, account.address],
      request: { to, value: '0x1' },
    })
  /** Sends calls as one and returns their gas. */
  async function send(from: Hex, calls: readonly object[]) {
    const id = crypto.randomUUID()
    const request = { version: '2.0.0', chainId: numberToHex(31337), from, id, atomicRequired: true, calls }
    await approve(await frame.prepareCalls(parameters, request))
    for (;;) {
      const { status, receipts } = await frame.getCallsStatus(parameters, [id])
      if (status === 200) return Number(receipts[0]?.gasUsed)
      if (status > 200) throw new TypeError(`a batch ended with ${status}`)
      await setTimeout(50)
    }
  }
  return { account, eoa, approve, prepareSingle, send }
}

/** Five calls, each of which writes a separate word. */
const fiveCalls = () =>
  Array.from({ length: 5 }, () => {
    const args = [privateKeyToAddress(generatePrivateKey()), 1n] as const
    return { to: local.token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) }
  })

async function measureSingle() {
  const { account, approve, prepareSingle } = await openPage()
  const bare = createBundlerClient({
    account: await account.open(),
    chain: foundry,
    client: local.node,
    transport: http(local.bundlerUrl),
    pollingInterval: interval,
  })
  const to = privateKeyToAddress(generatePrivateKey())
  const times = { own: [] as number[], bare: [] as number[] }
  // The first operation deploys the account.
  await approve(await prepareSingle(to))
  for (let run = 0; run < count; run += 1) {
    const prepared = await prepareSingle(to)
    times.own.push(await time(() => approve(prepared)))
    const { signature: _, ...operation } = await bare.prepareUserOperation({ calls: [{ to, value: 1n }] })
    times.bare.push(
      await time(async () => {
        const hash = await bare.sendUserOperation({ ...operation } as never)
        await bare.waitForUserOperationReceipt({ hash, pollingInterval: interval })
      }),
    )
  }
  return { own: median(times.own), bare: median(times.bare) }
}

async function measureFive() {
  type Way = 'transactions' | 'batch' | 'upgrading' | 'upgraded'
  const runs: { [way in Way]: { ms: number[]; gas: number[] } } = {
    transactions: { ms: [], gas: [] },
    batch: { ms: [], gas: [] },
    upgrading: { ms: [], gas: [] },
    upgraded: { ms: [], gas: [] },
  }
  for (let run = 0; run < count; run += 1) {
    const { account, eoa, send } = await openPage()
    const measure = async (way: Way, work: () => Promise<number>) => {
      let gas = 0
      const ms = await time(async () => {
        gas = await work()
      })
      runs[way].ms.push(ms)
      runs[way].gas.push(gas)
    }
    await send(account.address, fiveCalls())
    await measure('batch', () => send(account.address, fiveCalls()))
    await measure('transactions', async () => {
      let gas = 0
      for (const call of fiveCalls()) gas += await send(eoa, [call])
      return gas
    })
    await measure('upgrading', () => send(eoa, fiveCalls()))
    await measure('upgraded', () => send(eoa, fiveCalls()))
  }
  const entries = Object.entries(runs).map(([way, { ms, gas }]) => [
    way,
    { ms: median(ms), gas: median(gas) },
  ])
  return Object.fromEntries(entries)
}

try {
  const found = { single: await measureSingle(), five: await measureFive() }
  process.stdout.write(`${JSON.stringify(found)}\n`)
} finally {
  await local.stop()
}
