import { startEndpoint, startSolana } from '@latchkit/local-stack'
import { Keypair } from '@solana/web3.js'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { rejectionOf } from '../../core/test/rejectionOf.js'
import { openTokenPage } from './openTokenPage.js'
import { setupWindow } from './setupWindow.js'

setupWindow()
const solana = await startSolana({ port: 0 })
afterAll(() => solana.stop())

it('says that a transaction may still land where no endpoint tells', async () => {
  const endpoint = await startEndpoint(solana.url)
  onTestFinished(endpoint.stop)
  const { adapter, network, send } = await openTokenPage(solana, { rpcUrl: endpoint.url })
  const hash = await send({ to: Keypair.generate().publicKey.toBase58(), value: 1_000_000n })
  endpoint.behaviour = { status: 503 }
  const ended = rejectionOf(Promise.resolve(adapter.waitForTransaction?.({ hash, network })))
  expect(await ended).toMatchObject({ code: 'solana/transaction-expired', mayLand: true, hash })
})
