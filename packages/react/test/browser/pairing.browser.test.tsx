import { accountAtom, disconnect } from '@latchkit/core/connection'
import { WalletConnectError } from '@latchkit/walletconnect'
import { describe, expect, it, vi } from 'vitest'
import type { LatchkitConfig } from '../../src/latchkit/types.js'
import { createScriptedProtocol } from './createScriptedProtocol.js'
import { byId, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { protocolAdapter } from './protocolAdapter.js'

const relayUrl = 'ws://127.0.0.1:1'
const uri = () => inShadow(testIds.wcQr)?.dataset.uri
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
const basic = () => byId(testIds.view('ConnectingWalletConnectBasic'))
const unreachable = () =>
  new WalletConnectError('The relay does not answer', { code: 'walletconnect/relay-unreachable' })

function open(config: Partial<LatchkitConfig> = {}, protocol = createScriptedProtocol()) {
  const app = mountApp({
    config: { adapters: [], walletConnect: { relayUrl, load: protocol.load }, ...config },
  })
  app.latchkit.modal.open()
  const account = () => app.latchkit.client.store.get(accountAtom)
  const isOpen = () => app.latchkit.modal.getState().open
  return { ...app, protocol, account, isOpen }
}

describe('an app without adapters', () => {
  it('opens on a code that pairs, and closes once a wallet approved', async () => {
    const { protocol, account, isOpen } = open()
    await expect.element(basic()).toBeVisible()
    await expect.poll(uri).toBeDefined()
    expect(uri()).toBe(protocol.uris[0])
    await expect.element(byId(testIds.wcQr)).toHaveAccessibleName('QR code for your wallet')
    await expect.poll(announced).toBe('The QR code is ready')
    protocol.approve()
    await expect.poll(isOpen).toBe(false)
    expect(account()).toMatchObject({ isConnected: true })
  })

  it('shows a place for the code, which cannot be copied, until there is one', async () => {
    const protocol = createScriptedProtocol()
    const release = protocol.hold()
    open({}, protocol)
    await expect.element(byId(testIds.wcQr)).toHaveAccessibleName('The QR code is on its way')
    await expect.element(byId(testIds.wcCopy)).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect.poll(uri).toBeDefined()
    await expect.element(byId(testIds.wcCopy)).not.toHaveAttribute('aria-disabled')
  })

  it('C10 StrictMode makes one client and one proposal, and leaving gives it up', async () => {
    const { latchkit, protocol, account } = open()
    await expect.poll(uri).toBeDefined()
    await settled()
    expect([protocol.clients(), protocol.uris.length, protocol.cancelled()]).toEqual([1, 1, 0])
    latchkit.modal.close()
    await expect.poll(protocol.cancelled).toBe(1)
    await expect.poll(() => account().status).toBe('disconnected')
  })

  it('C30 a rejection is said, and another code is there at once', async () => {
    const { protocol, isOpen } = open()
    await expect.poll(uri).toBeDefined()
    for (const count of [2, 3]) {
      protocol.reject()
      await expect.poll(() => protocol.uris.length).toBe(count)
      await expect.poll(uri).toBe(protocol.uris[count - 1])
      await expect.element(basic()).toHaveTextContent('Declined in the wallet')
      await expect.poll(announced).toContain('Declined in the wallet')
    }
    protocol.approve()
    await expect.poll(isOpen).toBe(false)
  })

  it('C5 a disconnect ends the pairing, which does not begin again by itself', async () => {
    const { latchkit, protocol, account } = open()
    await expect.poll(uri).toBeDefined()
    await disconnect(latchkit.client)
    await expect.element(byId(testIds.retry)).toBeVisible()
    expect([protocol.uris.length, protocol.cancelled(), account().status]).toEqual([1, 1, 'disconnected'])
  })

  it('does not ask for ever when each proposal fails before anybody could see it', async () => {
    const protocol = createScriptedProtocol()
    protocol.breakWith({ code: 4001, message: 'User rejected' })
    open({}, protocol)
    await expect.element(byId(testIds.retry)).toBeVisible()
    await settled()
    expect(protocol.uris).toEqual([])
  })

  it('says when the wallet gave none of the networks', async () => {
    const { protocol, account } = open()
    await expect.poll(uri).toBeDefined()
    protocol.approve({ namespaces: {} })
    await expect.element(basic()).toHaveTextContent('No network in common')
    expect(account().isConnected).toBe(false)
  })

  it('shows the code after the terms were accepted, not before', async () => {
    const config = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://example.com/terms' }
    const { protocol } = open(config)
    await expect.element(byId(testIds.legalCheckbox)).toBeInTheDocument()
    await settled()
    expect(protocol.uris).toEqual([])
    await byId(testIds.legalCheckbox).click()
    await expect.poll(uri).toBeDefined()
  })

  it('copies the link, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { protocol } = open()
    await expect.poll(uri).toBeDefined()
    await byId(testIds.wcCopy).click()
    expect(write).toHaveBeenCalledWith(protocol.uris[0])
    await expect.poll(announced).toBe('Copied')
    await expect.element(byId(testIds.wcCopy)).toHaveTextContent('Copied')
  })

  it('counts down to the next code without telling every second', async () => {
    open()
    await expect.element(byId(testIds.wcCountdown)).toHaveTextContent(/^New code in [34]:\d\d$/)
    const timer = inShadow(testIds.wcCountdown)
    expect([timer?.role, timer?.ariaLive]).toEqual(['timer', 'off'])
    await expect.poll(announced).toBe('The QR code is ready')
  })
})

