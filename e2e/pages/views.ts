import type { TestWallet } from '@latchkit/wallet/node'
import { expect } from '@playwright/test'
import type { LabPage } from './labPage.js'
import { rdns } from './rdns.js'

/** How a person gets to each view and state; ends with it in sight. The wallet has to announce its second self. */
export const views: Record<string, (lab: LabPage, wallet: TestWallet) => Promise<void>> = {
  Connect: async lab => {
    await lab.openConnect()
    await expect(lab.modal.wallet(rdns.first)).toBeVisible()
  },
  AllWallets: async lab => {
    await lab.openConnect()
    await lab.modal.allWallets.click()
    await expect(lab.modal.view('AllWallets').getByTestId('wallets-search')).toBeVisible()
  },
  'AllWallets-nothing-found': async lab => {
    await lab.openConnect()
    await lab.modal.allWallets.click()
    await lab.modal.search.fill('zzzzzz')
    await expect(lab.modal.wallet(rdns.first)).toHaveCount(0)
  },
  GetWallet: async lab => {
    await lab.openConnect()
    await lab.page.getByTestId('get-wallet').click()
    await expect(lab.modal.view('GetWallet')).toBeVisible()
  },
  ConnectingExternal: async (lab, wallet) => {
    await lab.openConnect()
    await lab.choose()
    await wallet.approval()
    await lab.page.bringToFront()
  },
  'ConnectingExternal-rejected': async (lab, wallet) => {
    await lab.openConnect()
    await lab.choose()
    await wallet.reject()
    await lab.page.bringToFront()
    await expect(lab.modal.retry).toBeVisible()
  },
  'ConnectingExternal-not-installed': async lab => {
    await lab.openConnect()
    await lab.modal.allWallets.click()
    await lab.modal.search.fill('metamask')
    await lab.modal.wallet('io.metamask').click()
    await expect(lab.modal.view('ConnectingExternal')).toBeVisible()
  },
  Account: async (lab, wallet) => {
    await lab.connect(wallet)
    await lab.page.bringToFront()
    await lab.openAccount()
    await expect(lab.account.balance).toContainText('ETH')
  },
  'Account-two-wallets': async (lab, wallet) => {
    await lab.connect(wallet)
    await lab.page.bringToFront()
    await lab.openAccount()
    await lab.account.root.getByTestId('add-wallet').click()
    await lab.modal.wallet(rdns.second).click()
    await wallet.approve()
    await lab.modal.expectClosed()
    await lab.page.bringToFront()
    await lab.openAccount()
    await expect(lab.account.balance).toContainText('ETH')
  },
  Networks: async (lab, wallet) => {
    await lab.connect(wallet)
    await lab.page.bringToFront()
    await lab.networkButton.click()
    await expect(lab.modal.network('eip155:31338')).toBeVisible()
  },
  UnsupportedChain: async (lab, wallet) => {
    const popup = await wallet.popup()
    await popup.selectChain(1)
    await lab.page.bringToFront()
    await lab.openConnect()
    await lab.choose()
    await wallet.approve()
    await lab.page.bringToFront()
    await expect(lab.modal.view('UnsupportedChain')).toBeVisible()
  },
}
