import { rm } from 'node:fs/promises'
import {
  type Caveat,
  type Delegation,
  encodePermissionContext,
  encodeRevocation,
  type Grant,
  rootAuthority,
  toCaveats,
  toDelegationTypedData,
} from '@latchkit/delegations'
import { deploySmartAccounts, type LocalStack, startLocalStack } from '@latchkit/local-stack'
import { findPostgres, seedFolder, startPostgres } from '@latchkit/service-base/testing'
import { ERC1967Proxy, HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { ERC1967Proxy as proxyCode } from '@metamask/delegation-abis/bytecode'
import {
  createTestClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  parseEther,
  publicActions,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'

const chainId = 'eip155:31337'
const delegate = `0x${'bb'.repeat(20)}` as const
const fresh = () => privateKeyToAccount(generatePrivateKey())
const now = () => Math.floor(Date.now() / 1000)
const openWallet = (rpcUrl: string) =>
  createWalletClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 }).extend(publicActions)

let stack: LocalStack
let gateway: RunningGateway
let wallet: ReturnType<typeof openWallet>
let contracts: Awaited<ReturnType<typeof deploySmartAccounts>>
let options: Parameters<typeof startGateway>[0]

/** Starts a gateway whose database has nothing yet. */
async function start(store: { readonly dataDir: string } | { readonly databaseUrl: string }) {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  contracts = await deploySmartAccounts(rpcUrl)
  wallet = openWallet(rpcUrl)
  const { NonceEnforcer: _, ...enforcers } = contracts.enforcers
  options = {
    port: 0,
    logLevel: 'silent',
    ...store,
    rpcUrls: { [chainId]: [rpcUrl] },
    sessions: { [chainId]: { delegationManager: contracts.delegationManager, enforcers } },
  }
  gateway = await startGateway(options)
}

const bin = process.env.LATCHKIT_FULL ? findPostgres() : undefined
const stores = [
  {
    name: 'PGlite',
    async open() {
      const dataDir = await seedFolder()
      return { store: { dataDir }, end: () => rm(dataDir, { recursive: true, force: true }) }
    },
  },
  ...(bin
    ? [
        {
          name: 'Postgres',
          async open() {
            const { url, stop } = await startPostgres(bin)
            return { store: { databaseUrl: url }, end: stop }
          },
        },
      ]
    : []),
]

async function ask(path: string, body?: unknown, { url } = gateway, headers = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const response = await fetch(`${url}/v1/sessions/${path}`, body === undefined ? {} : init)
  return { status: response.status, body: await response.json() }
}
const refused = (status: number, name: string, text = '') => ({
  status,
  body: { status: 'FAILED', reasons: [{ name, description: expect.stringContaining(text) }] },
})

type Account = { readonly address: Hex; readonly owner: PrivateKeyAccount; readonly deployment?: Deployment }
type Deployment = { readonly factory: Hex; readonly factoryData: Hex }

/** A smart account that is not deployed. */
function openHybrid(owner = fresh()): Account & { readonly deployment: Deployment } {
  const { simpleFactory: factory, hybridDeleGator } = contracts
  const initialize = { abi: HybridDeleGator, functionName: 'initialize' } as const
  const data = encodeFunctionData({ ...initialize, args: [owner.address, [], [], []] })
  const bytecode = encodeDeployData({
    abi: ERC1967Proxy,
    bytecode: proxyCode,
    args: [hybridDeleGator, data],
  })
  const deploy = { abi: SimpleFactory, functionName: 'deploy', args: [bytecode, zeroHash] } as const
  return {
    owner,
    deployment: { factory, factoryData: encodeFunctionData(deploy) },
    address: getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode }),
  }
}

