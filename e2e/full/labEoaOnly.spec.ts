import { getAddress, parseEther } from 'viem'
import { isUpgraded } from '../fixtures/deployDelegate.js'
import { expect, test } from '../fixtures/labSecureTest.js'

test('eoa-only: one address and no choice, and batches by an upgrade of it', {
  tag: '@lab:eoa-only',
}, async ({ openLabApp, signUp, sendAtomicBatch, smartAccounts, chains: [, chain] }) => {
  const lab = await openLabApp('eoa-only')
  await lab.openConnect()
  await signUp(lab.page, 'lab-eoa@example.test')
  await lab.expectState({ status: 'connected' })
  await lab.start('switch-network', 'eip155:31338')
  await lab.expectState({ caipNetworkId: 'eip155:31338' })
  const { address = '', allAccounts } = await lab.state()
  const eoa = getAddress(address)
  expect(allAccounts).toEqual([eoa])
  await chain.setBalance({ address: eoa, value: parseEther('1') })

  expect(await sendAtomicBatch(lab, [1n, 2n])).toEqual([1n, 2n])
  expect(await isUpgraded(chain, eoa, smartAccounts.contracts.eip7702StatelessDeleGator)).toBe(true)

  await lab.page.reload()
  await lab.expectState({ status: 'connected', address: eoa, allAccounts: [eoa] })
  await lab.page.getByTestId('connect-button').click()
  await lab.page.getByTestId('account-settings').click()
  await expect(lab.page.getByTestId('account-type-upgraded')).toBeVisible()
  await expect(lab.page.getByTestId('settings-account-type')).toHaveCount(0)
})
