import {
  deploySmartAccounts,
  type Endpoint,
  type LocalSmartAccounts,
  type LocalStack,
  startEndpoint,
  startLocalStack,
  startSmartAccounts,
} from '@latchkit/local-stack'
import { createBundler, FrameError } from '@latchkit/secure-frame/testing'
import type { SessionTokens } from '@latchkit/secure-protocol/api/session'
import { type AccountContracts, askBundler } from '@latchkit/secure-protocol/api/smartAccounts'
import { checkContracts } from '@latchkit/secure-protocol/smartAccounts/checkContracts'
import { createTestClient, encodeFunctionData, http, keccak256, parseAbi, publicActions } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkSmartAccounts } from '../src/doctor/checkSmartAccounts.js'
import { createFindings } from '../src/doctor/findings.js'
import { readSiteProjects } from '../src/projects/readSiteProjects.js'
import { settings } from '../src/settings.js'
import type { SmartAccountOptions } from '../src/smartAccounts/readSmartAccounts.js'
import { createDevice, type Device, send } from './createDevice.js'
import { appOrigin, openSite, type TestSite } from './openSite.js'

const chain = 'eip155:31337'
let stack: LocalStack
let local: LocalSmartAccounts
let endpoint: Endpoint
let site: TestSite
let contracts: AccountContracts
let device: Device
let session: SessionTokens

const codeHashes = { simpleFactory: `0x${'1'.repeat(64)}` }

beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0], hardforks: { 31338: 'cancun' } })
  const [{ id, rpcUrl }] = stack.chains
  local = await startSmartAccounts({ chains: [{ id, rpcUrl }], bundlerPorts: [0], paymasterPort: 0 })
  const { entryPoint07: entryPoint, delegationManager, simpleFactory, hybridDeleGator } = local.contracts
  const { eip7702StatelessDeleGator } = local.contracts
  contracts = { entryPoint, delegationManager, simpleFactory, hybridDeleGator, eip7702StatelessDeleGator }
  endpoint = await startEndpoint(local.bundlers[0]?.url ?? '')
  site = await openSite({
    rpcUrls: { [chain]: [rpcUrl], 'eip155:31338': [stack.chains[1].rpcUrl] },
    smartAccounts: {
      [chain]: { bundlerUrl: `${endpoint.url}/key-of-vendor`, contracts, eip7702: true },
      // No server listens there.
      'eip155:31338': { bundlerUrl: 'http://127.0.0.1:2', contracts, codeHashes, eip7702: true },
    },
    projects: {
      demo: { origins: [appOrigin], paymasters: ['https://pay.example'] },
      eoaOnly: { origins: [appOrigin], smartAccounts: false },
    },
    limits: { startTime: 0, bundlerCallsPerHour: 20 },
  })
  device = await createDevice(site)
  session = (await device.signIn('ada@example.com')).session
})
afterAll(async () => {
  await site?.close()
  await endpoint?.stop()
  await local?.stop()
  await stack?.stop()
})
afterEach(() => {
  endpoint.behaviour = {}
})

const ask = (method: string, params: readonly unknown[] = []) =>
  device.call(askBundler, { chain, method, params } as never, { session })
const askChain = (own: SessionTokens | undefined, of = chain, by = device) =>
  by.call(askBundler, { chain: of, method: 'eth_chainId', params: [] }, { session: own })

test('passes on what the bundler answers, its errors too, and nothing but the methods of ERC-7769', async () => {
  expect((await ask('eth_supportedEntryPoints')).ok()).toEqual({
    result: [contracts.entryPoint, local.contracts.entryPoint08],
  })
  const unknown = `0x${'11'.repeat(32)}`
  expect((await ask('eth_getUserOperationReceipt', [unknown])).ok()).toEqual({ result: null })
  const wrong = (await ask('eth_sendUserOperation', [{ sender: '0x1' }, contracts.entryPoint])).ok()
  expect(wrong).toMatchObject({ error: { code: expect.any(Number), message: expect.any(String) } })
  const asked = endpoint.posts.length
  for (const method of ['debug_bundler_clearState', 'pimlico_getUserOperationGasPrice', 'eth_getBalance'])
    expect((await ask(method)).error().code).toBe('INVALID_REQUEST')
  expect((await askChain(session, 'eip155:1')).error().code).toBe('NOT_FOUND')
  expect((await askChain(undefined)).error().code).toBe('PROOF_INVALID')
  const large = await ask('eth_sendUserOperation', [{ callData: `0x${'00'.repeat(40_000)}` }])
  expect(large.error().code).toBe('INVALID_REQUEST')
  expect(endpoint.posts).toHaveLength(asked)
})

