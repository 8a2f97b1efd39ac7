import { recoverMessageAddress } from 'viem'
import { accountOf } from '../fixtures/addresses.js'
import { expect, test } from '../fixtures/test.js'
import { rdns } from '../pages/rdns.js'

test('C9 a wallet that announces itself and sets window.ethereum is one row', async ({ openLab }) => {
  const lab = await openLab()
  await lab.openConnect()
  await expect(lab.modal.wallet(rdns.first)).toHaveCount(1)
  await expect(lab.modal.dialog.getByRole('button', { name: /Latchkit Test Wallet/ })).toHaveCount(1)
  expect((await lab.state()).connectors.filter(id => id === rdns.first)).toHaveLength(1)
})

test.describe('a wallet that announces itself late', () => {
  test.use({ walletConfig: { time: 'onDemand' } })

  test('C3 appears in the open modal and can be connected', async ({ openLab, wallet }) => {
    const lab = await openLab()
    await lab.openConnect()
    await expect(lab.modal.wallet(rdns.first)).toHaveCount(0)
    const popup = await wallet.popup()
    await popup.announceNow()
    await lab.page.bringToFront()
    await expect(lab.modal.wallet(rdns.first)).toBeVisible()
    await lab.choose()
    await wallet.approve()
    await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
  })
})

test.describe('two wallets with one name', () => {
  test.use({
    walletConfig: {
      wallets: [
        { name: 'Twin', rdns: 'one.example' },
        { name: 'Twin', rdns: 'two.example' },
      ],
    },
  })

  for (const [id, which] of [
    ['one.example', 'first'],
    ['two.example', 'second'],
  ] as const)
    test(`C9 are two rows; ${id} leads to its own keys`, async ({ openLab, wallet }) => {
      const lab = await openLab()
      await lab.openConnect()
      await expect(lab.modal.wallet('one.example')).toHaveCount(1)
      await expect(lab.modal.wallet('two.example')).toHaveCount(1)
      await lab.choose(id)
      await wallet.approve()
      await lab.expectAgreement({ address: accountOf(which), chainId: 31337 })
      expect((await lab.state()).wallet).toEqual({ name: 'Twin', identifier: id })
    })
})

test.describe('a wallet that takes the name of a known one', () => {
  test.use({ walletConfig: { wallets: [{ name: 'MetaMask', rdns: 'stranger.example' }] } })

  test('C9 is not merged with it', async ({ openLab }) => {
    const lab = await openLab()
    await lab.openConnect()
    await expect(lab.modal.wallet('stranger.example')).toHaveCount(1)
    expect((await lab.state()).connectors).toContain('stranger.example')
    await lab.modal.allWallets.click()
    await lab.modal.search.fill('MetaMask')
    await expect(lab.modal.wallet('stranger.example')).toHaveCount(1)
    await expect(lab.modal.wallet('io.metamask')).toHaveCount(1)
  })
})

test.describe('a wallet that has window.ethereum only', () => {
  test.use({ walletConfig: { mode: 'legacy' } })

  test('connects, signs, survives a reload and disconnects', async ({ openLab, wallet }) => {
    const lab = await openLab()
    await expect.poll(async () => (await lab.state()).connectors.length).toBe(1)
    const [id = ''] = (await lab.state()).connectors
    await lab.connect(wallet, { wallet: id })
    await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
    await lab.page.reload()
    await lab.expectAgreement({ address: accountOf('first'), chainId: 31337 })
    await lab.start('sign-message', 'legacy')
    await wallet.approve()
    const signature = (await lab.value('sign-message')) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'legacy', signature })).toBe(accountOf('first'))
    await lab.openAccount()
    await lab.account.disconnect.click()
    await lab.expectDisconnected()
  })
})