describe('C29 a relay that cannot be reached', () => {
  async function openBroken() {
    const protocol = createScriptedProtocol()
    protocol.breakWith(unreachable())
    const adapter = protocolAdapter()
    const app = open({ adapters: [adapter] }, protocol)
    await byId('wallet-walletConnect').click()
    await expect.element(basic()).toHaveTextContent('The connection service does not answer')
    return app
  }

  it('is said, and trying again works once it is back', async () => {
    const { protocol, isOpen, account } = await openBroken()
    protocol.breakWith(undefined)
    await byId(testIds.retry).click()
    await expect.poll(uri).toBeDefined()
    protocol.approve()
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

  it('tells the developer when the relay refuses the app', async () => {
    const protocol = createScriptedProtocol()
    protocol.breakWith(new WalletConnectError('no', { code: 'walletconnect/origin-not-allowed' }))
    open({ logLevel: 'silent' }, protocol)
    await expect.element(basic()).toHaveTextContent('Not available in this app')
    await expect.element(byId(testIds.alert)).toHaveTextContent('Invalid App Configuration')
  })

  it('is told apart from a device that is offline, which goes on by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const protocol = createScriptedProtocol()
    protocol.breakWith(unreachable())
    open({}, protocol)
    await expect.element(basic()).toHaveTextContent('You are offline')
    protocol.breakWith(undefined)
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(uri).toBeDefined()
  })
})

describe('a wallet that is connected by the protocol already', () => {
  it('is shown without characters that hide or reverse its name', async () => {
    const { latchkit, protocol, isOpen } = open({ adapters: [protocolAdapter()] })
    await byId('wallet-walletConnect').click()
    await expect.poll(uri).toBeDefined()
    protocol.approve({ peer: { name: `\u202eTest\u200b wallet${'!'.repeat(100)}` } })
    await expect.poll(isOpen).toBe(false)
    latchkit.modal.open({ view: 'ConnectingWalletConnectBasic' })
    const shown = `Test wallet${'!'.repeat(28)}…`
    await expect.element(basic()).toHaveTextContent(`${shown} is connected this way`)
    await expect.element(byId(testIds.disconnect)).toHaveTextContent(shown)
  })

  it('has to go before another one comes', async () => {
    const { latchkit, protocol, isOpen } = open({ adapters: [protocolAdapter()] })
    await byId('wallet-walletConnect').click()
    await expect.poll(uri).toBeDefined()
    protocol.approve()
    await expect.poll(isOpen).toBe(false)
    latchkit.modal.open({ view: 'ConnectingWalletConnectBasic' })
    await expect.element(basic()).toHaveTextContent('Test wallet is connected this way')
    expect(protocol.uris).toHaveLength(1)
    await byId(testIds.disconnect).click()
    await expect.poll(uri).toBe(protocol.uris[1])
  })
})
