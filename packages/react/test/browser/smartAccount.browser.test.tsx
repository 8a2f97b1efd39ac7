import { accountAtom } from '@latchkit/core/connection'
import { base, mainnet, switchNetwork } from '@latchkit/core/networks'
import { connectEmail } from '@latchkit/core/secureframe'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createSmartAccountFrame,
  frameEoa,
  frameSmartAccount,
} from '../../../secure-frame-client/test/createSmartAccountFrame.js'
import { frameOption } from '../../../secure-frame-client/test/createTestFrame.js'
import { useSmartAccount } from '../../src/page/hooks/useSmartAccount.js'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { byId, connectors, inShadow, mountApp, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
const [smart, eoa] = [testIds.accountType('smartAccount'), testIds.accountType('eoa')]
const turnBack = testIds.accountType('upgraded')

function Probe() {
  const { setAccountType, ...state } = useSmartAccount()
  return (
    <button type="button" data-testid="probe" onClick={() => void setAccountType('eoa').catch(() => {})}>
      {JSON.stringify({ ...state, error: setAccountType.error?.message })}
    </button>
  )
}

/** The page behind the modal takes no real click. */
const press = () => document.querySelector<HTMLElement>('[data-testid=probe]')?.click()

/** Somebody has signed in by e-mail, to a wallet that has a smart account on Ethereum. */
async function open(
  parameters: Parameters<typeof createSmartAccountFrame>[0] = {},
  { smartAccounts, ...config }: Partial<LatchkitConfig> & { smartAccounts?: boolean } = {},
  atLogin = (_frame: ReturnType<typeof createSmartAccountFrame>) => {},
) {
  localStorage.clear()
  const frame = createSmartAccountFrame(parameters)
  onTestFinished(() => frame.close())
  const { latchkit } = mountApp({
    children: <Probe />,
    config: {
      adapters: [mockAdapter({ namespace: 'eip155', connectors, without: ['switchAccount'] })],
      networks: [mainnet, base],
      secureFrame: { ...frameOption(frame), smartAccounts },
      logLevel: 'silent',
      ...config,
    },
  })
  const { client, modal } = latchkit
  atLogin(frame)
  await connectEmail(client, { email: 'ana@example.test' })
  frame.faults.clear()
  const probe = () => JSON.parse(document.querySelector('[data-testid=probe]')?.textContent ?? '{}')
  return {
    client,
    frame,
    modal,
    probe,
    address: () => client.store.get(accountAtom).address,
    async openSettings() {
      modal.open({ view: 'AccountSettings' })
      await byId(testIds.settingsAccountType).click()
      await expect.element(byId(testIds.view('SmartAccountSettings'))).toBeVisible()
    },
  }
}

describe('the type of account', () => {
  it('C18: is chosen in the settings, and by the hook', async () => {
    const { address, openSettings, probe } = await open()
    expect(probe()).toEqual({
      isAvailable: true,
      accountType: 'smartAccount',
      eoaAddress: frameEoa,
      smartAccountAddress: frameSmartAccount,
      isDeployed: false,
      networks: [1],
    })
    await openSettings()
    await expect.element(byId(smart)).toHaveAttribute('aria-current', 'true')
    await expect
      .element(byId(testIds.view('SmartAccountSettings')))
      .toHaveTextContent('The smart account is deployed by its first transaction on Ethereum.')
    await byId(eoa).click()
    await expect.element(byId(eoa)).toHaveAttribute('aria-current', 'true')
    await expect.poll(announced).toBe('Standard account is active now')
    expect([address(), probe().accountType]).toEqual([frameEoa, 'eoa'])
    await byId(smart).click()
    await expect.element(byId(smart)).toHaveAttribute('aria-current', 'true')
    press()
    await expect.element(byId(eoa)).toHaveAttribute('aria-current', 'true')
    expect(address()).toBe(frameEoa)
  })

  it('is chosen among the wallets too', async () => {
    const { modal, address, probe } = await open()
    modal.open({ view: 'ProfileWallets' })
    await expect
      .element(byId(testIds.switchAccount(frameSmartAccount)))
      .toHaveAttribute('aria-current', 'true')
    await byId(testIds.switchAccount(frameEoa)).click()
    await expect.element(byId(testIds.switchAccount(frameEoa))).toHaveAttribute('aria-current', 'true')
    expect([address(), probe().accountType]).toEqual([frameEoa, 'eoa'])
  })

  it('says that it is changed, asks once, and falls back to the eoa where it fails', async () => {
    const { frame, openSettings, address, probe } = await open({}, { defaultAccountTypes: { eip155: 'eoa' } })
    await openSettings()
    frame.hold('SET_PREFERRED_ACCOUNT')
    frame.faults.add('SET_PREFERRED_ACCOUNT')
    await byId(smart).click()
    await expect.poll(announced).toBe('Changing the account…')
    await byId(smart).click()
    await byId(eoa).click()
    await expect.poll(() => frame.types().at(-1)).toBe('SET_PREFERRED_ACCOUNT')
    frame.release()
    await expect.poll(announced).toBe('Failed to switch the account. The standard account is active.')
    await expect.element(byId(eoa)).toHaveAttribute('aria-current', 'true')
    expect([address(), frame.payloads('SET_PREFERRED_ACCOUNT').length]).toEqual([frameEoa, 1])
    press()
    await expect.poll(() => probe().error).toMatch('SET_PREFERRED_ACCOUNT failed')
  })

  it('is the eoa on a network without smart accounts, which says where there are some', async () => {
    const { client, address, openSettings } = await open({ deployed: [1] })
    await openSettings()
    expect(inShadow(testIds.view('SmartAccountSettings'))?.textContent).not.toContain('deployed')
    await switchNetwork(client, { caipNetworkId: 'eip155:8453' })
    await expect
      .element(byId(testIds.view('SmartAccountSettings')))
      .toHaveTextContent('There is no smart account on Base. On Ethereum your choice applies.')
    expect([address(), inShadow(smart)]).toEqual([frameEoa, undefined])
    await switchNetwork(client, { caipNetworkId: 'eip155:1' })
    await expect.element(byId(smart)).toHaveAttribute('aria-current', 'true')
    expect(address()).toBe(frameSmartAccount)
  })

  it.each([
    ['the app has no smart accounts', {}, { smartAccounts: false }],
    ['none of its networks has them', { listed: [10] }, {}],
  ])('C18: is not there to choose when %s', async (_why, parameters, config) => {
    const { modal, address, probe } = await open(parameters, config)
    modal.open({ view: 'AccountSettings' })
    await expect.element(byId(testIds.settingsEmail)).toBeVisible()
    expect(inShadow(testIds.settingsAccountType)).toBeUndefined()
    expect([address(), probe().isAvailable, probe().accountType]).toEqual([frameEoa, false, 'eoa'])
  })

  it('is there once the settings could read the networks that the login could not', async () => {
    const { modal, address } = await open({}, {}, frame => {
      frame.faults.add('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
    })
    expect(address()).toBe(frameEoa)
    modal.open({ view: 'AccountSettings' })
    await expect.element(byId(testIds.settingsAccountType)).toHaveTextContent('Smart account')
    expect(address()).toBe(frameSmartAccount)
  })
})

describe('an upgraded eoa', () => {
  const row = () => inShadow(turnBack)

  it.each([true, false])(
    'is turned back in the settings, with smart accounts beside it %s',
    async isBeside => {
      const { frame, modal, client } = await open(
        { delegate: frameSmartAccount },
        { smartAccounts: isBeside },
      )
      const asked = () => frame.payloads('DOWNGRADE_ACCOUNT')
      modal.open({ view: 'AccountSettings' })
      await expect.element(byId(turnBack)).toHaveTextContent('It runs 0x5afe…eeee on Ethereum')
      frame.faults.add('DOWNGRADE_ACCOUNT')
      await byId(turnBack).click()
      await expect.poll(() => row()?.textContent).toContain('Failed to revert the upgrade.')
      expect(await violations()).toEqual([])
      frame.faults.clear()
      frame.hold('DOWNGRADE_ACCOUNT')
      await byId(turnBack).click()
      await expect.poll(announced).toBe('Confirm it in your wallet…')
      await byId(turnBack).click()
      await expect.poll(() => asked().length).toBe(2)
      frame.release()
      await expect.poll(row).toBeUndefined()
      expect(announced()).toBe('The standard account is no longer upgraded')
      expect(asked()).toEqual([{ chainId: 1 }, { chainId: 1 }])
      const { type } =
        client.store.get(accountAtom).allAccounts.find(({ address }) => address === frameEoa) ?? {}
      expect(type).toBe('eoa')
    },
  )

  it('has no such row while it runs nothing', async () => {
    const { frame, modal } = await open()
    modal.open({ view: 'AccountSettings' })
    await expect.poll(() => frame.payloads('RPC_REQUEST').length).toBe(1)
    expect(row()).toBeUndefined()
  })
})

it.each([
  ['light', 'en'],
  ['dark', 'en'],
  ['light', 'ar'],
] as const)('axe finds nothing in %s, %s', async (themeMode, locale) => {
  const { client, frame, openSettings } = await open({}, { themeMode, locale })
  await openSettings()
  expect(await violations()).toEqual([])
  frame.faults.add('SET_PREFERRED_ACCOUNT')
  await byId(eoa).click()
  await expect.poll(() => shadow()?.querySelector('.email-error')?.textContent).toBeTruthy()
  expect(await violations()).toEqual([])
  await switchNetwork(client, { caipNetworkId: 'eip155:8453' })
  await expect.poll(() => inShadow(smart)).toBeUndefined()
  expect(shadow()?.querySelector('.email-error')).toBeNull()
  expect(await violations()).toEqual([])
})
