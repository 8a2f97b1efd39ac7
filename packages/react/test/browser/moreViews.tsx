import { base, mainnet } from '@latchkit/core/networks'
import { connectEmail, frameConnector, updateEmail } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSmartAccountFrame } from '../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { pushView } from '../../src/modal/navigate.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createScriptedFrame } from './createScriptedFrame.js'
import { byId, connectors, mountApp, settled, testIds } from './mountApp.js'
import { openAccount } from './openAccount.js'

const { signal } = new AbortController()
const holder = `0x${'b0'.repeat(20)}` as const

/** An app with the embedded wallet, whose frame answers as scripted. */
function openLogin(config: Partial<LatchkitConfig>, script: { [type: string]: unknown }) {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const frame = createScriptedFrame(script)
  const adapter = mockAdapter({ namespace: 'eip155', connectors: [...connectors, frameConnector('eip155')] })
  const { latchkit } = mountApp({
    config: { ...config, adapters: [adapter], secureFrame: frame.option, logLevel: 'silent' },
  })
  latchkit.modal.open()
  return { frame, latchkit }
}

/** An app of a user who signed in by e-mail, to a wallet with a smart account. */
async function openEmbedded(config: Partial<LatchkitConfig>) {
  const frame = createSmartAccountFrame({})
  onTestFinished(() => frame.close())
  const { latchkit } = mountApp({
    config: {
      ...config,
      adapters: [mockAdapter({ namespace: 'eip155', connectors, without: ['switchAccount'] })],
      networks: [mainnet, base],
      secureFrame: frameOption(frame),
      logLevel: 'silent',
    },
  })
  await connectEmail(latchkit.client, { email: 'ana@example.test' })
  return latchkit
}

/** Opens the views that `testViews` leaves out, and tests that a check finds nothing in any. */
export function testMoreViews(
  title: string,
  config: Partial<LatchkitConfig>,
  check: () => Promise<readonly string[]>,
): void {
  describe(title, () => {
    it('the login by e-mail', async () => {
      const device = { action: 'VERIFY_DEVICE', number: '42' }
      const wrong = { message: 'x', code: 'OTP_INVALID', data: { left: 2 } }
      const { frame } = openLogin(config, {
        CONNECT_EMAIL: device,
        CONNECT_DEVICE: 'silence',
        CONNECT_OTP: wrong,
      })
      await expect.element(byId(testIds.emailInput)).toBeVisible()
      expect(await check()).toEqual([])
      await byId(testIds.emailInput).fill('ana@example.test')
      await byId(testIds.emailSubmit).click()
      await expect.element(byId(testIds.emailNumber)).toBeVisible()
      expect(await check()).toEqual([])
      await expect.poll(frame.types).toContain('CONNECT_DEVICE')
      frame.release()
      await byId(testIds.otpInput(0)).fill('123456')
      await expect.poll(() => frame.payloads('CONNECT_OTP').length).toBe(1)
      expect(await check()).toEqual([])
    })

    it.each(['google', 'farcaster'] as const)('the login by %s', async provider => {
      const refused = { message: 'Too many requests', code: 'RATE_LIMITED', data: { retryAfter: 90 } }
      openLogin(config, { GET_SOCIAL_REDIRECT_URI: refused, GET_FARCASTER_URI: refused })
      await byId(provider === 'farcaster' ? testIds.farcaster : testIds.social(provider)).click()
      const view = provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['EmailLogin', 'ConnectSocials'] as const)('%s', async view => {
      const { latchkit } = openLogin(config, {})
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each([
      'Account',
      'ProfileWallets',
      'AccountSettings',
      'SmartAccountSettings',
      'UpgradeEmailWallet',
      'UpdateEmailWallet',
    ] as const)('%s of an embedded wallet', async view => {
      const latchkit = await openEmbedded(config)
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each([
      ['UpdateEmailPrimaryOtp', 'VERIFY_PRIMARY_OTP'],
      ['UpdateEmailSecondaryOtp', 'VERIFY_SECONDARY_OTP'],
    ] as const)('%s', async (view, action) => {
      const { latchkit } = openLogin(config, {
        CONNECT_EMAIL: { action: 'CONNECT' },
        UPDATE_EMAIL: { action },
      })
      await connectEmail(latchkit.client, { email: 'ana@example.test' })
      await updateEmail(latchkit.client, { email: 'ben@example.test' })
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['Account', 'Transactions', 'WalletReceive', 'WalletCompatibleNetworks'] as const)(
      '%s of an account that has much',
      async view => {
        await openAccount('full', config, view)
        expect(await check()).toEqual([])
      },
    )

    it('AccountItem', async () => {
      await openAccount('full', config)
      await byId(testIds.token('native')).click()
      await expect.element(byId(testIds.view('AccountItem'))).toBeVisible()
      expect(await check()).toEqual([])
    })

    it('SmartSessionCreated', async () => {
      const { latchkit } = await openAccount('none', { ...config, features: { smartSessions: true } })
      const permissions = [
        { type: 'native-token-periodic', data: { periodAmount: '0x8', periodDuration: 3600 } },
      ]
      const terms = { permissions, policies: [], context: '0x00', chainId: '0x1' } as const
      const granted = { ...terms, pci: '0x01', address: holder, to: holder, expiry: 2_000_000_000 } as const
      pushView(latchkit, 'SmartSessionCreated', {
        granted: [{ ...granted, delegationManager: holder, dependencies: [] }],
      })
      await expect.element(byId(testIds.createdShow)).toBeVisible()
      expect(await check()).toEqual([])
    })

    it('ConnectingSiwe', async () => {
      const adapter = mockAdapter({ namespace: 'eip155', connectors })
      const siwx = {
        adapter: {
          getNonce: async () => 'nonce12345',
          verify: async () => true,
          getSession: async () => undefined,
          signOut: async () => {},
        },
      }
      mountApp({ config: { ...config, adapters: [adapter], siwx } })
      await settled()
      await adapter.connect({ connectorId: connectors[0].id, signal })
      await expect.element(byId(testIds.siwxSign)).toBeVisible()
      expect(await check()).toEqual([])
    })

    it.each(['RegisterAccountName', 'RegisterAccountNameSuccess'] as const)('%s', async view => {
      const gateway = { url: new URL(`/names/unnamed/${crypto.randomUUID()}`, location.href).href }
      const { latchkit } = await openAccount('none', {
        ...config,
        gateway,
        names: { parent: 'acme.eth' },
        features: { history: false },
      })
      const parameters = view === 'RegisterAccountNameSuccess' ? { name: 'alice.acme.eth' } : undefined
      pushView(latchkit, view, parameters as undefined)
      await expect.element(byId(testIds.view(view))).toBeVisible()
      expect(await check()).toEqual([])
    })
  })
}
