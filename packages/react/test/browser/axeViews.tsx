import type { NamespaceAdapter } from '@latchkit/core'
import { connect, disconnect } from '@latchkit/core/connection'
import { mainnet, solana } from '@latchkit/core/networks'
import { startPurchase, updateOnramp } from '@latchkit/core/onramp'
import { updateSend } from '@latchkit/core/send'
import { createRecordedPlatform, mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { pushView } from '../../src/modal/navigate.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import type { OpenableViewName } from '../../src/page/router/types.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, connectors, mountApp, testIds } from './mountApp.js'
import { callHash, mountCalls, pushCalls } from './mountCalls.js'
import { readAnySwap } from './readAnySwap.js'
import { violations } from './violations.js'

const relayUrl = 'ws://127.0.0.1:1'

const styles = {
  light: { themeMode: 'light', locale: 'en' },
  dark: { themeMode: 'dark', locale: 'en' },
  RTL: { themeMode: 'light', locale: 'ar' },
} as const

/** An app of two namespaces; the first wallet has both. */
function mountTwo(config: Partial<LatchkitConfig>) {
  const evm = mockAdapter({ namespace: 'eip155', connectors })
  const first = { ...connectors[0], namespace: 'solana' } as const
  const sol = mockAdapter({ namespace: 'solana', connectors: [first] })
  return { ...mountApp({ config: { ...config, adapters: [evm, sol], networks: [mainnet, solana] } }), sol }
}

const disconnected: readonly OpenableViewName[] = [
  'Connect',
  'AllWallets',
  'Networks',
  'GetWallet',
  'WhatIsAWallet',
  'WhatIsANetwork',
]
const connected: readonly OpenableViewName[] = ['Account', 'ProfileWallets', 'Networks', 'UnsupportedChain']

/** Tests that axe finds nothing in any view of the modal, drawn in one of the styles. */
export const testViewsWithAxe = (style: keyof typeof styles) =>
  testViews(`axe finds nothing in ${style}`, styles[style], violations)