test.each([
  ['is away', { hangsUp: true }, 'BUNDLER_UNAVAILABLE'],
  ['fails', { status: 502 }, 'BUNDLER_UNAVAILABLE'],
  ['is busy', { status: 429, retryAfter: '7' }, 'RATE_LIMITED'],
] as const)('says so when the bundler %s, without its address', async (_what, { ...behaviour }, code) => {
  endpoint.behaviour = 'hangsUp' in behaviour ? { loses: 'eth_chainId' } : behaviour
  const error = (await ask('eth_chainId')).error()
  expect(error.code).toBe(code)
  expect(error.message).not.toMatch(/127\.0\.0\.1|key-of-vendor/)
  if (code === 'RATE_LIMITED') expect(error.data?.retryAfter).toBe(7)
})

test('the frame gets results, errors of the bundler by their code, and those of the site by codes of wallets', async () => {
  const own = await createDevice(site)
  const { session: third } = await own.signIn('eve@example.com')
  const bundler = createBundler(async body => {
    const answer = await own.call(askBundler, body, { session: third })
    if (answer.status === 200) return answer.ok()
    throw Object.assign(new TypeError(answer.error().message), answer.error())
  })
  expect(await bundler(chain, 'eth_chainId', [])).toBe('0x7a69')
  const operation = [{ sender: '0x1' }, contracts.entryPoint]
  const error = await bundler(chain, 'eth_sendUserOperation', operation).catch(thrown => thrown)
  expect(error).toMatchObject({ name: 'FrameError', code: expect.any(Number), data: undefined })
  expect(error).not.toMatchObject({ code: -32603 })
  const reject = (of: string, method: string) => expect(bundler(of, method, [])).rejects
  await reject('eip155:1', 'eth_chainId').toMatchObject({ code: 5710 })
  await reject(chain, 'debug_bundler_clearState').toMatchObject({ code: -32602 })
  endpoint.behaviour = { status: 429, retryAfter: '7' }
  await reject(chain, 'eth_chainId').toMatchObject({ code: -32005, data: { retryAfter: 7 } })
  endpoint.behaviour = { status: 502 }
  await reject(chain, 'eth_chainId').toMatchObject({ code: -32603 })
})

test('what a bundler did not take is sent to it again, a few times; what it may have is not', async () => {
  const own = await createDevice(site)
  const { session: fourth } = await own.signIn('joe@example.com')
  const pauses: number[] = []
  let isOffline = false
  const bundler = createBundler(
    async body => {
      if (isOffline) throw new FrameError('SERVER_UNREACHABLE', 'The wallet server does not answer')
      const answer = await own.call(askBundler, body, { session: fourth })
      if (answer.status === 200) return answer.ok()
      throw Object.assign(new TypeError(answer.error().message), answer.error())
    },
    async milliseconds => void pauses.push(milliseconds),
  )
  const count = () => endpoint.posts.splice(0).length
  const submit = (of = chain) =>
    bundler(of, 'eth_sendUserOperation', [{ sender: '0x1' }, contracts.entryPoint])
  const fail = (of?: string) => submit(of).catch((error: FrameError) => error)
  count()
  endpoint.behaviour = { status: 429, failures: 2 }
  // The bundler's own answer to what is no operation.
  expect(await fail()).toMatchObject({ message: expect.not.stringContaining('busy') })
  expect([count(), ...pauses.splice(0)]).toEqual([3, 1000, 1000])
  endpoint.behaviour = { status: 429 }
  expect(await fail()).toMatchObject({ code: -32005, data: { retryAfter: 1 } })
  expect([count(), ...pauses.splice(0)]).toEqual([5, 1000, 1000, 2000, 4000])
  endpoint.behaviour = { status: 429, retryAfter: '60' }
  expect(await fail()).toMatchObject({ code: -32005, data: { retryAfter: 60 } })
  expect([count(), ...pauses]).toEqual([1])
  // It has it, or may have it.
  for (const behaviour of [{ loses: 'eth_sendUserOperation' }, { status: 502 }]) {
    endpoint.behaviour = behaviour
    expect(await fail()).toMatchObject({ code: -32603, data: undefined })
    expect([count(), ...pauses]).toEqual([1])
  }
  // Nothing was sent where no bundler listens.
  expect(await fail('eip155:31338')).toMatchObject({ code: -32603, data: { retryAfter: 1 } })
  expect(pauses.splice(0)).toEqual([1000, 1000, 2000, 4000])
  // A question changes nothing, whatever became of it.
  endpoint.behaviour = { status: 502, failures: 1 }
  const estimate = bundler(chain, 'eth_estimateUserOperationGas', [{ sender: '0x1' }, contracts.entryPoint])
  await expect(estimate).rejects.not.toMatchObject({ code: -32603 })
  expect([count(), ...pauses.splice(0)]).toEqual([2, 500])
  // The caller asks for a receipt again anyway.
  endpoint.behaviour = { status: 429 }
  const receipt = bundler(chain, 'eth_getUserOperationReceipt', [`0x${'11'.repeat(32)}`])
  await expect(receipt).rejects.toMatchObject({ code: -32005 })
  isOffline = true
  expect(await fail()).toMatchObject({ code: -32603, data: undefined })
  expect(pauses).toEqual([])
})

