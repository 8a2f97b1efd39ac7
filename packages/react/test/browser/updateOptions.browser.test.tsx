import { connect } from '@latchkit/core/connection'
import { updateFeatures, updateOptions } from '@latchkit/core/features'
import { expect, it } from 'vitest'
import { byId, connectors, image, inShadow, mountApp, testIds } from './mountApp.js'

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
