import { accountAtom, disconnect } from '@latchkit/core/connection'
import { WalletConnectError } from '@latchkit/walletconnect'
import { describe, expect, it, vi } from 'vitest'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const relayUrl = 'ws://127.0.0.1:1'
const uri = () => inShadow(testIds.wcQr)?.dataset.uri
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
const basic = () => byId(testIds.view('ConnectingWalletConnectBasic'))
const unreachable = () =>
  new WalletConnectError('The relay does not answer', { code: 'walletconnect/relay-unreachable' })

function open(config: Partial<LatchkitConfig> = {}, walletConnect = createScriptedWalletConnect()) {
  const app = mountApp({
    config: { adapters: [], walletConnect: { relayUrl, load: walletConnect.load }, ...config },
  })
  app.latchkit.modal.open()
  const account = () => app.latchkit.client.store.get(accountAtom)
  const isOpen = () => app.latchkit.modal.getState().open
  return { ...app, walletConnect, account, isOpen }
}

describe('an app without adapters', () => {
  it('opens on a code that pairs, and closes once a wallet approved', async () => {
    const { walletConnect, account, isOpen } = open()
    await expect.element(basic()).toBeVisible()
    await expect.poll(uri).toBeDefined()
    expect(uri()).toBe(walletConnect.uris[0])
    await expect.element(byId(testIds.wcQr)).toHaveAccessibleName('QR code for your wallet')
    await expect.poll(announced).toBe('The QR code is ready')
    walletConnect.approve()
    await expect.poll(isOpen).toBe(false)
    expect(account()).toMatchObject({ isConnected: true })
  })

  it('shows a place for the code, which cannot be copied, until there is one', async () => {
    const walletConnect = createScriptedWalletConnect()
    const release = walletConnect.hold()
    open({}, walletConnect)
    await expect.element(byId(testIds.wcQr)).toHaveAccessibleName('Loading the QR code')
    await expect.element(byId(testIds.wcCopy)).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect.poll(uri).toBeDefined()
    await expect.element(byId(testIds.wcCopy)).not.toHaveAttribute('aria-disabled')
  })

  it('C10 StrictMode makes one client and one proposal, and leaving gives it up', async () => {
    const { latchkit, walletConnect, account } = open()
    await expect.poll(uri).toBeDefined()
    await settled()
    expect([walletConnect.clients(), walletConnect.uris.length, walletConnect.cancelled()]).toEqual([1, 1, 0])
    latchkit.modal.close()
    await expect.poll(walletConnect.cancelled).toBe(1)
    await expect.poll(() => account().status).toBe('disconnected')
  })

  it('C30 a rejection is said, and another code is there at once', async () => {
    const { walletConnect, isOpen } = open()
    await expect.poll(uri).toBeDefined()
    for (const count of [2, 3]) {
      walletConnect.reject()
      await expect.poll(() => walletConnect.uris.length).toBe(count)
      await expect.poll(uri).toBe(walletConnect.uris[count - 1])
      await expect.element(basic()).toHaveTextContent('Declined in the wallet')
      await expect.poll(announced).toContain('Declined in the wallet')
    }
    walletConnect.approve()
    await expect.poll(isOpen).toBe(false)
  })

  it('C5 a disconnect ends the pairing, which does not begin again by itself', async () => {
    const { latchkit, walletConnect, account } = open()
    await expect.poll(uri).toBeDefined()
    await disconnect(latchkit.client)
    await expect.element(byId(testIds.retry)).toBeVisible()
    expect([walletConnect.uris.length, walletConnect.cancelled(), account().status]).toEqual([
      1,
      1,
      'disconnected',
    ])
  })

  it('does not ask for ever when each proposal fails before anybody could see it', async () => {
    const walletConnect = createScriptedWalletConnect()
    walletConnect.breakWith({ code: 4001, message: 'User rejected' })
    open({}, walletConnect)
    await expect.element(byId(testIds.retry)).toBeVisible()
    await settled()
    expect(walletConnect.uris).toEqual([])
  })

  it('says when the wallet gave none of the networks', async () => {
    const { walletConnect, account } = open()
    await expect.poll(uri).toBeDefined()
    walletConnect.approve({ namespaces: {} })
    await expect.element(basic()).toHaveTextContent('No network in common')
    expect(account().isConnected).toBe(false)
  })

  it('shows the code after the terms were accepted, not before', async () => {
    const config = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' }
    const { walletConnect } = open(config)
    await expect.element(byId(testIds.legalCheckbox)).toBeInTheDocument()
    await settled()
    expect(walletConnect.uris).toEqual([])
    await byId(testIds.legalCheckbox).click()
    await expect.poll(uri).toBeDefined()
  })

  it('copies the link, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { walletConnect } = open()
    await expect.poll(uri).toBeDefined()
    await byId(testIds.wcCopy).click()
    expect(write).toHaveBeenCalledWith(walletConnect.uris[0])
    await expect.poll(announced).toBe('Copied')
    await expect.element(byId(testIds.wcCopy)).toHaveTextContent('Copied')
  })

  it('counts down to the next code without announcing every second', async () => {
    open()
    await expect.element(byId(testIds.wcCountdown)).toHaveTextContent(/^New code in [34]:\d\d$/)
    const timer = inShadow(testIds.wcCountdown)
    expect([timer?.role, timer?.ariaLive]).toEqual(['timer', 'off'])
    await expect.poll(announced).toBe('The QR code is ready')
  })
})

