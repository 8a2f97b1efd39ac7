import type { Snapshot } from '@latchkit/core'
import { createMemoryStorage } from '@latchkit/core/storage'
import { createRecordedPlatform } from '@latchkit/core/testing'
import { startSolana } from '@latchkit/local-stack'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Connection, Keypair, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { solanaAdapter } from '../src/solanaAdapter.js'
import { getProvider } from '../src/web3js/getProvider.js'
import { createSessionClient, type SessionClientOptions } from './createSessionClient.js'
import { localId, localNetworks } from './localNetworks.js'
import { settled } from './settled.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const local = `solana:${localId}`
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const connectorId = 'walletConnect'
const never = () => new AbortController().signal

function open(options: Partial<SessionClientOptions> = {}) {
  const keys = [Keypair.generate(), Keypair.generate()]
  const wallet = createSessionClient({ keys, chains: [local, devnet], rpcUrl: solana.url, ...options })
  const adapter = solanaAdapter()
  const networks = localNetworks(solana.url)
  let last: Snapshot | undefined
  const log = () => {}
  const logger = {
    level: 'silent' as const,
    debug: log,
    info: log,
    warn: log,
    error: log,
    child: () => logger,
    logs: () => '',
  }
  const stop = adapter.start({
    storageKey: 'test',
    storage: createMemoryStorage(),
    platform: createRecordedPlatform(),
    logger,
    metadata: { name: 'Test' },
    networks,
    reconnect: true,
    config: { customRpcUrls: {} },
    attempts: { get: () => [], subscribe: () => () => {} },
    walletConnect: wallet.client,
    emit: snapshot => {
      last = snapshot
    },
  })
  onTestFinished(stop)
  const addresses = keys.map(({ publicKey }) => publicKey.toBase58())
  const read = () => {
    const connection = last?.connections[0]
    return {
      status: last?.status,
      name: connection?.connector.name,
      address: connection?.address,
      accounts: connection?.accounts.map(({ address }) => address),
      caipNetworkId: connection?.caipNetworkId,
    }
  }
  const connect = () => adapter.connect({ connectorId, signal: never() })
  return {
    adapter,
    wallet,
    keys,
    addresses,
    networks,
    read,
    connect,
    stop,
    connectors: () => last?.connectors,
  }
}

