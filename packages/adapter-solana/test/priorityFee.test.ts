import { startEndpoint, startSolana } from '@latchkit/local-stack'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0, slotMilliseconds: 0 })
afterAll(() => solana.stop())

const without = ['solana:signAndSendTransaction']
const to = Keypair.generate().publicKey.toBase58()
const transfer = { to, value: 1_000_000n }
const open = (options: Parameters<typeof openTokenPage>[1] = {}) => openTokenPage(solana, options)

beforeAll(async () => {
  // Most blocks cost 2 lamports for each compute unit.
  const chain = new Connection(solana.url, 'confirmed')
  const key = Keypair.generate()
  await solana.airdrop(key.publicKey.toBase58(), 10_000_000_000)
  const pay = SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: key.publicKey, lamports: 1 })
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_000_000 })
  for (let block = 0; block < 30; block++) {
    const { blockhash } = await chain.getLatestBlockhash('processed')
    const transaction = new Transaction({ feePayer: key.publicKey, recentBlockhash: blockhash })
    transaction.add(price, pay).sign(key)
    await chain.sendRawTransaction(transaction.serialize(), { preflightCommitment: 'processed' })
  }
})

/** The programs of the last transaction that the wallet was asked to sign. */
function readPrograms({ wallet }: Awaited<ReturnType<typeof open>>) {
  const { inputs = [] } = wallet.asked.at(-1) ?? {}
  const [{ transaction }] = inputs as [{ readonly transaction: Uint8Array }]
  const { message } = VersionedTransaction.deserialize(transaction)
  return message.compiledInstructions.map(
    ({ programIdIndex }) => message.staticAccountKeys[programIdIndex]?.toBase58().slice(0, 13) ?? '',
  )
}
const budget = ['ComputeBudget', 'ComputeBudget']
const system = '1'.repeat(13)

it('is estimated, shown and paid to the lamport, with a wallet that only signs', async () => {
  const page = await open({ without })
  const { fee, priorityFee = 0n } = await page.estimate(transfer)
  // 150 compute units, a fifth more, and those of the two instructions that set the fee.
  expect([fee, priorityFee]).toEqual([5000n + 960n, 960n])
  const hash = await page.send({ ...transfer, estimated: { priorityFee } })
  expect(readPrograms(page)).toEqual([...budget, system])
  const options = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 } as const
  expect((await page.chain.getTransaction(hash, options))?.meta).toMatchObject({ fee: 5960, err: null })
})

it('is estimated again for an app that sends without an estimate, and pays what was shown before', async () => {
  const page = await open({ without })
  await page.send(transfer)
  expect(readPrograms(page)).toEqual([...budget, system])
  await page.send({ ...transfer, value: 1_000_001n, estimated: { priorityFee: 0n } })
  expect(readPrograms(page)).toEqual([system])
})

it.each([
  ['capped', 100n, 100n],
  ['off', 0n, 0n],
])('is %s by the option', async (_, maxPriorityFee, expected) => {
  const page = await open({ without, adapter: { maxPriorityFee } })
  expect((await page.estimate(transfer)).priorityFee).toBe(expected)
})

it('is left to wallets that send', async () => {
  const page = await open()
  expect(await page.estimate(transfer)).toMatchObject({ fee: 5000n, priorityFee: 0n })
  await page.send(transfer)
  expect(readPrograms(page)).toEqual([system])
})

it('is nothing where the endpoint has no prices', async () => {
  const error = { code: -32601, message: 'Method not found' }
  const endpoint = await startEndpoint(solana.url, { methods: ['getRecentPrioritizationFees'], error })
  onTestFinished(endpoint.stop)
  const page = await open({ without, rpcUrl: endpoint.url })
  expect(await page.estimate(transfer)).toMatchObject({ fee: 5000n, priorityFee: 0n })
})