/** An upgraded account (EIP-7702). */
async function openUpgraded(): Promise<Account> {
  const owner = fresh()
  const test = createTestClient({ mode: 'anvil', transport: http(stack.chains[0].rpcUrl) })
  await test.setBalance({ address: owner.address, value: parseEther('1') })
  const authorization = await wallet.signAuthorization({
    account: owner,
    contractAddress: contracts.eip7702StatelessDeleGator,
    executor: 'self',
  })
  await send(owner, { to: owner.address, authorizationList: [authorization] })
  return { owner, address: owner.address }
}

async function send(account: PrivateKeyAccount, transaction: object) {
  // Not of the pool, which counts an authorization of a mined transaction late.
  const nonce = await wallet.getTransactionCount({ address: account.address, blockTag: 'latest' })
  const hash = await wallet.sendTransaction({ account, nonce, ...transaction })
  expect((await wallet.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe('success')
}

const spend: Grant['permission'] = {
  kind: 'native',
  spending: { limit: 'periodic', amount: 8n, period: 3600, start: 1_800_000_000 },
}
type Given = Partial<Grant> & { readonly more?: readonly Caveat[]; readonly wrap?: (signature: Hex) => Hex }

async function give({ address, owner }: Account, { more = [], wrap = one => one, ...grant }: Given = {}) {
  const whole = { delegate, permission: spend, until: now() + 86_400, ...grant } as const
  const delegation: Delegation = {
    delegate,
    delegator: address,
    authority: rootAuthority,
    salt: BigInt(generatePrivateKey()),
    caveats: [...toCaveats(whole, address, contracts.enforcers), ...more],
  }
  const { delegationManager } = contracts
  const typed = toDelegationTypedData(delegation, { chainId: 31337, delegationManager })
  const signature = wrap(await owner.signTypedData(typed))
  const context = encodePermissionContext([{ ...delegation, signature }])
  return { context, delegation, pci: keccak256(context), until: whole.until }
}

const nameOf = ({ address }: Account) => `${chainId}:${address}`
const post = (account: Account, context: Hex, more: object = {}) =>
  ask(`${nameOf(account)}?projectId=demo`, { context, ...more }, gateway, { origin: 'https://app.example' })
const list = async (account: Account) =>
  ((await ask(nameOf(account))).body as { pcis: readonly { pci: Hex; revokedAt?: number }[] }).pcis
const signRevocation = ({ owner, address }: Account, pci: Hex, chain = 31337) =>
  owner.signTypedData({
    domain: { name: 'Latchkit Sessions', version: '1', chainId: chain },
    types: {
      RevokeSession: [
        { name: 'account', type: 'address' },
        { name: 'pci', type: 'bytes32' },
      ],
    },
    primaryType: 'RevokeSession',
    message: { account: address, pci },
  })
const withdraw = ({ owner }: Account, delegation: Delegation) =>
  send(owner, { to: contracts.delegationManager, data: encodeRevocation(delegation) })

describe.each(stores)('sessions in $name', ({ open }) => {
  let end: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    const opened = await open()
    end = opened.end
    await start(opened.store)
  })
  afterAll(async () => {
    await gateway?.close()
    await stack?.stop()
    await end?.()
  })

  it('registers what an account has signed, and says who may do what until when', async () => {
    const account = await openUpgraded()
    expect(await ask(nameOf(account))).toEqual({ status: 200, body: { pcis: [] } })
    const { context, pci, until } = await give(account, { calls: 3 })
    const session = {
      pci,
      context,
      expiry: until,
      createdAt: expect.closeTo(Date.now(), -4),
      address: nameOf(account).toLowerCase(),
      signer: { type: 'account', data: { address: expect.stringMatching(/^0xbb/i) } },
      permissions: [
        {
          type: 'native-token-periodic',
          data: { periodAmount: '0x8', periodDuration: 3600, startTime: 1_800_000_000 },
        },
      ],
      policies: [{ type: 'call-limit', data: { count: 3 } }],
      project: { id: 'demo', url: 'https://app.example' },
    }
    expect(await post(account, context)).toEqual({ status: 200, body: session })
    const again = await post(account, `0x${context.slice(2).toUpperCase()}`)
    expect(again).toEqual({ status: 200, body: session })
    const other = await give(account, { permission: { ...spend, kind: 'erc20', token: delegate } })
    await post(account, other.context)
    expect((await list(account)).map(one => one.pci)).toEqual([other.pci, pci])
    expect(await ask(`${chainId}:${delegate}`)).toEqual({ status: 200, body: { pcis: [] } })
  })

  it.each<[string, Grant['permission'], string, object]>([
    [
      'an allowance',
      { kind: 'native', spending: { limit: 'total', amount: 255n } },
      ...(['native-token-allowance', { allowanceAmount: '0xff' }] as const),
    ],
    [
      'a stream of a token',
      {
        kind: 'erc20',
        token: delegate,
        spending: { limit: 'stream', initial: 1n, perSecond: 2n, most: 9n, start: 1_800_000_000 },
      },
      'erc20-token-stream',
      {
        tokenAddress: delegate,
        initialAmount: '0x1',
        amountPerSecond: '0x2',
        maxAmount: '0x9',
        startTime: 1_800_000_000,
      },
    ],
    [
      'an NFT',
      { kind: 'erc721', token: delegate, tokenId: 7n },
      ...(['erc721-token-transfer', { address: delegate, tokenIds: ['0x7'] }] as const),
    ],
    [
      'calls',
      {
        kind: 'call',
        target: delegate,
        selectors: ['0x12345678'],
        valueLimit: 0n,
        equal: [{ start: 4, word: zeroHash }],
      },
      'contract-call',
      {
        address: delegate,
        selectors: ['0x12345678'],
        valueLimit: '0x0',
        equal: [{ start: 4, word: zeroHash }],
      },
    ],
  ])('describes %s', async (_what, permission, type, data) => {
    const account = openHybrid()
    const { context } = await give(account, { permission })
    const answer = await post(account, context, { dependencies: [account.deployment] })
    expect(answer).toMatchObject({ status: 200, body: { permissions: [{ type, data }], policies: [] } })
  })

  it('takes the signature of an account before and after it is deployed', async () => {
    const account = openHybrid()
    const { factory, factoryData } = account.deployment
    const before = await give(account)
    const dependencies = [account.deployment]
    expect(await post(account, before.context)).toEqual(refused(400, 'context', 'not signed'))
    expect(await post(openHybrid(), before.context, { dependencies })).toEqual(refused(400, 'context'))
    expect((await post(account, before.context, { dependencies })).status).toBe(200)
    const [payer] = stack.accounts
    await send(privateKeyToAccount(payer?.privateKey ?? '0x'), { to: factory, data: factoryData })
    const after = await give(account)
    expect((await post(account, after.context)).status).toBe(200)
  })

  it('is revoked by the account, once it is on its chain', async () => {
    const account = await openUpgraded()
    const { context, pci, delegation } = await give(account)
    const signature = await signRevocation(account, pci)
    const path = `${account.address}/revoke`
    expect(await ask(path, { pci, signature })).toEqual(refused(404, 'pci'))
    await post(account, context)
    const stranger = await signRevocation({ ...account, owner: fresh() }, pci)
    expect(await ask(path, { pci, signature: stranger })).toEqual(refused(400, 'signature'))
    const elsewhere = await signRevocation(account, pci, 31338)
    expect(await ask(path, { pci, signature: elsewhere })).toEqual(refused(400, 'signature'))
    expect(await ask(`${delegate}/revoke`, { pci, signature })).toEqual(refused(404, 'pci'))
    // Nothing is off while its holder could still use it.
    expect(await ask(path, { pci, signature })).toEqual(refused(409, 'pci', 'not revoked on its chain'))
    expect((await list(account))[0]?.revokedAt).toBeUndefined()
    await withdraw(account, delegation)
    const revoked = await ask(path, { pci, signature })
    expect(revoked).toMatchObject({ status: 200, body: { pci, revokedAt: expect.any(Number) } })
    expect(await list(account)).toEqual([revoked.body])
    // Heard again.
    expect(await ask(`${nameOf(account)}/revoke`, { pci, signature })).toEqual(revoked)
    expect((await post(account, context)).body).toEqual(revoked.body)
  })

  it('registers nothing that is revoked, over, too long, of another form or account', async () => {
    const account = await openUpgraded()
    const off = await give(account)
    await withdraw(account, off.delegation)
    expect(await post(account, off.context)).toEqual(refused(409, 'context', 'revoked'))
    const over = await give(account, { until: now() - 1 })
    expect(await post(account, over.context)).toEqual(refused(400, 'context', 'over'))
    const long = await give(account, { until: now() + 400 * 86_400 })
    expect(await post(account, long.context)).toEqual(refused(400, 'context', 'year'))
    const { context } = await give(account)
    expect(await post(await openUpgraded(), context)).toEqual(refused(400, 'context', 'of the address'))
    const wide = await give(account, { more: [{ enforcer: delegate, terms: '0x', args: '0x' }] })
    expect(await post(account, wide.context)).toEqual(refused(400, 'context', 'caveats'))
    for (const bytes of [`${context}00`, context.slice(0, -2), '0x', 'x', 7] as const)
      expect(await post(account, bytes as Hex)).toEqual(refused(400, 'context'))
    const stolen = await give({ ...account, owner: fresh() })
    expect(await post(account, stolen.context)).toEqual(refused(400, 'context', 'not signed'))
    const hybrid = openHybrid()
    const { factory: address, factoryData: data } = hybrid.deployment
    const wrap = (signature: Hex) => serializeErc6492Signature({ address, data, signature })
    expect(await post(hybrid, (await give(hybrid, { wrap })).context)).toEqual(refused(400, 'context'))
    expect(await list(account)).toEqual([])
  })

  it('answers addresses and bodies that are none, and a node that is away', async () => {
    for (const path of [delegate, `solana:1:${delegate}`, `eip155:1:${delegate}`, `${chainId}:0x12`])
      expect(await ask(path)).toEqual(refused(400, 'address'))
    expect(await ask('x/revoke', {})).toEqual(refused(400, 'address'))
    expect(await ask(`${delegate}/revoke`, { pci: '0x12', signature: '0x' })).toEqual(refused(400, 'pci'))
    expect((await ask(`${chainId}:${delegate}`, { context: `0x${'00'.repeat(20_000)}` })).status).toBe(413)
    const account = openHybrid()
    const { context } = await give(account)
    const folder = await seedFolder()
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const elsewhere = await openGateway({
      ...options,
      databaseUrl: undefined,
      dataDir: folder,
      rpcUrls: { [chainId]: ['http://127.0.0.1:1'] },
    })
    expect(await ask(nameOf(account), { context }, elsewhere)).toEqual(refused(502, 'provider'))
  })

  it('is absent without being asked for, and needs contracts and a node', async () => {
    const { url } = await openGateway({ rpcUrls: {} })
    expect((await fetch(`${url}/v1/sessions/${chainId}:${delegate}`)).status).toBe(501)
    await expect(openGateway({ ...options, rpcUrls: {} })).rejects.toThrow('has no RPC URL')
    for (const [sessions, line] of [
      [{ 'solana:1': {} }, 'SESSIONS_FILE: solana:1: must be a chain such as eip155:1'],
      [{ [chainId]: { delegationManager: '0x1' } }, `${chainId}.delegationManager: must be an address`],
      [{ [chainId]: { enforcers: {} } }, `${chainId}.enforcers.AllowedCalldataEnforcer`],
    ] as const)
      await expect(openGateway({ ...options, sessions: sessions as never })).rejects.toThrow(line)
  })
})
