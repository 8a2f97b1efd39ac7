import { accountAtom, connect } from '@latchkit/core/connection'
import { updateOptions } from '@latchkit/core/features'
import { base, networkAtom, switchNetwork } from '@latchkit/core/networks'
import { createRecordedPlatform, mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { NetworkButton } from '../../src/page/buttons/NetworkButton.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, connectors, image, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const [{ id: first }] = connectors
const phone = () => createRecordedPlatform({ isMobile: () => true, userAgent: () => 'Android' })
const rows = () =>
  [...(inShadow(testIds.walletsList)?.querySelectorAll('button') ?? [])].map(row => row.dataset.testid)

async function openConnect(config: Partial<LatchkitConfig>) {
  const app = mountApp({ config })
  app.latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  return app
}

async function openAccount(config: Partial<LatchkitConfig>) {
  const adapter = mockAdapter({ namespace: 'eip155', connectors })
  const app = mountApp({ config: { adapters: [adapter], ...config } })
  await connect(app.latchkit.client, { connectorId: first })
  app.latchkit.modal.open()
  await expect.element(byId(testIds.view('Account'))).toBeVisible()
  return { ...app, adapter }
}

describe('allWallets', () => {
  it.each([
    ['show', 'computer', true],
    ['hide', 'computer', false],
    ['hide', 'phone', false],
    ['only-mobile', 'computer', false],
    ['only-mobile', 'phone', true],
  ] as const)('%s on a %s', async (allWallets, device, isThere) => {
    await openConnect({ allWallets, ...(device === 'phone' && { platform: phone() }) })
    expect(rows()).toContain(`wallet-${first}`)
    expect(rows().includes(testIds.allWallets)).toBe(isThere)
  })
})

describe('connectorTypeOrder', () => {
  it('orders the groups of the first view, WalletConnect among them', async () => {
    const { load } = createScriptedWalletConnect()
    await openConnect({
      adapters: [mockWalletConnectAdapter()],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load },
      customWallets: [{ id: 'own', name: 'Own wallet' }],
      includeWalletIds: [first],
      features: { connectorTypeOrder: ['walletConnect', 'custom'] },
    })
    expect(rows()).toEqual(['wallet-walletConnect', 'wallet-own', `wallet-${first}`])
  })
})

describe('connectorImages', () => {
  it('takes the place of what a wallet brings, in its row and in the button', async () => {
    const own = image.replace('teal', 'coral')
    const { container, latchkit } = await openConnect({
      connectorImages: { [first]: own, 'io.rabby': own },
      featuredWalletIds: ['io.rabby'],
    })
    const src = (id: string) => inShadow(`wallet-${id}`)?.querySelector('img')?.src
    await expect.poll(() => [src(first), src(connectors[1].id), src('io.rabby')]).toEqual([own, image, own])
    await connect(latchkit.client, { connectorId: first })
    await expect.poll(() => container.querySelector('img')?.src).toBe(own)
  })
})

describe('networkSwitch', () => {
  it('leaves no way to another network in the modal, and switchNetwork as it is', async () => {
    const { latchkit, adapter } = await openAccount({ networkSwitch: false })
    expect(inShadow(testIds.accountNetwork)).toBeUndefined()
    latchkit.modal.open({ view: 'Networks' })
    await expect.element(byId(testIds.network('eip155:8453'))).toBeDisabled()
    // A wallet on a network that the app does not list must get away from it.
    await adapter.wallet.changeChain('eip155:424242')
    latchkit.modal.open()
    await byId(testIds.network('eip155:8453')).click()
    await expect.poll(() => latchkit.client.store.get(networkAtom).caipNetworkId).toBe('eip155:8453')
  })

  it('makes the network button a text, except where the wallet has to get away', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const config = { adapters: [adapter], networkSwitch: false }
    const { latchkit, container } = mountApp({ config, children: <NetworkButton /> })
    await expect.element(page.getByRole('img', { name: 'Network Ethereum' })).toHaveTextContent('Ethereum')
    expect(container.querySelector('button')).toBeNull()
    latchkit.modal.open({ view: 'WhatIsANetwork' })
    await expect.element(byId(testIds.view('WhatIsANetwork'))).toBeVisible()
    expect(inShadow(testIds.chooseNetwork)).toBeUndefined()
    latchkit.modal.close()
    await expect.poll(shadow).toBeUndefined()
    await connect(latchkit.client, { connectorId: first })
    await adapter.wallet.changeChain('eip155:424242')
    await page.getByRole('button', { name: 'Wrong network' }).click()
    await byId(testIds.network('eip155:8453')).click()
    await expect.element(page.getByRole('img', { name: 'Network Base' })).toBeVisible()
    updateOptions(latchkit.client, { networkSwitch: true })
    await expect.element(page.getByRole('button', { name: 'Network Base' })).toBeVisible()
  })
})

