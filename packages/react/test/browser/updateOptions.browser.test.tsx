import { connect } from '@latchkit/core/connection'
import { updateFeatures, updateOptions } from '@latchkit/core/features'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../../src/page/buttons/ConnectButton.js'
import { byId, connectors, image, inShadow, mountApp, shadow, testIds } from './mountApp.js'

const [{ id: first }] = connectors
const rows = () =>
  [...(inShadow(testIds.walletsList)?.querySelectorAll('button') ?? [])].map(row => row.dataset.testid)

it('the open modal shows other wallets, orders and consent at once', async () => {
  const { latchkit } = mountApp({ config: { walletGuideUrl: 'https://app.example/guide' } })
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  updateOptions(latchkit.client, {
    includeWalletIds: ['io.rabby', 'com.trustwallet.app'],
    featuredWalletIds: ['com.trustwallet.app'],
    customWallets: [{ id: 'own', name: 'Own wallet' }],
    allWallets: 'hide',
  })
  await expect.poll(rows).toEqual(['wallet-com.trustwallet.app', 'wallet-own', 'wallet-io.rabby'])
  updateOptions(latchkit.client, { includeWalletIds: undefined, allWallets: 'show' })
  await expect.poll(rows).toContain(`wallet-${first}`)
  expect(rows()).toContain(testIds.allWallets)
  const icon = () =>
    inShadow(testIds.walletsList)?.querySelector<HTMLImageElement>(`[data-testid="wallet-${first}"] img`)?.src
  const own = `${image}#own`
  updateOptions(latchkit.client, { connectorImages: { [first]: own } })
  await expect.poll(icon).toBe(own)
  const titles = () =>
    [...(inShadow(testIds.walletsList)?.querySelectorAll('h2') ?? [])].map(title => title.textContent)
  updateOptions(latchkit.client, { walletGroups: [{ title: 'Popular', walletIds: ['io.metamask'] }] })
  await expect.poll(titles).toContain('Popular')
  updateOptions(latchkit.client, { walletGroups: undefined })
  await expect.poll(titles).toEqual([])
  expect(rows()).toContain(`wallet-${first}`)
  updateOptions(latchkit.client, {
    termsConditionsUrl: 'https://app.example/terms',
    features: { legalCheckbox: true },
  })
  await expect.element(byId(testIds.legalCheckbox)).toBeVisible()
  expect(() => updateOptions(latchkit.client, { themeMode: 'dark' } as never)).toThrow('themeMode: cannot')
})

it('the open account has other actions in another order, and networks or none', async () => {
  const { latchkit } = mountApp()
  await connect(latchkit.client, { connectorId: first })
  latchkit.modal.open()
  const actions = () =>
    [...(inShadow(testIds.view('Account'))?.querySelectorAll('.account-actions button') ?? [])].map(
      button => button.textContent,
    )
  await expect.poll(actions).toEqual(['Receive', 'Send'])
  updateFeatures(latchkit.client, { walletActionsOrder: ['send', 'receive'] })
  await expect.poll(actions).toEqual(['Send', 'Receive'])
  updateFeatures(latchkit.client, { receive: false })
  await expect.poll(actions).toEqual(['Send'])
  updateOptions(latchkit.client, { networkSwitch: false })
  await expect.poll(() => inShadow(testIds.accountNetwork)).toBeUndefined()
})

it('the balance is that of another token, in the button and in the open account', async () => {
  const { latchkit } = mountApp({ children: <ConnectButton showBalance /> })
  await connect(latchkit.client, { connectorId: first, caipNetworkId: 'eip155:1' })
  latchkit.modal.open()
  const icon = () => inShadow(testIds.accountBalance)?.parentElement?.querySelector('img')?.src
  const isShown = async (amount: string) => {
    await expect.element(byId(testIds.accountBalance)).toHaveTextContent(amount)
    await expect.element(byId(testIds.connectButton)).toHaveTextContent(amount)
  }
  await isShown('1.5 ETH')
  const token = { address: '0x00000000000000000000000000000000000070ce', symbol: 'USDC' }
  updateOptions(latchkit.client, { tokens: { 1: { ...token, image } } })
  await isShown('1.5 USDC')
  expect(icon()).toBe(image)
  updateOptions(latchkit.client, { tokens: { 1: { ...token, symbol: 'USD' } } })
  await isShown('1.5 USD')
  expect(icon()).toBeUndefined()
  updateOptions(latchkit.client, { tokens: undefined })
  await isShown('1.5 ETH')
})

it('a network that the app does not list is allowed, and is not', async () => {
  const { latchkit, adapter } = mountApp()
  await connect(latchkit.client, { connectorId: first })
  await adapter.wallet.changeChain('eip155:424242')
  latchkit.modal.open()
  await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
  updateOptions(latchkit.client, { allowUnsupportedNetwork: true })
  await expect.poll(() => latchkit.modal.getState().open).toBe(false)
  await expect.element(byId(testIds.connectButton)).not.toHaveTextContent('Wrong network')
  latchkit.modal.open()
  await expect.element(byId(testIds.view('Account'))).toBeVisible()
  updateOptions(latchkit.client, { allowUnsupportedNetwork: false })
  await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
  await expect.element(byId(testIds.connectButton)).toHaveTextContent('Wrong network')
})

it('the open modal fills the screen of a phone, and is compact', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1024, 768))
  const { latchkit } = mountApp({ config: { includeWalletIds: [first] } })
  latchkit.modal.open()
  const row = byId(`wallet-${first}`)
  await expect.element(row).toBeVisible()
  const top = () => shadow()?.querySelector('.card')?.getBoundingClientRect().top
  const height = () => row.element().getBoundingClientRect().height
  const regular = height()
  updateOptions(latchkit.client, { mobileFullScreen: true, modalSize: 'compact' })
  await expect.poll(top).toBe(0)
  expect(height()).toBeLessThan(regular)
  updateOptions(latchkit.client, { mobileFullScreen: undefined, modalSize: undefined })
  await expect.poll(top).toBeGreaterThan(300)
  expect(height()).toBe(regular)
})
