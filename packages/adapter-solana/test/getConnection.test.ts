import { startSolana } from '@latchkit/local-stack'
import { Keypair } from '@solana/web3.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { getConnection } from '../src/web3js/getConnection.js'
import { openPage } from './openPage.js'

it('names the network whose endpoint web3.js cannot talk to', async () => {
  expect(await codeOf(getConnection(openPage({ rpcUrl: 'wss://127.0.0.1:1' }).client))).toBe(
    'networks/invalid',
  )
  const connection = await getConnection(openPage().client)
  expect(connection.rpcEndpoint).toBe('http://127.0.0.1:1')
})

it('subscribes once again when its socket dropped', async () => {
  const solana = await startSolana({ port: 0 })
  onTestFinished(solana.stop)
  const untilCount = (count: number) =>
    vi.waitUntil(() => solana.sockets.subscriptionCount() === count, { timeout: 20_000 })
  const connection = await getConnection(openPage({ rpcUrl: solana.url }).client)
  const { publicKey } = Keypair.generate()
  const balances: number[] = []
  const id = connection.onAccountChange(publicKey, ({ lamports }) => void balances.push(lamports))
  await untilCount(1)
  await solana.airdrop(publicKey.toBase58(), 2_000_000)
  await vi.waitUntil(() => balances.length === 1)
  await solana.sockets.drop()
  expect(solana.sockets.subscriptionCount()).toBe(0)
  await untilCount(1)
  await solana.airdrop(publicKey.toBase58(), 1_000_000)
  await vi.waitUntil(() => balances.length === 2)
  expect([balances, solana.sockets.subscriptionCount()]).toEqual([[2_000_000, 3_000_000], 1])
  await connection.removeAccountChangeListener(id)
  await untilCount(0)
})