describe('allowUnsupportedNetwork', () => {
  it('shows the account there, without what needs a listed network', async () => {
    const { latchkit, adapter, container } = await openAccount({ allowUnsupportedNetwork: true })
    await adapter.wallet.changeChain('eip155:424242')
    await expect.poll(() => inShadow(testIds.accountNetwork)?.textContent).toContain('eip155:424242')
    expect(latchkit.modal.getState().view).toBe('Account')
    expect(container.textContent).not.toContain('Wrong network')
    latchkit.modal.open({ view: 'WalletSend' })
    await settled()
    latchkit.modal.close()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
  })

  it('is off by default: the account gives way to the networks', async () => {
    const { adapter } = await openAccount({})
    await adapter.wallet.changeChain('eip155:424242')
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
  })

  it('lets a wallet connect on such a network', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const { latchkit } = await openConnect({ adapters: [adapter], allowUnsupportedNetwork: true })
    const release = adapter.wallet.holdNext()
    await byId(`wallet-${first}`).click()
    await release()
    await adapter.wallet.changeChain('eip155:424242')
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
  })
})

describe('mobileFullScreen', () => {
  const card = () => shadow()?.querySelector('.card')?.getBoundingClientRect()
  const entered = () =>
    Promise.all(
      shadow()
        ?.querySelector('.card')
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    )

  it.each([true, false])('%s', async mobileFullScreen => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1024, 768))
    await openConnect({ mobileFullScreen, includeWalletIds: [first] })
    // The animation of the sheet may begin later than that of the window, when the width is known.
    await expect.poll(() => card()?.bottom).toBe(844)
    await entered()
    const footer = inShadow(testIds.getWallet)?.getBoundingClientRect().bottom ?? 0
    expect(844 - footer).toBeLessThan(40)
    if (mobileFullScreen) expect(card()).toMatchObject({ top: 0, left: 0, width: 390 })
    else expect(card()?.top).toBeGreaterThan(300)
  })

  it('changes nothing on a computer', async () => {
    await openConnect({ mobileFullScreen: true })
    await entered()
    expect(card()?.height).toBeLessThan(700)
  })
})

describe('preferUniversalLinks', () => {
  it.each([
    [false, 'shop://wc?uri='],
    [true, 'https://shop.example/wc?uri='],
  ])('%s', async (preferUniversalLinks, start) => {
    const { load } = createScriptedWalletConnect()
    await openConnect({
      preferUniversalLinks,
      platform: phone(),
      adapters: [mockWalletConnectAdapter()],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load },
      customWallets: [
        { id: 'shop', name: 'Shop', mobileLink: 'shop://', universalLink: 'https://shop.example' },
      ],
    })
    await byId('wallet-shop').click()
    await expect.poll(() => inShadow(testIds.wcOpen)?.getAttribute('href')?.startsWith(start)).toBe(true)
  })
})

describe('tokens', () => {
  it('shows the balance of a token as that of the account, in the button and in the modal', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const tokens = { 1: { address: '0x00000000000000000000000000000000000070ce', symbol: 'USDC' } }
    const { latchkit } = mountApp({
      config: { adapters: [adapter], tokens },
      children: <ConnectButton showBalance />,
    })
    await connect(latchkit.client, { connectorId: first, caipNetworkId: 'eip155:1' })
    await expect.element(byId('connect-button')).toHaveTextContent('1.5 USDC')
    latchkit.modal.open()
    await expect.element(byId(testIds.accountBalance)).toHaveTextContent('1.5 USDC')
    // Another network shows its own currency.
    await switchNetwork(latchkit.client, { network: base })
    await expect.element(byId(testIds.accountBalance)).toHaveTextContent('1.5 ETH')
  })
})
