import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { WalletConfig } from '../common/types.js'
import { type LaunchOptionsParameters, launchOptions } from './launchOptions.js'
import type { BrowserWithWallet } from './launchWithWallet.js'
import { prepareExtension } from './prepareExtension.js'
import { WalletLaunchError } from './walletLaunchError.js'
import { walletStarted } from './walletStarted.js'
import { withLocalSolana } from './withLocalSolana.js'

export type WalletBrowser = {
  /**
   * Installs the wallet as configured and opens a browser context of its own for sites. One at a time: its `close`
   * ends the context with all it stored, and uninstalls the wallet with all it knew.
   */
  open(config: WalletConfig): Promise<BrowserWithWallet>
  isConnected(): boolean
  close(): Promise<void>
}

/**
 * Starts a Chromium that tests use one after another, each with a new wallet and without a trace of those before it.
 * Sites are opened off the record, as Playwright's contexts are; the wallet's own windows are in the profile.
 *
 * @throws WalletLaunchError `wallet/chromium-not-found`, `wallet/chromium-too-old`, `wallet/extension-not-built`
 */
export async function startWalletBrowser(parameters: LaunchOptionsParameters = {}): Promise<WalletBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-wallet-'))
  const args = ['--enable-unsafe-extension-debugging', ...(parameters.args ?? [])]
  const profile = await chromium.launchPersistentContext(
    join(folder, 'profile'),
    launchOptions({ ...parameters, args }),
  )
  const close = async () => {
    await profile.close()
    await rm(folder, { recursive: true, force: true })
  }
  const browser = profile.browser()
  const session = await browser?.newBrowserCDPSession()
  if (!browser || !session) throw new Error('Playwright gave a profile without its browser.')
  // The page that Chromium starts with: it ends with its last one.
  const [blank] = profile.pages()
  const prepared = new Map<string, Promise<string>>()
  const prepare = (config: WalletConfig) => {
    const key = JSON.stringify(config)
    const outDir = join(folder, `extension-${prepared.size}`)
    const extension = prepared.get(key) ?? prepareExtension({ ...config, outDir })
    prepared.set(key, extension)
    return extension
  }
  return {
    async open(config) {
      const path = await prepare(withLocalSolana(config))
      const [worker, { id }] = await Promise.all([
        profile.waitForEvent('serviceworker'),
        session.send('Extensions.loadUnpacked', { path, enableInIncognito: true }),
      ])
      await walletStarted(worker)
      if (!(await worker.evaluate<boolean>('chrome.extension.isAllowedIncognitoAccess()')))
        throw new WalletLaunchError(
          'wallet/chromium-too-old',
          `Chromium ${browser.version()} cannot install an extension for pages off the record. Use a newer one.`,
        )
      const context = await browser.newContext()
      return {
        context,
        walletContext: profile,
        extensionId: id,
        popupUrl: `chrome-extension://${id}/popup.html`,
        close: async () => {
          await context.close()
          await Promise.all(profile.pages().map(page => (page === blank ? undefined : page.close())))
          await session.send('Extensions.uninstall', { id })
        },
      }
    },
    isConnected: () => browser.isConnected(),
    close,
  }
}
