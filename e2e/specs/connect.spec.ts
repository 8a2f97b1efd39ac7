import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

test('shows a rejection in the wallet, connects on the second try, and disconnects', {
  tag: '@matrix',
}, async ({ openLab, wallet, requests }) => {
  const lab = await openLab()
  await lab.expectDisconnected()
  await lab.openConnect()
  await lab.choose()
  await wallet.reject()
  await expect(lab.modal.retry).toBeVisible()
  await lab.expectDisconnected()
  await lab.modal.retry.click()
  const approval = await wallet.approval()
  await expect(approval.getByTestId('approval-origin')).toHaveText(new URL(lab.page.url()).origin)
  await wallet.approve()
  await lab.modal.expectClosed()
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  expect((await lab.state()).wallet).toEqual({ name: 'Latchkit Test Wallet', identifier: rdns.first })
  await lab.openAccount()
  await lab.account.disconnect.click()
  await lab.modal.expectClosed()
  await lab.expectDisconnected()
  // Code of features that the app does not enable is never loaded.
  expect(requests.all().filter(url => /signInViews/.test(url))).toEqual([])
})

test('going back from a rejection leads to the wallets again', { tag: '@full' }, async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.openConnect()
  await lab.choose()
  await wallet.reject()
  await lab.modal.back.click()
  await expect(lab.modal.view('Connect')).toBeVisible()
  await lab.choose()
  await wallet.approve()
  await lab.expectState({ status: 'connected' })
})

test('C1 closing the modal while connecting leaves nothing connecting, and a late approval is not believed', {
  tag: '@full',
}, async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.openConnect()
  await lab.choose()
  await wallet.approval()
  await lab.expectState({ status: 'connecting' })
  await lab.page.bringToFront()
  await lab.modal.close()
  await lab.expectDisconnected()

  await wallet.approve()
  // Answers of the wallet come in order: once it names the account, the approval has arrived as well.
  await expect.poll(lab.granted).toHaveLength(1)
  await lab.expectDisconnected()
  await lab.page.reload()
  await lab.expectDisconnected()
  await lab.connect(wallet)
  await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
})

test('C1 a wallet that never answers can be left by Escape', { tag: '@full' }, async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.openConnect()
  await lab.choose()
  await wallet.approval()
  await lab.page.bringToFront()
  await lab.page.keyboard.press('Escape')
  await lab.modal.expectClosed()
  await lab.expectDisconnected()
  await expect(lab.connectButton).toBeFocused()
})

test.describe('a wallet that answers late', () => {
  test.use({ walletConfig: { answerLate: true } })

  test('C1 its answer after the modal was closed is not believed', { tag: '@full' }, async ({
    openLab,
    wallet,
  }) => {
    const lab = await openLab()
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await lab.expectState({ status: 'connecting' })
    await lab.page.bringToFront()
    await lab.modal.close()
    await lab.expectDisconnected()
    const popup = await wallet.popup()
    await popup.release()
    await popup.setAnswerLate(false)
    await expect.poll(lab.granted).toHaveLength(1)
    await lab.expectDisconnected()
  })
})

test('closing one tab while connecting leaves the other alone', { tag: '@full' }, async ({
  openLab,
  wallet,
}) => {
  const one = await openLab()
  const two = await openLab()
  await one.page.bringToFront()
  await one.openConnect()
  await one.choose()
  await wallet.approval()
  await one.page.close()
  await two.page.bringToFront()
  await two.expectDisconnected()
  await two.connect(wallet)
  await two.expectAgreement({ address: accountOf('first'), chainId: 31337 })
})