async function build({ publicKey }: Keypair, to = Keypair.generate().publicKey) {
  const chain = new Connection(solana.url, 'confirmed')
  const { blockhash } = await chain.getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: to, lamports: 1_000_000 })]
  const message = new TransactionMessage({ payerKey: publicKey, recentBlockhash: blockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

it('lists WalletConnect, and the wallet on the other side once there is a session', async () => {
  const page = open()
  expect(page.connectors()).toEqual([
    { id: connectorId, namespace: 'solana', name: 'WalletConnect', type: 'walletconnect' },
  ])
  await page.connect()
  expect(page.read()).toEqual({
    status: 'connected',
    name: 'Phone Wallet',
    address: page.addresses[0],
    accounts: page.addresses,
    caipNetworkId: local,
  })
  await page.adapter.disconnect({})
  expect([page.read().status, page.wallet.client.getSession()]).toEqual(['disconnected', undefined])
  page.stop()
  expect(page.wallet.listenerCount()).toBe(0)
})

it('C5 takes up a session that came through another namespace, and lets it go with it', async () => {
  const page = open()
  page.wallet.open()
  await settled()
  expect(page.read()).toMatchObject({ status: 'connected', accounts: page.addresses })
  await page.wallet.end()
  expect(page.read().status).toBe('disconnected')
  page.wallet.open([devnet])
  await settled()
  expect(page.read().caipNetworkId).toBe(devnet)
})

it('leaves a session alone that has nothing of Solana', async () => {
  const page = open()
  page.wallet.open([])
  await settled()
  expect(page.read().status).toBe('disconnected')
  expect(await codeOf(page.connect())).toBe('connection/no-common-network')
})

it('moves between networks that the session has, and refuses others', async () => {
  const page = open({ chains: [local] })
  await page.connect()
  const [, second] = page.networks
  expect(await codeOf(page.adapter.switchNetwork?.({ network: second }) ?? Promise.resolve())).toBe(
    'solana/wallet-lacks-network',
  )
  const other = open()
  await other.connect()
  await other.adapter.switchNetwork?.({ network: second })
  expect(other.read().caipNetworkId).toBe(devnet)
  await other.adapter.signMessage?.({ message: 'x' })
  expect(other.wallet.requests.at(-1)?.chainId).toBe(devnet)
})

it('follows the account and the network that the wallet names, where it granted them', async () => {
  const page = open()
  await page.connect()
  const [first, second] = page.addresses
  page.wallet.emit('accountsChanged', [`${local}:${second}`])
  expect(page.read()).toMatchObject({ address: second, accounts: [second, first] })
  page.wallet.emit('accountsChanged', [first])
  expect(page.read().address).toBe(first)
  page.wallet.emit('chainChanged', devnet.slice('solana:'.length))
  expect(page.read().caipNetworkId).toBe(devnet)
  page.wallet.emit('chainChanged', 'solana:somewhere')
  page.wallet.emit('chainChanged', { not: 'a chain' }, 'eip155:1')
  expect(page.read().caipNetworkId).toBe(devnet)
  page.wallet.emit('chainChanged', { chainId: local })
  expect(page.read().caipNetworkId).toBe(local)
})

it('signs messages and transactions with either account', async () => {
  const page = open()
  await page.connect()
  const [, second] = page.addresses
  const signature = await page.adapter.signMessage?.({ message: 'hello', address: second })
  const bytes = new TextEncoder().encode('hello')
  expect(ed25519.verify(base58.decode(signature ?? ''), bytes, base58.decode(second ?? ''))).toBe(true)
  const provider = await getProvider({ adapters: [page.adapter] })
  const [, key = Keypair.generate()] = page.keys
  const signed = await provider.signTransaction(await build(key))
  const message = signed.message.serialize()
  expect(ed25519.verify(signed.signatures[0] ?? bytes, message, key.publicKey.toBytes())).toBe(true)
})

it.each([
  ['solana_signAndSendTransaction', {}],
  ['solana_signTransaction', { methods: ['solana_signTransaction'] }],
  ['solana_signTransaction', { methods: ['solana_signTransaction'], signatureOnly: true }],
])('sends by %s %j', async (method, options) => {
  const page = open(options)
  await page.connect()
  await solana.airdrop(page.addresses[0] ?? '', 10_000_000_000)
  const to = Keypair.generate().publicKey
  const signature = await page.adapter.sendTransfer?.({ to: to.toBase58(), value: 2_000_000n })
  expect(base58.decode(signature ?? '')).toHaveLength(64)
  const chain = new Connection(solana.url, 'processed')
  expect(await chain.getBalance(to)).toBe(2_000_000)
  expect(page.wallet.requests).toMatchObject([{ method, chainId: local }])
})

it.each([
  ['at once', undefined, ['solana_signAllTransactions']],
  ['one after the other', ['solana_signTransaction'], ['solana_signTransaction', 'solana_signTransaction']],
])('signs many %s', async (_, methods, asked) => {
  const page = open({ methods })
  await page.connect()
  const [key = Keypair.generate()] = page.keys
  const provider = await getProvider({ adapters: [page.adapter] })
  const signed = await provider.signAllTransactions([await build(key), await build(key)])
  for (const { signatures, message } of signed) {
    const [signature = new Uint8Array()] = signatures
    expect(ed25519.verify(signature, message.serialize(), key.publicKey.toBytes())).toBe(true)
  }
  expect(page.wallet.requests.map(({ method }) => method)).toEqual(asked)
})

it('says what the session cannot do and what the person declined', async () => {
  const page = open({ methods: [] })
  await page.connect()
  expect(await codeOf(page.adapter.signMessage?.({ message: 'x' }) ?? Promise.resolve())).toBe(
    'adapter/capability-not-supported',
  )
  const other = open()
  other.wallet.rejectNext()
  expect(await codeOf(other.connect())).toBe('rpc/user-rejected')
  await other.connect()
  other.wallet.rejectNext()
  expect(await codeOf(other.adapter.signMessage?.({ message: 'x' }) ?? Promise.resolve())).toBe(
    'rpc/user-rejected',
  )
})

it.each([
  undefined,
  null,
  'signature',
  {},
  { signature: 'short' },
  { signature: 7, transaction: 7 },
  { transaction: 'AAAA' },
  { transactions: [] },
  { transactions: ['AAAA', 'AAAA'] },
])('lets no answer through that is none: %j', async value => {
  const page = open({ answerWith: () => value })
  await page.connect()
  const [key = Keypair.generate()] = page.keys
  const provider = await getProvider({ adapters: [page.adapter] })
  const codes = [
    await codeOf(provider.signMessage('x')),
    await codeOf(provider.signTransaction(await build(key))),
    await codeOf(provider.signAllTransactions([await build(key), await build(key)])),
    await codeOf(provider.signAndSendTransaction(await build(key))),
  ]
  expect(new Set(codes)).toEqual(new Set(['solana/invalid-answer']))
})