test('each user has a number of calls', async () => {
  const own = await createDevice(site)
  const { session: second } = await own.signIn('ben@example.com')
  for (let call = 0; call < 20; call += 1) (await askChain(second, chain, own)).ok()
  expect((await askChain(second, chain, own)).error().code).toBe('RATE_LIMITED')
  expect((await ask('eth_chainId')).ok()).toEqual({ result: '0x7a69' })
})

test('the frame knows the contracts and their code, and not the bundler', async () => {
  const { text } = await send(site, { path: '/frame?projectId=demo' })
  expect(text).not.toContain('key-of-vendor')
  const second = { contracts, codeHashes, eip7702: true }
  const known = JSON.stringify({ [chain]: { contracts, eip7702: true }, 'eip155:31338': second })
  expect(text.replaceAll('&quot;', '"')).toContain(`"smartAccounts":${known}`)
})

test('a project without smart accounts has none, and reaches no service that would pay for them', async () => {
  const page = (id: string) => send(site, { path: `/frame?projectId=${id}` })
  const policy = async (id: string) => (await page(id)).headers['content-security-policy']
  expect((await page('eoaOnly')).text).not.toContain('smartAccounts')
  expect(await policy('eoaOnly')).not.toContain('pay.example')
  expect(await policy('demo')).toMatch(/connect-src 'self'[^;]* https:\/\/pay\.example[;\s]/)
  const own = await createDevice(site)
  const { session: other } = await own.signIn('may@example.com', {}, 'eoaOnly')
  expect((await askChain(other, chain, own)).error().code).toBe('NOT_FOUND')
})

test.each([
  ['http://pay.example', 'must be https'],
  ['https://*.pay.example', 'has a wildcard'],
])('refuses %s as an origin of paymasters', async (paymaster, reason) => {
  const projects = { demo: { origins: [appOrigin], paymasters: [paymaster] } }
  const read = readSiteProjects(projects, { publicUrl: 'https://site.example' })
  await expect(read).rejects.toThrow(`PROJECTS_FILE: demo.paymasters: ${paymaster} ${reason}`)
})

const openChain = (rpcUrl: string) =>
  createTestClient({ mode: 'anvil', transport: http(rpcUrl), pollingInterval: 20 }).extend(publicActions)

test('finds contracts that are not the ones, and other code', async () => {
  const client = openChain(stack.chains[0].rpcUrl)
  const node = (method: string, params: readonly unknown[]) =>
    client.request({ method, params } as never) as Promise<unknown>
  const check = (changes: Partial<AccountContracts> = {}, codeHashes = {}) =>
    checkContracts(node, { contracts: { ...contracts, ...changes }, eip7702: true, codeHashes })
  expect(await check()).toEqual([])
  const code = await client.getCode({ address: contracts.simpleFactory })
  expect(await check({}, { simpleFactory: keccak256(code ?? '0x') })).toEqual([])
  expect(await check({}, { simpleFactory: `0x${'0'.repeat(64)}` })).toEqual([
    `simpleFactory: the hash of its code is ${keccak256(code ?? '0x')}`,
  ])
  const nowhere = '0x1a7C000000000000000000000000000000001234'
  expect(await check({ simpleFactory: nowhere })).toEqual([
    `simpleFactory: there is no contract at ${nowhere}`,
  ])
  // The other entry point is a contract, but not that of the accounts.
  expect(await check({ entryPoint: local.contracts.entryPoint08 })).toEqual([
    `hybridDeleGator: entryPoint is ${contracts.entryPoint}, not ${local.contracts.entryPoint08}`,
    `eip7702StatelessDeleGator: entryPoint is ${contracts.entryPoint}, not ${local.contracts.entryPoint08}`,
  ])
})