/** Opens the views of the modal with a configuration, and tests that a check finds nothing in any. */
export function testViews(
  title: string,
  config: Partial<LatchkitConfig>,
  check: () => Promise<readonly string[]>,
): void {
  describe(title, () => {
    it.each(disconnected)('%s', async view => {
      const { latchkit } = mountApp({ config: { ...config, walletGuideUrl: 'https://example.com/guide' } })
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(connected)('%s, connected', async view => {
      const { adapter, latchkit } = mountApp({ config })
      await adapter.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
      await adapter.connect({ connectorId: connectors[1].id, signal: new AbortController().signal })
      if (view === 'UnsupportedChain') await adapter.wallet.changeChain('eip155:424242')
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['Connect', 'Account', 'ProfileWallets', 'Networks'] as const)(
      '%s of two namespaces',
      async view => {
        const { latchkit, sol } = mountTwo(config)
        latchkit.client.start()
        await connect(latchkit.client, { connectorId: connectors[0].id })
        await connect(latchkit.client, {
          connectorId: sol.wallet.connectors()[0]?.id ?? '',
          namespace: 'solana',
        })
        await disconnect(latchkit.client, { namespace: 'solana' })
        latchkit.modal.open({ view, ...(view === 'ProfileWallets' ? { namespace: 'solana' } : {}) })
        await expect.element(byId(testIds.view(view))).toBeVisible()
        expect(await check()).toEqual([])
      },
    )

    it('SwitchActiveChain', async () => {
      const { latchkit } = mountTwo(config)
      latchkit.client.start()
      await connect(latchkit.client, { connectorId: connectors[0].id })
      latchkit.modal.open({ view: 'Networks' })
      await byId(testIds.network(`solana:${solana.id}`)).click()
      await expect.element(byId(testIds.view('SwitchActiveChain'))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it('Connect with the legal checkbox', async () => {
      const { latchkit } = mountApp({
        config: {
          ...config,
          features: { legalCheckbox: true },
          termsConditionsUrl: 'https://example.com/terms',
        },
      })
      latchkit.modal.open()
      await expect.element(byId(testIds.legalCheckbox)).toBeInTheDocument()
      expect(await check()).toEqual([])
    })

    it.each([
      ['waiting', false],
      ['rejected', true],
    ] as const)('ConnectingExternal, %s', async (_state, rejected) => {
      const { adapter, latchkit } = mountApp({ config })
      if (rejected) adapter.wallet.rejectNext()
      else adapter.wallet.holdNext()
      latchkit.modal.open()
      await expect.element(byId(testIds.view('Connect'))).toBeVisible()
      pushView(latchkit, 'ConnectingExternal', { walletId: connectors[0].id })
      await expect.element(byId(testIds.view('ConnectingExternal'))).toBeVisible()
      if (rejected) await expect.element(byId(testIds.retry)).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['code', 'declined', 'failed', 'in use'] as const)(
      'ConnectingWalletConnectBasic, %s',
      async state => {
        const walletConnect = createScriptedWalletConnect()
        if (state === 'failed') walletConnect.breakWith(new TypeError('no relay'))
        const { latchkit } = mountApp({
          config: {
            ...config,
            adapters: [mockWalletConnectAdapter()],
            walletConnect: { relayUrl, load: walletConnect.load },
          },
        })
        const view = 'ConnectingWalletConnectBasic'
        latchkit.modal.open({ view })
        await expect.element(byId(testIds.view(view))).toBeVisible()
        if (state === 'failed') await expect.element(byId(testIds.retry)).toBeVisible()
        else await expect.poll(() => walletConnect.uris.length).toBe(1)
        if (state === 'declined') {
          walletConnect.reject()
          await expect.poll(() => walletConnect.uris.length).toBe(2)
        }
        if (state === 'in use') {
          walletConnect.approve()
          await expect.poll(() => latchkit.modal.getState().open).toBe(false)
          latchkit.modal.open({ view })
          await expect.element(byId(testIds.disconnect)).toBeVisible()
        }
        expect(await check()).toEqual([])
      },
    )

    it.each(['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'] as const)('%s', async view => {
      const { adapter, latchkit } = mountApp({ config })
      await adapter.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
      latchkit.modal.open({ view: 'WalletSend', arguments: { amount: '1' } })
      await expect.element(byId(testIds.sendToken)).toHaveTextContent('Ether')
      // With a problem below the field.
      if (view === 'WalletSend') updateSend(latchkit.client, { receiverAddress: `0x${'0'.repeat(40)}` })
      if (view === 'WalletSendSelectToken') await byId(testIds.sendToken).click()
      if (view === 'WalletSendPreview') {
        await byId(testIds.sendReceiver).fill('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
        await byId(testIds.sendPreview).click()
      }
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each([100, 200, undefined])('CallsStatus, %s', async status => {
      await pushCalls(mountCalls({ status, config }))
      await expect.element(byId(testIds.view('CallsStatus'))).toBeVisible()
      await expect.element(byId(status ? testIds.callsTransaction(callHash) : testIds.retry)).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['OnRampProviders', 'OnRampTokenSelect', 'OnRampFiatSelect', 'BuyInProgress'] as const)(
      '%s',
      async view => {
        const gateway = { url: `${window.location.origin}/account/axe` }
        const { adapter, latchkit } = mountApp({ config: { ...config, gateway } })
        await adapter.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
        latchkit.modal.open({ view: 'OnRampProviders' })
        await expect.element(byId(testIds.onrampToken)).toHaveTextContent('Ether')
        updateOnramp(latchkit.client, { paymentAmount: '50' })
        await expect.element(byId(testIds.onrampContinue)).toBeEnabled()
        if (view === 'BuyInProgress') await startPurchase(latchkit.client)
        if (view !== 'OnRampProviders') pushView(latchkit, view)
        await expect.element(byId(testIds.view(view))).toBeVisible()
        expect(await check()).toEqual([])
      },
    )
    it.each(['Swap', 'SwapSelectToken', 'SwapPreview'] as const)('%s', async view => {
      const mock = mockAdapter({ namespace: 'eip155', connectors })
      const held = { fee: 0n, balance: 10n ** 19n, nativeBalance: 10n ** 19n }
      const adapter: NamespaceAdapter = {
        ...mock,
        ...readAnySwap,
        estimateTransfer: async ({ token }) => ({ ...held, decimals: token ? 6 : 18 }),
      }
      const gateway = { url: `${location.origin}/swap/axe` }
      const { latchkit } = mountApp({ config: { ...config, adapters: [adapter], gateway } })
      await mock.connect({ connectorId: connectors[0].id, signal: new AbortController().signal })
      // With a problem where it is the form.
      const amount = view === 'Swap' ? '100' : '1'
      latchkit.modal.open({ view: 'Swap', arguments: { amount, toToken: 'USDC' } })
      await expect.element(byId(testIds.swapToAmount)).not.toHaveTextContent(/^[0٠]?$/)
      if (view === 'SwapSelectToken') await byId(testIds.swapToToken).click()
      if (view === 'SwapPreview') await byId(testIds.swapPreview).click()
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each([
      ['code', false],
      ['app', true],
      ['app that did not open', true],
    ] as const)('ConnectingWalletConnect, %s', async (state, isPhone) => {
      const walletConnect = createScriptedWalletConnect()
      const platform = createRecordedPlatform({ isMobile: () => isPhone, userAgent: () => 'Android' })
      const { latchkit } = mountApp({
        config: {
          ...config,
          adapters: [mockWalletConnectAdapter()],
          platform,
          walletConnect: { relayUrl, load: walletConnect.load },
          customWallets: [
            {
              id: 'shop',
              name: 'Shop',
              mobileLink: 'shop://',
              desktopLink: 'shop-desktop://',
              playStore: 'https://play.example/shop',
            },
          ],
        },
      })
      latchkit.modal.open()
      await byId('wallet-shop').click()
      await expect.poll(() => walletConnect.uris.length).toBe(1)
      if (isPhone) await expect.element(byId(testIds.wcOpen)).toHaveAttribute('href')
      if (state === 'app that did not open') {
        await byId(testIds.wcOpen).click()
        await expect.element(byId(testIds.wcInstall)).toBeVisible()
      }
      expect(await check()).toEqual([])
    })
  })
}
