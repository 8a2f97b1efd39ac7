import { type Endpoint, type EndpointBehaviour, startEndpoint, startSolana } from '@latchkit/local-stack'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createRuntime } from '../src/createRuntime.js'
import { broadcast } from '../src/rpc/methods.js'
import { getConnection } from '../src/web3js/getConnection.js'
import { localId, localNetworks } from './localNetworks.js'
import { openPage } from './openPage.js'

const solana = await startSolana({ port: 0 })
const open: Endpoint[] = []
afterEach(() => Promise.all(open.splice(0).map(endpoint => endpoint.stop())))
afterAll(() => solana.stop())

async function start(...behaviours: readonly EndpointBehaviour[]) {
  for (const behaviour of behaviours) open.push(await startEndpoint(solana.url, behaviour))
  return open.map(({ url }) => url)
}
function readBy(http: readonly string[]) {
  const [network] = localNetworks('')
  return { ...network, rpcUrls: { ...network.rpcUrls, default: { http } } }
}
const caipNetworkId = `solana:${localId}` as const

it('C16 reads by the app’s own endpoints, the next one when one fails: balances and a Connection alike', async () => {
  const http = await start({ status: 503 }, {})
  const { adapter, client } = openPage({ customRpcUrls: { [caipNetworkId]: http } })
  const network = readBy(http)
  const { publicKey } = Keypair.generate()
  const address = publicKey.toBase58()
  await solana.airdrop(address, 3_000_000)
  expect((await adapter.getBalance?.({ address, network }))?.value).toBe(3_000_000n)
  const connection = await getConnection(client, { caipNetworkId })
  expect(await connection.getBalance(publicKey)).toBe(3_000_000)
  const asked = open.map(({ posts }) => posts.flat().filter(method => method === 'getBalance').length)
  // Once it is known that the first one does not work, it is not asked again.
  expect([asked[0] === 1 || asked[0] === 2, asked[1]]).toEqual([true, 2])
})

it('lets web3.js read what an endpoint says with its own status when every one does', async () => {
  const http = await start({ status: 403 }, { status: 403 })
  const { client } = openPage({ customRpcUrls: { [caipNetworkId]: http } })
  const connection = await getConnection(client, { caipNetworkId })
  await expect(connection.getSlot()).rejects.toThrow('403')
})

it('returns the signature of a transaction that an endpoint accepted without an answer, and sends it once', async () => {
  const http = await start({ loses: 'sendTransaction' }, {})
  const network = readBy(http)
  const key = Keypair.generate()
  const to = new PublicKey(new Uint8Array(32).fill(7))
  await solana.airdrop(key.publicKey.toBase58(), 10_000_000)
  const chain = new Connection(solana.url, 'confirmed')
  const transaction = new Transaction({ feePayer: key.publicKey, ...(await chain.getLatestBlockhash()) }).add(
    SystemProgram.transfer({ fromPubkey: key.publicKey, toPubkey: to, lamports: 2_000_000 }),
  )
  transaction.sign(key)
  const bytes = transaction.serialize()
  const signature = await broadcast(createRuntime({}), { network, transaction: bytes, options: {} })
  // Confirmed with the block after the one that holds it.
  await expect
    .poll(async () => (await chain.getTransaction(signature, { commitment: 'confirmed' }))?.meta?.err)
    .toBe(null)
  expect(await chain.getBalance(to)).toBe(2_000_000)
  expect(open.map(({ posts }) => posts.flat())).toEqual([['sendTransaction'], ['sendTransaction']])
})