/** Puts the contracts on a chain, with a manager that its owner paused. */
async function pauseManager(rpcUrl: string) {
  const { delegationManager: address } = await deploySmartAccounts(rpcUrl)
  const client = openChain(rpcUrl)
  const abi = parseAbi(['function owner() view returns (address)', 'function pause()'])
  const owner = await client.readContract({ address, abi, functionName: 'owner' })
  await client.impersonateAccount({ address: owner })
  const data = encodeFunctionData({ abi, functionName: 'pause' })
  const hash = await client.sendUnsignedTransaction({ from: owner, to: address, data })
  await client.waitForTransactionReceipt({ checkReplacement: false, hash })
}

test('the doctor names what is wrong, and missing hashes', async () => {
  const lines: string[] = []
  const findings = createFindings(({ level, what, text }) => lines.push(`${level}  ${what}: ${text}`))
  const [first, second] = stack.chains
  endpoint.behaviour = {
    methods: ['eth_supportedEntryPoints'],
    lies: () => [local.contracts.entryPoint08],
  }
  const own = { bundlerUrl: endpoint.url, contracts, eip7702: true }
  const diagnose = async (chains: SmartAccountOptions) => {
    const rpcUrls = { [chain]: [first.rpcUrl], 'eip155:31338': [second.rpcUrl] }
    const chosen = settings.parse({ rpcUrls, smartAccounts: chains })
    await checkSmartAccounts(findings, chosen, { isDevelopment: true })
    return lines.splice(0)
  }
  const others = Object.keys(contracts).filter(name => name !== 'simpleFactory')
  expect(await diagnose({ [chain]: { ...own, codeHashes } })).toEqual([
    expect.stringMatching(/^fail {2}contracts of eip155:31337: simpleFactory: the hash of its code is 0x/),
    `warn  contracts of ${chain}: codeHashes: has none of ${others.join(', ')}`,
    expect.stringMatching(
      `^warn {2}enforcers of ${chain}: accounts give no permissions: \\w+: there is no contract at 0x`,
    ),
    `fail  bundler of ${chain}: does not serve the entry point ${contracts.entryPoint}`,
  ])
  endpoint.behaviour = {}
  await pauseManager(second.rpcUrl)
  // Of the time before EIP-7702.
  const { NonceEnforcer: _, ...enforcers } = local.contracts.enforcers
  const wrong = { ValueLteEnforcer: `0x${'0'.repeat(64)}` }
  const whole = { ...own, enforcers }
  expect(await diagnose({ [chain]: whole, 'eip155:31338': { ...whole, codeHashes: wrong } })).toEqual([
    `ok  contracts of ${chain}: are those of the Delegation Framework 1.3.0`,
    expect.stringContaining('warn'),
    `ok  enforcers of ${chain}: are those of the Delegation Framework 1.3.0`,
    expect.stringContaining('codeHashes: has none of AllowedCalldataEnforcer'),
    `ok  bundler of ${chain}: serves ${contracts.entryPoint}`,
    'fail  contracts of eip155:31338: eip7702: the chain, or its node, does not upgrade accounts',
    'fail  contracts of eip155:31338: delegationManager: is paused: permissions that were granted cannot be used',
    expect.stringContaining('warn'),
    expect.stringMatching(/^fail {2}enforcers of eip155:31338: ValueLteEnforcer: the hash of its code is 0x/),
    expect.stringContaining('warn'),
    'fail  bundler of eip155:31338: is one of eip155:31337',
  ])
  // It does not take the code that an account is to have.
  const error = { code: -32602, message: 'too many arguments, want at most 2' }
  const node = await startEndpoint(first.rpcUrl, { methods: ['eth_estimateGas'], error })
  const chosen = settings.parse({ rpcUrls: { [chain]: [node.url] }, smartAccounts: { [chain]: whole } })
  await checkSmartAccounts(findings, chosen, { isDevelopment: true })
  await node.stop()
  expect(lines[0]).toBe(
    `fail  contracts of ${chain}: eip7702: the node estimates no gas of an account that is not upgraded yet`,
  )
})