describe('C29 a relay that cannot be reached', () => {
  async function openBroken() {
    const walletConnect = createScriptedWalletConnect()
    walletConnect.breakWith(unreachable())
    const adapter = mockWalletConnectAdapter()
    const app = open({ adapters: [adapter] }, walletConnect)
    await byId('wallet-walletConnect').click()
    await expect.element(basic()).toHaveTextContent('The connection service does not respond')
    return app
  }

  it('is said, and trying again works once it is back', async () => {
    const { walletConnect, isOpen, account } = await openBroken()
    walletConnect.breakWith(undefined)
    await byId(testIds.retry).click()
    await expect.poll(uri).toBeDefined()
    walletConnect.approve()
    await expect.poll(isOpen).toBe(false)
    expect(account().connector?.type).toBe('walletconnect')
  })

  it('leaves the wallets of this browser as they are', async () => {
    const { isOpen, account } = await openBroken()
    await byId(testIds.wcOther).click()
    await byId('wallet-com.example.first').click()
    await expect.poll(isOpen).toBe(false)
    expect(account().connector?.id).toBe('com.example.first')
  })

  it('logs for the developer when the relay refuses the app', async () => {
    const walletConnect = createScriptedWalletConnect()
    walletConnect.breakWith(new WalletConnectError('no', { code: 'walletconnect/origin-not-allowed' }))
    open({ logLevel: 'silent' }, walletConnect)
    await expect.element(basic()).toHaveTextContent('Not available in this app')
    await expect.element(byId(testIds.alert)).toHaveTextContent('Invalid App Configuration')
  })

  it('is distinguished from a device that is offline, which goes on by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const walletConnect = createScriptedWalletConnect()
    walletConnect.breakWith(unreachable())
    open({}, walletConnect)
    await expect.element(basic()).toHaveTextContent('You are offline')
    walletConnect.breakWith(undefined)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(uri).toBeDefined()
  })
})

describe('a wallet that is connected by WalletConnect already', () => {
  it('sec 18: is shown with the code points of what hides or reverses its name', async () => {
    const { latchkit, walletConnect, isOpen } = open({ adapters: [mockWalletConnectAdapter()] })
    await byId('wallet-walletConnect').click()
    await expect.poll(uri).toBeDefined()
    walletConnect.approve({ peer: { name: `\u202eTest\u200b wallet${'!'.repeat(100)}` } })
    await expect.poll(isOpen).toBe(false)
    latchkit.modal.open({ view: 'ConnectingWalletConnectBasic' })
    const shown = `⟨U+202E⟩Test⟨U+200B⟩ wallet${'!'.repeat(27)}…`
    await expect.element(basic()).toHaveTextContent(`${shown} is connected this way`)
    await expect.element(byId(testIds.disconnect)).toHaveTextContent(shown)
  })

  it('has to go before another one comes', async () => {
    const { latchkit, walletConnect, isOpen } = open({ adapters: [mockWalletConnectAdapter()] })
    await byId('wallet-walletConnect').click()
    await expect.poll(uri).toBeDefined()
    walletConnect.approve()
    await expect.poll(isOpen).toBe(false)
    latchkit.modal.open({ view: 'ConnectingWalletConnectBasic' })
    await expect.element(basic()).toHaveTextContent('Test wallet is connected this way')
    expect(walletConnect.uris).toHaveLength(1)
    await byId(testIds.disconnect).click()
    await expect.poll(uri).toBe(walletConnect.uris[1])
  })
})
