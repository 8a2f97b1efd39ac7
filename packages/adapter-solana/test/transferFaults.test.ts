import { startEndpoint, startSolana } from '@latchkit/local-stack'
import { Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const transfer = { to: Keypair.generate().publicKey.toBase58(), value: 1_000_000n }

/** A page whose endpoint behaves as said. */
async function open(behaviour: Parameters<typeof startEndpoint>[1] = {}) {
  const endpoint = await startEndpoint(solana.url, behaviour)
  onTestFinished(endpoint.stop)
  return { endpoint, ...(await openTokenPage(solana, { rpcUrl: endpoint.url })) }
}

it('refuses an endpoint of another public cluster, before the wallet opens', async () => {
  const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const page = await open({ lies: (result, method) => (method === 'getGenesisHash' ? mainnet : result) })
  const before = page.wallet.asked.length
  expect(await codeOf(page.estimate(transfer))).toBe('solana/wrong-cluster')
  expect(await codeOf(page.send(transfer))).toBe('solana/wrong-cluster')
  expect(page.wallet.asked).toHaveLength(before)
})

it('reads the cluster once, and the accounts of a transfer at once', async () => {
  const page = await open()
  const { token, give } = await page.createMint()
  await give(5n)
  const readFirst = async (given: Parameters<typeof page.estimate>[0]) => {
    await page.estimate(given)
    return [...(page.endpoint.posts.at(-2) ?? [])].sort()
  }
  const held = { ...transfer, value: 1n, token }
  // The first one loads the code of tokens between its reads.
  await page.estimate(held)
  const reads = ['getLatestBlockhash', 'getMultipleAccounts']
  expect(await readFirst(held)).toEqual([...reads, 'getTokenAccountsByOwner'])
  expect(await readFirst(transfer)).toEqual(reads)
  expect(page.endpoint.posts.flat().filter(method => method === 'getGenesisHash')).toHaveLength(1)
})

it.each([429, 413])('has the status %i of the endpoint, and asks the wallet nothing', async status => {
  const page = await open({ status })
  const before = page.wallet.asked.length
  const error = { code: 'http/status', status }
  expect(await rejectionOf(page.estimate(transfer))).toMatchObject(error)
  expect(await rejectionOf(page.send(transfer))).toMatchObject(error)
  expect(page.wallet.asked).toHaveLength(before)
})

it('refuses a network that the app does not list', async () => {
  const page = await open()
  const caipNetworkId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'
  expect(await codeOf(page.send({ ...transfer, caipNetworkId }))).toBe('networks/not-found')
})

it('refuses a transaction that is too large: of the app, and of very many token accounts', async () => {
  const page = await open()
  const { key, chain, adapter } = page
  const payer = key.publicKey
  const many = Array.from({ length: 25 }, () =>
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: Keypair.generate().publicKey, lamports: 1 }),
  )
  const { blockhash } = await chain.getLatestBlockhash()
  const message = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(...many)
  const bytes = Buffer.concat([Buffer.from([1]), Buffer.alloc(64), message.serializeMessage()])
  const before = page.wallet.asked.length
  const data = bytes.toString('base64')
  expect(await codeOf(Promise.resolve(adapter.sendTransaction?.({ data })))).toBe(
    'solana/transaction-too-large',
  )
  const { token, giveElsewhere } = await page.createMint()
  for (let account = 0; account < 20; account++) await giveElsewhere(1n)
  expect((await page.estimate({ ...transfer, value: 10n, token })).balance).toBe(20n)
  const all = { ...transfer, value: 20n, token }
  expect(await codeOf(page.estimate(all))).toBe('solana/transaction-too-large')
  expect(await codeOf(page.send(all))).toBe('solana/transaction-too-large')
  expect(page.wallet.asked).toHaveLength(before)
})
