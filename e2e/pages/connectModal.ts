import { expect, type Page } from '@playwright/test'

export type ViewName =
  | 'Connect'
  | 'AllWallets'
  | 'ConnectingExternal'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'Account'
  | 'AccountItem'
  | 'Nft'
  | 'ReplaceTransaction'
  | 'WalletSendPreview'
  | 'ProfileWallets'
  | 'Networks'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'ConnectingSiwe'
  | 'GetWallet'
  | 'OnRampProviders'
  | 'BuyInProgress'
  | 'CallsStatus'
  | 'RegisterAccountNameSuccess'

/** The modal, whatever view it shows. Locators reach through its shadow root. */
export function connectModal(page: Page) {
  const dialog = page.getByRole('dialog')
  const closeButton = page.getByTestId('latchkit-close')
  const expectClosed = () => expect(dialog).toHaveCount(0)
  return {
    dialog,
    closeButton,
    expectClosed,
    title: page.getByTestId('latchkit-title'),
    back: page.getByTestId('latchkit-back'),
    search: page.getByTestId('wallets-search'),
    allWallets: page.getByTestId('all-wallets'),
    retry: page.getByTestId('retry'),
    toast: page.getByTestId('toast'),
    view: (name: ViewName) => page.getByTestId(`view-${name}`),
    /** The row of a wallet, by its rdns or id. */
    wallet: (id: string) => page.getByTestId(`wallet-${id}`),
    /** All rows of wallets. */
    wallets: page.getByTestId(/^wallet-/),
    /** The row of a network, by its CAIP-2 id. */
    network: (id: string) => page.getByTestId(`network-${id}`),
    qr: page.getByTestId('wc-qr'),
    /** The pairing URI on the screen. */
    async uri(): Promise<string> {
      const code = page.getByTestId('wc-qr')
      await expect(code).toHaveAttribute('data-uri', /^wc:/)
      return (await code.getAttribute('data-uri')) ?? ''
    },
    /** Waits until nothing moves any more. */
    async settled() {
      await dialog.evaluate(async element => {
        await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
    },
    async close() {
      await closeButton.click()
      await expectClosed()
    },
  }
}
