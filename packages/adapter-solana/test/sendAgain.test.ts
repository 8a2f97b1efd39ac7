import { startEndpoint, startSolana } from '@latchkit/local-stack'
import { Keypair } from '@solana/web3.js'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { codeOf } from '../../core/test/codeOf.js'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

const sending = 'sendTransaction'
const without = ['solana:signAndSendTransaction']
const transfer = { to: Keypair.generate().publicKey.toBase58(), value: 1_000_000n }

/** A page whose endpoint fails to send, with a wallet that only signs. */
async function open(status: number) {
  const endpoint = await startEndpoint(solana.url, { methods: [sending], status })
  onTestFinished(endpoint.stop)
  const page = await openTokenPage(solana, { without, rpcUrl: endpoint.url })
  const { adapter, network } = page
  const wait = async (hash: string) => adapter.waitForTransaction?.({ hash, network })
  const count = (method: string) => endpoint.posts.flat().filter(one => one === method).length
  return { ...page, endpoint, wait, count }
}

it.each([503, 429])('sends again what the endpoint answered with %i, until a block has it', async status => {
  const { send, wait, count, endpoint, chain } = await open(status)
  const hash = await send(transfer)
  const sent = count(sending)
  endpoint.behaviour = {}
  expect(await wait(hash)).toEqual({ status: 'confirmed', hash })
  expect(count(sending)).toBe(sent + 1)
  expect(await chain.getSignatureStatus(hash)).toMatchObject({ value: { err: null } })
})

it('says that a transaction has expired, and lands no more, but not before that is certain', async () => {
  const { send, wait, count } = await open(503)
  const hash = await send(transfer)
  const ended = rejectionOf(wait(hash))
  await vi.waitUntil(() => count('getSignatureStatuses') > 0)
  solana.advance(155)
  expect(await ended).toMatchObject({ code: 'solana/transaction-expired', mayLand: false, hash })
})

it('says at once that an endpoint refused the transaction', async () => {
  const { send } = await open(413)
  expect(await codeOf(send(transfer))).toBe('http/status')
})
