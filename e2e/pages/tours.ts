import type { TestWallet } from '@latchkit/testing'
import { expect } from '@playwright/test'
import type { LabPage } from './labPage.js'
import { rdns } from './rdns.js'
import { signInView } from './signInView.js'

type Stop = (name: string) => Promise<void>

/**
 * Ways through every view and state, as a person goes; `stop` is called with each in sight. The wallet has to
 * announce its second self.
 */
export const tours: Record<string, (lab: LabPage, wallet: TestWallet, stop: Stop) => Promise<void>> = {
  'before connecting': async ({ modal, openConnect, page }, _, stop) => {
    await openConnect()
    await expect(modal.wallet(rdns.second)).toBeVisible()
    await stop('Connect')
    await modal.allWallets.click()
    await expect(modal.search).toBeVisible()
    await stop('AllWallets')
    await modal.search.fill('zzzzzz')
    await expect(modal.wallets).toHaveCount(0)
    await stop('AllWallets-nothing-found')
    await modal.search.fill('metamask')
    await modal.wallet('io.metamask').click()
    await expect(modal.view('ConnectingExternal').getByRole('link')).toBeVisible()
    await stop('ConnectingExternal-not-installed')
    await modal.back.click()
    await modal.back.click()
    await page.getByTestId('get-wallet').click()
    await expect(modal.view('GetWallet')).toBeVisible()
    await stop('GetWallet')
  },
  'connecting and connected': async (lab, wallet, stop) => {
    const { modal, account, page } = lab
    await lab.openConnect()
    await lab.choose()
    await wallet.approval()
    await page.bringToFront()
    await stop('ConnectingExternal')
    await wallet.reject()
    await page.bringToFront()
    await expect(modal.retry).toBeVisible()
    await stop('ConnectingExternal-rejected')
    await modal.retry.click()
    await wallet.approve()
    await modal.expectClosed()
    await page.bringToFront()
    await lab.openAccount()
    await expect(account.balance).toContainText('ETH')
    await stop('Account')
    await account.root.getByTestId('account-network').click()
    await expect(modal.network('eip155:31338')).toBeVisible()
    await stop('Networks')
    await modal.back.click()
    await account.wallets.click()
    await account.profile.getByTestId('add-wallet').click()
    await modal.wallet(rdns.second).click()
    await wallet.approve()
    await modal.expectClosed()
    await page.bringToFront()
    await lab.openAccount()
    await expect(account.balance).toContainText('ETH')
    await stop('Account-two-wallets')
    await account.wallets.click()
    await expect(account.profile.getByTestId(`wallet-${rdns.second}`)).toBeVisible()
    await stop('ProfileWallets')
    const popup = await wallet.popup()
    await popup.showWallet('second')
    await popup.selectChain(1)
    await page.bringToFront()
    await expect(modal.view('UnsupportedChain')).toBeVisible()
    await stop('UnsupportedChain')
  },
}

/** Ways through the views over the relay and the directory. The page has to know both. */
export const walletConnectTours: typeof tours = {
  'by code and link': async ({ modal, openConnect }, _, stop) => {
    await openConnect()
    await expect(modal.wallet('walletConnect')).toBeVisible()
    await stop('Connect-with-WalletConnect')
    await modal.wallet('walletConnect').click()
    await modal.uri()
    await stop('ConnectingWalletConnectBasic')
    await modal.allWallets.click()
    await modal.search.fill('rain')
    await expect(modal.wallets.first()).toContainText('Rain')
    await stop('AllWallets-of-the-directory')
    await modal.search.fill('MetaMask')
    await modal.wallet('io.metamask').click()
    await modal.uri()
    await stop('ConnectingWalletConnect')
  },
}

/** Ways through the sign-in. The page has to require it. */
export const signInTours: typeof tours = {
  'sign in': async (lab, wallet, stop) => {
    const { modal, page } = lab
    const view = signInView(page)
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await page.bringToFront()
    await expect(view.sign).not.toHaveAttribute('aria-disabled')
    await stop('ConnectingSiwe')
    await view.sign.click()
    await wallet.approval()
    await page.bringToFront()
    await stop('ConnectingSiwe-signing')
    await wallet.reject()
    await page.bringToFront()
    await expect(modal.toast).toBeVisible()
    await stop('ConnectingSiwe-rejected')
    await view.signWith(wallet)
    await modal.expectClosed()
  },
}
