import type { WalletConnectWallet } from '@latchkit/testing'
import { expect, test, unlistedSolana } from '../fixtures/labTest.js'
import { isSignedBy, solanaAddressOf } from '../fixtures/solanaReader.js'
import type { LabAppPage } from '../pages/labAppPage.js'

/** The wallet leaves the only Solana network that the page lists, with the account's view open. */
async function leaveNetwork(lab: LabAppPage, wallet: WalletConnectWallet) {
  await lab.connectButton.click()
  await expect(lab.account.root).toBeVisible()
  await wallet.update({ chains: [unlistedSolana] })
  await lab.page.bringToFront()
  await lab.expectState({ status: 'connected', isSupported: false, caipNetworkId: unlistedSolana })
  await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
}

test('C7 Solana: the view of an unlisted network can be closed, opened again, and is left by a disconnect', {
  tag: '@lab:solana',
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const address = await solanaAddressOf()
  const lab = await openLabApp('solana')
  await lab.connectByQr(walletConnectWallet)
  await leaveNetwork(lab, walletConnectWallet)
  await lab.modal.close()
  await lab.expectState({ status: 'connected', address })
  await lab.connectButton.click()
  await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
  await lab.page.keyboard.press('Escape')
  await lab.modal.expectClosed()
  await lab.connectButton.click()
  await lab.modal.view('UnsupportedChain').getByTestId('disconnect').click()
  await lab.expectDisconnected()
  await lab.modal.expectClosed()
  expect(await walletConnectWallet.sessions()).toEqual([])
})

test('C7 Solana: a switch that the wallet cannot follow does not trap, and its way back is noticed', {
  tag: '@lab:solana',
}, async ({ openLabApp, walletConnectWallet, solana }) => {
  test.slow()
  const address = await solanaAddressOf()
  const lab = await openLabApp('solana')
  await lab.connectByQr(walletConnectWallet)
  await leaveNetwork(lab, walletConnectWallet)
  const view = lab.modal.view('UnsupportedChain')
  await view.getByTestId(`network-${solana.caipNetworkId}`).click()
  await expect(lab.modal.toast).toHaveAttribute('data-variant', 'error')
  await expect(view).toBeVisible()
  await walletConnectWallet.update({ chains: [solana.caipNetworkId] })
  await lab.page.bringToFront()
  await lab.expectState({ isSupported: true, caipNetworkId: solana.caipNetworkId, address })
  await expect(view).toHaveCount(0)
  if (await lab.modal.dialog.isVisible()) await lab.modal.close()
  await lab.start('sign-message', 'back')
  await walletConnectWallet.approveRequest('solana_signMessage')
  expect(isSignedBy(address, 'back', await lab.value('sign-message'))).toBe(true)
})

test('C7 Solana: the other family is a way out, and a way back in', { tag: '@lab:both' }, async ({
  openLabApp,
  walletConnectWallet,
}) => {
  test.slow()
  const lab = await openLabApp('both')
  await lab.connectByQr(walletConnectWallet)
  if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
  await lab.expectState({ namespace: 'solana' })
  await walletConnectWallet.update({ chains: [31337, unlistedSolana] })
  await lab.page.bringToFront()
  await lab.expectState({ isSupported: false, caipNetworkId: unlistedSolana })
  await lab.connectButton.click()
  await lab.modal.view('UnsupportedChain').getByTestId('network-eip155:31337').click()
  await lab.expectState({ namespace: 'eip155', isSupported: true, status: 'connected' })
  await expect(lab.modal.view('UnsupportedChain')).toHaveCount(0)
})

test('C7 Solana: the unlisted network can be left while sign-in is required', {
  tag: '@lab:siwx-required',
}, async ({ openLabApp, walletConnectWallet }) => {
  test.slow()
  const lab = await openLabApp('siwx-required')
  if ((await lab.state()).namespace !== 'solana') await lab.start('switch-namespace')
  await lab.pair(walletConnectWallet)
  await walletConnectWallet.approveProposal()
  await lab.expectSignedIn(await solanaAddressOf())
  await lab.modal.expectClosed()
  await leaveNetwork(lab, walletConnectWallet)
  await expect(lab.signIn.root).toHaveCount(0)
  await lab.modal.close()
  await lab.connectButton.click()
  await lab.modal.view('UnsupportedChain').getByTestId('disconnect').click()
  await lab.expectDisconnected()
  await lab.modal.expectClosed()
})
