import { accountAtom } from '@latchkit/core/connection'
import { describe, expect, it } from 'vitest'
import { createScriptedProtocol } from './createScriptedProtocol.js'
import { byId, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const relayUrl = 'ws://127.0.0.1:1'
const uri = () => inShadow(testIds.wcQr)?.dataset.uri
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent

function openBasic(protocol = createScriptedProtocol(), config = {}) {
  const app = mountApp({
    config: { adapters: [], walletConnect: { relayUrl, load: protocol.load }, ...config },
  })
  app.latchkit.modal.open()
  return { ...app, protocol }
}

describe('an app without adapters', () => {
  it('opens on a code that pairs, and closes once a wallet approved', async () => {
    const { latchkit, protocol } = openBasic()
    await expect.element(byId(testIds.view('ConnectingWalletConnectBasic'))).toBeVisible()
    await expect.poll(uri).toBeDefined()
    expect(uri()).toBe(protocol.uris[0])
    await expect.element(byId(testIds.wcQr)).toHaveAccessibleName('QR code for your wallet')
    protocol.approve()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(latchkit.client.store.get(accountAtom)).toMatchObject({ isConnected: true })
  })

  it('C10 StrictMode makes one client and one proposal, and leaving gives it up', async () => {
    const { latchkit, protocol } = openBasic()
    await expect.poll(uri).toBeDefined()
    await settled()
    expect([protocol.clients(), protocol.uris.length, protocol.cancelled()]).toEqual([1, 1, 0])
    latchkit.modal.close()
    await expect.poll(protocol.cancelled).toBe(1)
    expect(latchkit.client.store.get(accountAtom).status).toBe('disconnected')
  })

  it('C30 a rejection is said, and another code is there at once', async () => {
    const { latchkit, protocol } = openBasic()
    await expect.poll(uri).toBeDefined()
    expect(uri()).toBe(protocol.uris[0])
    protocol.reject()
    await expect.poll(() => protocol.uris.length).toBe(2)
    await expect.poll(uri).toBe(protocol.uris[1])
    await expect
      .element(byId(testIds.view('ConnectingWalletConnectBasic')))
      .toHaveTextContent('Declined in the wallet')
    await expect.poll(announced).toContain('Declined in the wallet')
    protocol.approve()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
  })
})
