import type { Page } from '@playwright/test'
import type { WalletId } from '../common/types.js'

/** The clicks of a wallet's owner in the main page of the extension. */
export type WalletPopup = {
  page: Page
  /** Shows the first or the second wallet. Later calls apply to the wallet that is shown. */
  showWallet(id: WalletId): Promise<void>
  /** Makes the account active. Connected pages get `accountsChanged`. */
  selectAccount(index: number): Promise<void>
  /** Returns the addresses in the list. */
  accounts(): Promise<string[]>
  /** Returns the Solana addresses of the same accounts. */
  solanaAccounts(): Promise<string[]>
  addAccount(): Promise<void>
  importKey(privateKey: string): Promise<void>
  /** Switches the wallet's network. Connected pages get `chainChanged`. */
  selectChain(chainId: number): Promise<void>
  /** Sets the RPC URL of a network, by its id or its Solana name. */
  setRpcUrl(chainId: number | string, rpcUrl: string): Promise<void>
  disconnectSite(origin: string): Promise<void>
  disconnectAll(): Promise<void>
  /** Pages loaded afterwards discover the wallet only after `announceNow`. */
  setAnnounceLate(on: boolean): Promise<void>
  announceNow(): Promise<void>
  /** Pages loaded afterwards get `window.ethereum` only. */
  setLegacy(on: boolean): Promise<void>
  setSecondWallet(on: boolean): Promise<void>
  /** Pages loaded afterwards discover a Solana wallet, or none. */
  setSolana(on: boolean): Promise<void>
  /** Pages loaded afterwards find `solana:signIn`, or not. */
  setSolanaSignIn(on: boolean): Promise<void>
  rename(id: WalletId, name: string): Promise<void>
  /** Holds answers after the click in the approval window until `release`. */
  setAnswerLate(on: boolean): Promise<void>
  release(): Promise<void>
  setOffline(on: boolean): Promise<void>
  /** Hides the accounts of the wallet from all sites, or shows them again. */
  setLocked(on: boolean): Promise<void>
  close(): Promise<void>
}

/** Clicks in the wallet's main page. Each function resolves when the wallet has executed the click. */
export function popupPage(page: Page): WalletPopup {
  // A window behind another is rendered once a second, which delays clicks.
  const front = () => page.bringToFront()
  const settled = () => page.locator('body[data-busy="0"]').waitFor()
  const click = async (testId: string) => {
    await front()
    await page.getByTestId(testId).click()
    await settled()
  }
  const set = async (testId: string, on: boolean) => {
    await front()
    await page.getByTestId(testId).setChecked(on)
    await settled()
  }
  return {
    page,
    showWallet: async id => {
      await front()
      await page.getByTestId('wallet-select').selectOption(id)
      // The controls of the other wallet stay until this one is rendered.
      await page.locator(`body[data-wallet="${id}"]`).waitFor()
    },
    selectAccount: async index => {
      await front()
      await page.getByTestId('account-option').nth(index).check()
      await settled()
    },
    accounts: () =>
      page
        .getByTestId('account-option')
        .evaluateAll(options => options.map(option => option.getAttribute('data-address') ?? '')),
    solanaAccounts: () =>
      page
        .getByTestId('account-option')
        .evaluateAll(options => options.map(option => option.getAttribute('data-solana-address') ?? '')),
    addAccount: () => click('add-account'),
    importKey: async privateKey => {
      await front()
      await page.getByTestId('import-key-input').fill(privateKey)
      await click('import-key')
    },
    selectChain: async chainId => {
      await front()
      await page.getByTestId('chain-select').selectOption(`${chainId}`)
      await settled()
    },
    setRpcUrl: async (chainId, rpcUrl) => {
      await front()
      const input = page.getByTestId(`rpc-url-${chainId}`)
      if (!(await input.isVisible())) await page.getByTestId('rpc-urls').click()
      await input.fill(rpcUrl)
      await click(`save-rpc-${chainId}`)
    },
    disconnectSite: async origin => {
      await front()
      await page.locator(`[data-testid=site][data-origin="${origin}"]`).getByTestId('disconnect-site').click()
      await settled()
    },
    disconnectAll: () => click('disconnect-all'),
    setAnnounceLate: on => set('announce-late', on),
    announceNow: () => click('announce-now'),
    setLegacy: on => set('legacy-mode', on),
    setSecondWallet: on => set('second-wallet', on),
    setSolana: on => set('no-solana', !on),
    setSolanaSignIn: on => set('no-solana-sign-in', !on),
    rename: async (id, name) => {
      await front()
      await page.getByTestId(`${id}-name`).fill(name)
      await click(`save-${id}-name`)
    },
    setAnswerLate: on => set('answer-late', on),
    release: () => click('release'),
    setOffline: on => set('offline', on),
    setLocked: on => set('locked', on),
    close: () => page.close(),
  }
}
