import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/labTest.js'

test('without a gateway a wallet connects, and what the gateway serves is not offered', {
  tag: '@lab:no-gateway',
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const lab = await openLabApp('no-gateway')
  await lab.connect(wallet)
  await lab.expectState({ address: accountOf('first') })
  await lab.connectButton.click()
  const account = lab.modal.view('Account')
  // Its own currency comes from the chain.
  await expect(account.getByTestId('token-native')).toContainText('ETH')
  for (const action of ['onramp', 'swaps'])
    await expect(account.getByTestId(`action-${action}`)).toHaveCount(0)
  await expect(account.getByTestId('tab-activity')).toHaveCount(0)
})

test('a gateway that fails blocks no user: a wallet connects and signs', {
  tag: '@lab:failing-gateway',
}, async ({ openLabApp, wallet, problems }) => {
  test.slow()
  problems.expect(/status of 503/)
  const lab = await openLabApp('failing-gateway')
  await lab.connect(wallet)
  await lab.expectState({ address: accountOf('first') })
  await lab.connectButton.click()
  await expect(lab.modal.view('Account')).toBeVisible()
  await lab.page.keyboard.press('Escape')
  await lab.start('sign-message', 'the gateway is down')
  await wallet.approve()
  await lab.page.bringToFront()
  expect(await lab.value('sign-message')).toMatch(/^0x/)
})

test('in a restricted region swaps and card purchases are not offered, and all else works', {
  tag: '@lab:restricted',
}, async ({ openLabApp, wallet }) => {
  test.slow()
  const lab = await openLabApp('restricted')
  await lab.connect(wallet)
  await lab.connectButton.click()
  const account = lab.modal.view('Account')
  await expect(account.getByTestId('action-send')).toBeVisible()
  await expect(account.getByTestId('action-receive')).toBeVisible()
  for (const action of ['onramp', 'swaps'])
    await expect(account.getByTestId(`action-${action}`)).toHaveCount(0)
})
