import { solanaDevnet } from '@latchkit/core/networks'
import { startSolana } from '@latchkit/local-stack'
import { address } from '@solana/kit'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getRpcSubscriptions } from '../src/kit/getRpcSubscriptions.js'
import { localId } from './localNetworks.js'
import { openPage } from './openPage.js'

const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const owner = address('7gmF9sGtH2hA8wFVVfPp1eBbGJpTEyuJ4dRyCjyKjUES')
const untilCount = (count: number) =>
  vi.waitUntil(() => solana.sockets.subscriptionCount() === count, { timeout: 20_000 })

/** Collects the balances of an account until the subscription ends. */
async function follow(subscriptions: ReturnType<typeof getRpcSubscriptions>) {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const changes = await subscriptions
    .accountNotifications(owner, { commitment: 'confirmed' })
    .subscribe({ abortSignal: controller.signal })
  const balances: bigint[] = []
  const ended = (async () => {
    for await (const { value } of changes) balances.push(value.lamports)
  })().catch((error: unknown) => error)
  return { balances, ended, controller }
}

it('notifies of an account over a socket of the network, which all share', async () => {
  const { client } = openPage({ rpcUrl: solana.url })
  const subscriptions = getRpcSubscriptions(client)
  const [first, second] = [await follow(subscriptions), await follow(subscriptions)]
  await untilCount(1)
  await solana.airdrop(owner, 2_000_000)
  await vi.waitUntil(() => first.balances.length === 1 && second.balances.length === 1)
  expect([first.balances, second.balances]).toEqual([[2_000_000n], [2_000_000n]])
  first.controller.abort()
  second.controller.abort()
  await Promise.all([first.ended, second.ended])
  await untilCount(0)
})

it('ends with the error of kit when the socket drops, and subscribes once over another', async () => {
  const { client } = openPage({ rpcUrl: solana.url })
  const subscriptions = getRpcSubscriptions(client)
  const { ended } = await follow(subscriptions)
  await untilCount(1)
  await solana.sockets.drop()
  expect(await ended).toMatchObject({ name: 'SolanaError' })
  const again = await follow(subscriptions)
  await untilCount(1)
  await solana.airdrop(owner, 1_000_000)
  await vi.waitUntil(() => again.balances.length === 1)
  expect(again.balances).toHaveLength(1)
})

it('goes to the URL of the network that the app lists', async () => {
  const webSocket = [solana.webSocketUrl]
  const network = { ...solanaDevnet, rpcUrls: { default: { http: ['http://127.0.0.1:1'], webSocket } } }
  const { client } = openPage({ networks: [network] })
  const controller = new AbortController()
  const slots = await getRpcSubscriptions(client, { caipNetworkId: devnet })
    .slotNotifications()
    .subscribe({ abortSignal: controller.signal })
  for await (const { slot } of slots) {
    expect(typeof slot).toBe('bigint')
    break
  }
  controller.abort()
})

it('throws coded errors without a network or an adapter, and is one object for a network', async () => {
  const { client } = openPage()
  const abortSignal = new AbortController().signal
  const unknown = getRpcSubscriptions(client, { caipNetworkId: 'solana:unknown' })
  expect(await codeOf(unknown.slotNotifications().subscribe({ abortSignal }))).toBe('networks/not-found')
  expect(() => getRpcSubscriptions({ adapters: [] })).toThrow(
    expect.objectContaining({ code: 'adapter/not-found' }),
  )
  const caipNetworkId = `solana:${localId}` as const
  const local = getRpcSubscriptions(client, { caipNetworkId })
  expect(getRpcSubscriptions(client, { caipNetworkId })).toBe(local)
  expect(getRpcSubscriptions(client, { caipNetworkId: devnet })).not.toBe(local)
})
