import { runAdapterConformance } from '@latchkit/core/testing'
import { localSolanaChainId, startSolana } from '@latchkit/local-stack'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHarness } from './createHarness.js'
import { localId } from './localNetworks.js'

const solana = await startSolana({ port: 0 })
beforeAll(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await solana.stop()
})

it('works on the chain of the local stack', () => {
  expect(`solana:${localId}`).toBe(localSolanaChainId)
})

runAdapterConformance({
  name: 'solanaAdapter',
  test: { describe, it, expect },
  create: () => createHarness(solana.url),
})
