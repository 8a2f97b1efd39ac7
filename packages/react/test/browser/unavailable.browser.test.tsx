import { accountAtom } from '@latchkit/core/connection'
import { frameConnector } from '@latchkit/core/secureframe'
import { createRecordedPlatform, mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import type { OpenableViewName } from '../../src/page/router/types.js'
import { createScriptedFrame } from './createScriptedFrame.js'
import { byId, connectors, inShadow, mountApp, settled, testIds } from './mountApp.js'

const { signal } = new AbortController()

function mount(config: Partial<LatchkitConfig> = {}) {
  const frame = createScriptedFrame({})
  const adapter = mockAdapter({
    namespace: 'eip155',
    connectors: [...connectors, frameConnector('eip155')],
  })
  const app = mountApp({
    config: { adapters: [adapter], secureFrame: frame.option, logLevel: 'silent', ...config },
  })
  return { ...app, adapter, frame }
}

const off = {
  features: { email: false, socials: false, send: false, receive: false, history: false },
} as const
const unavailable: readonly (readonly [OpenableViewName, reason: string, Partial<LatchkitConfig>])[] = [
  ['EmailLogin', 'off', off],
  ['EmailLogin', 'without a frame', { secureFrame: undefined }],
  ['ConnectSocials', 'off', off],
  ['ConnectSocials', 'without a provider', { features: { socials: [] } }],
  [
    'ConnectSocials',
    'on a phone, without the only provider',
    { features: { socials: ['facebook'] }, platform: createRecordedPlatform({ isMobile: () => true }) },
  ],
  ['ConnectingFarcaster', 'without Farcaster', { features: { socials: ['google'] } }],
  ['EmailVerifyOtp', 'off', off],
  ['EmailVerifyDevice', 'without a frame', { secureFrame: undefined }],
  ['AccountSettings', 'without a frame', { secureFrame: undefined }],
  ['Transactions', 'off', off],
  ['WalletReceive', 'off', off],
  ['WalletSend', 'off', off],
  ['OnRampProviders', 'not configured', {}],
  ['Swap', 'not configured', {}],
]

describe('C43 a view that is not available', () => {
  it.each(unavailable)('C43 %s gives way to Connect with the alert: %s', async (view, _, config) => {
    const { latchkit } = mount(config)
    latchkit.modal.open({ view })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await expect.element(byId(testIds.alert)).toHaveTextContent('Invalid App Configuration')
    await byId(testIds.close).click()
  })

  it.each(['AccountSettings', 'SmartAccountSettings', 'UpdateEmailWallet', 'UpgradeEmailWallet'] as const)(
    'C43 %s gives way to Account with the alert while another wallet is connected',
    async view => {
      const { latchkit, adapter } = mount()
      await settled()
      await adapter.connect({ connectorId: connectors[0].id, signal })
      latchkit.modal.open({ view })
      await expect.element(byId(testIds.view('Account'))).toBeVisible()
      await expect.element(byId(testIds.alert)).toHaveAttribute('data-code', 'react/view-unavailable')
      await byId(testIds.close).click()
    },
  )

  it('C43 AccountSettings gives way to Connect without an alert while no wallet is connected', async () => {
    const { latchkit } = mount()
    latchkit.modal.open({ view: 'AccountSettings' })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await settled()
    expect(inShadow(testIds.alert)).toBeUndefined()
  })
})

describe('C43 the consent to the terms', () => {
  const config = {
    termsConditionsUrl: 'https://app.example/terms',
    features: { legalCheckbox: true, email: true, socials: ['farcaster'] },
  } as const

  it('C43 has its checkbox in EmailLogin, and comes before the frame is loaded', async () => {
    const { latchkit, frame } = mount(config)
    latchkit.modal.open({ view: 'EmailLogin' })
    await expect.element(byId(testIds.emailInput)).toBeDisabled()
    await byId(testIds.emailInput).hover()
    await settled()
    expect(frame.loads()).toBe(0)
    await byId(testIds.legalCheckbox).click()
    await expect.element(byId(testIds.emailInput)).toBeEnabled()
    await byId(testIds.emailInput).hover()
    await expect.poll(frame.loads).toBe(1)
    // The styles of the button do not come with another view.
    const submit = inShadow(testIds.emailSubmit)
    expect(submit && getComputedStyle(submit).minHeight).toBe('44px')
  })

  it('C43 comes before ConnectingFarcaster connects', async () => {
    const { latchkit, frame } = mount(config)
    latchkit.modal.open({ view: 'ConnectingFarcaster' })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await expect.element(byId(testIds.legalCheckbox)).toBeVisible()
    expect(frame.loads()).toBe(0)
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(false)
  })
})
