import { accountsAtom, connect, disconnect } from '@latchkit/core/connection'
import { startSolana } from '@latchkit/local-stack'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, expect, it } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getProvider } from '../src/web3js/getProvider.js'
import { walletAdapters } from '../src/web3js/walletAdapters.js'
import { createWalletAdapter, type WalletAdapterOptions } from './createWalletAdapter.js'
import { openPage } from './openPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const connectorId = 'published-wallet'
function open(options: Partial<WalletAdapterOptions> = {}) {
  const wallet = createWalletAdapter({ name: 'Published Wallet', ...options })
  const page = openPage({ rpcUrl: solana.url, adapter: { wallets: walletAdapters([wallet]) } })
  return { ...page, wallet, address: wallet.key.publicKey.toBase58() }
}

it('connects, is restored after a reload, and disconnects', async () => {
  const page = open()
  const { address } = await connect(page.client, { connectorId })
  expect(address).toBe(page.address)
  const publicKey = Buffer.from(page.wallet.key.publicKey.toBytes()).toString('hex')
  expect(page.client.store.get(accountsAtom).solana?.allAccounts).toEqual([
    { namespace: 'solana', type: 'eoa', address, publicKey },
  ])
  await page.wallet.disconnect()
  expect(page.read().status).toBe('disconnected')
  const later = page.reload()
  await later.until(({ status }) => status === 'connected')
  await disconnect(later.client)
  expect(page.wallet.publicKey).toBe(null)
  expect(later.reload().read().status).toBe('disconnected')
})

it('C1 says when the person declined, and undoes what they approve after they gave up', async () => {
  const { client, wallet, read } = open()
  wallet.answers.rejectNext()
  expect(await codeOf(connect(client, { connectorId }))).toBe('rpc/user-rejected')
  const approve = wallet.answers.holdNext()
  const controller = new AbortController()
  const attempt = codeOf(connect(client, { connectorId, signal: controller.signal }))
  controller.abort()
  expect(await attempt).toBe('rpc/user-rejected')
  await approve()
  expect(wallet.publicKey).toBe(null)
  expect(read().status).toBe('disconnected')
})

it('signs messages', async () => {
  const { client, adapter, address } = open()
  await connect(client, { connectorId })
  const signature = await adapter.signMessage?.({ message: 'hello' })
  const bytes = new TextEncoder().encode('hello')
  expect(ed25519.verify(base58.decode(signature ?? ''), bytes, base58.decode(address))).toBe(true)
})

it.each([
  ['both versions', new Set(['legacy', 0] as const)],
  ['legacy transactions alone', null],
])('signs and sends by a wallet that knows %s', async (_, versions) => {
  const { client, adapter, address, wallet } = open({ versions })
  await connect(client, { connectorId })
  await solana.airdrop(address, 10_000_000_000)
  const to = Keypair.generate().publicKey
  const chain = new Connection(solana.url, { commitment: 'confirmed', wsEndpoint: solana.webSocketUrl })
  const confirm = async (signature = '') => {
    const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
    await chain.confirmTransaction({ signature, blockhash, lastValidBlockHeight })
  }
  await confirm(await adapter.sendTransfer?.({ to: to.toBase58(), value: 3_000_000n }))
  const provider = await getProvider(client)
  const move = SystemProgram.transfer({
    fromPubkey: wallet.key.publicKey,
    toPubkey: to,
    lamports: 1_000_000,
  })
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
  const legacy = () => {
    const transaction = new Transaction({ feePayer: wallet.key.publicKey, blockhash, lastValidBlockHeight })
    return transaction.add(move)
  }
  const [signed, again] = await provider.signAllTransactions([legacy(), legacy()])
  expect(signed?.verifySignatures()).toBe(true)
  expect(again?.verifySignatures()).toBe(true)
  await confirm(await chain.sendRawTransaction(signed?.serialize() ?? []))
  expect(await chain.getBalance(to)).toBe(4_000_000)
})
