import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'

const address = accountOf('first')

test('switches to the second network and back, and sends on each', { tag: '@matrix' }, async ({
  openLab,
  wallet,
  chains,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  for (const [index, chainId] of [
    [1, 31338],
    [0, 31337],
  ] as const) {
    await lab.networkButton.click()
    await expect(lab.modal.view('Networks')).toBeVisible()
    await lab.modal.network(`eip155:${chainId}`).click()
    await wallet.approve()
    await lab.expectAgreement({ address, chainId })
    if (await lab.modal.dialog.isVisible()) await lab.modal.close()
    const to = privateKeyToAddress(generatePrivateKey())
    await lab.start('send-transaction', `${to} ${parseEther('0.25')}`)
    await wallet.approve()
    await lab.value('send-transaction')
    await expect.poll(() => chains[index].getBalance({ address: to })).toBe(parseEther('0.25'))
  }
})

test('stays on the network when the wallet refuses to switch', async ({ openLab, wallet }) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.networkButton.click()
  await lab.modal.network('eip155:31338').click()
  await wallet.reject()
  await lab.expectAgreement({ address, chainId: 31337 })
  await expect(lab.modal.view('Networks')).toBeVisible()
  await lab.modal.network('eip155:31338').click()
  await wallet.approve()
  await lab.expectAgreement({ address, chainId: 31338 })
})

test.describe('on a network the app does not list', () => {
  test.beforeEach(async ({ wallet }) => {
    const popup = await wallet.popup()
    await popup.selectChain(1)
  })

  test('C7 the view can be closed and opened again, switches to a supported network, and disconnects', async ({
    openLab,
    wallet,
  }) => {
    const lab = await openLab()
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await lab.expectState({ status: 'connected', isSupported: false, caipNetworkId: 'eip155:1' })
    await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
    await lab.modal.close()
    await lab.connectButton.click()
    await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
    await lab.page.keyboard.press('Escape')
    await lab.modal.expectClosed()
    await lab.expectState({ status: 'connected', address })

    await lab.connectButton.click()
    await lab.modal.view('UnsupportedChain').getByTestId('network-eip155:31338').click()
    await wallet.approve()
    await lab.expectAgreement({ address, chainId: 31338 })
    await lab.expectState({ isSupported: true })
    await expect(lab.modal.view('UnsupportedChain')).toHaveCount(0)
    if (await lab.modal.dialog.isVisible()) await lab.modal.close()

    const popup = await wallet.popup()
    await popup.selectChain(1)
    await lab.page.bringToFront()
    await lab.expectState({ isSupported: false, caipNetworkId: 'eip155:1' })
    await lab.connectButton.click()
    await lab.modal.view('UnsupportedChain').getByTestId('disconnect').click()
    await lab.expectDisconnected()
    await lab.modal.expectClosed()
  })

  test('C7 a refused switch does not trap', async ({ openLab, wallet }) => {
    const lab = await openLab()
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await lab.modal.view('UnsupportedChain').getByTestId('network-eip155:31338').click()
    await wallet.reject()
    await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
    await lab.modal.close()
    await lab.expectState({ status: 'connected', isSupported: false })
  })
})

test('C7 a wallet that leaves for an unlisted network meanwhile is not a dead end', async ({
  openLab,
  wallet,
}) => {
  const lab = await openLab()
  await lab.connect(wallet)
  await lab.openAccount()
  const popup = await wallet.popup()
  await popup.selectChain(1)
  await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
  await popup.selectChain(31338)
  await lab.expectAgreement({ address, chainId: 31338 })
  await expect(lab.modal.view('UnsupportedChain')).toHaveCount(0)
})
