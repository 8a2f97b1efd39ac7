import { preloadTokenBalances } from '@latchkit/core/balances'
import { expect } from 'vitest'
import { byId, inShadow, mountApp, testIds } from './mountApp.js'

/** Mounts a connected app with a gateway and the pointer at its button, for which Account is prepared. */
export async function prepareAccount() {
  const gateway = { url: 'https://gateway.invalid' }
  const { latchkit, adapter } = mountApp({ config: { gateway, logLevel: 'silent' } })
  await adapter.connect({ connectorId: 'com.example.first', signal: new AbortController().signal })
  await byId(testIds.connectButton).hover()
  await expect.poll(() => inShadow(testIds.view('Account'))).toBeDefined()
  await preloadTokenBalances(latchkit.client)
  return latchkit
}
