import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { TestingError } from '../common/testingError.js'
import type { WalletConfig } from '../common/types.js'
import { type LaunchOptionsParameters, launchOptions } from './launchOptions.js'
import { type BrowserWithWallet, walletStarted } from './launchWithWallet.js'
import { prepareExtension, withLocalSolana } from './prepareExtension.js'

/** A browser that tests use one after another. */
export type WalletBrowser = {
  /**
   * Installs the wallet with a configuration and opens an incognito context for sites. Only one can be open at a time.
   * Its `close` closes the context, with everything that it has stored. The wallet stays installed until the next `open`,
   * which gives it a new state.
   */
  open(config: WalletConfig, options?: BrowserContextOptions): Promise<BrowserWithWallet>
  isConnected(): boolean
  close(): Promise<void>
}

/**
 * Starts a Chromium that tests use one after another. Each test gets a new wallet, and nothing that an earlier test has
 * stored. Sites open in an incognito context, the wallet's own windows in the profile.
 *
 * @throws TestingError `wallet/chromium-not-found`, `wallet/chromium-too-old`, `wallet/extension-not-built`
 * @example
 * const browser = await startWalletBrowser()
 * const { context, close } = await browser.open({ chains })
 */
export async function startWalletBrowser(parameters: LaunchOptionsParameters = {}): Promise<WalletBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-wallet-'))
  // Without a screen a process for drawing has only copies of each frame to make.
  const args = ['--enable-unsafe-extension-debugging', '--in-process-gpu', ...(parameters.args ?? [])]
  const profile = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions({ ...parameters, args }),
  })
  const close = async () => {
    await profile.close()
    await rm(folder, { recursive: true, force: true })
  }
  const browser = profile.browser()
  const session = await browser?.newBrowserCDPSession()
  if (!browser || !session)
    throw new TestingError('wallet/browser-not-started', 'Playwright gave a profile without its browser.')
  // The page that Chromium starts with. It stays open, because Chromium quits with its last page.
  const [blank] = profile.pages()
  const outDir = join(folder, 'extension')
  let opened = 0
  return {
    async open(config, options) {
      await prepareExtension({ ...withLocalSolana(config), outDir })
      // The wallet drops the state that it made of another config.json, and a number makes each one another.
      opened += 1
      await writeFile(join(outDir, 'config.json'), JSON.stringify({ ...withLocalSolana(config), opened }))
      // From the second time on this reloads it. To uninstall an extension takes Chromium two seconds of the processor.
      const [worker, { id }] = await Promise.all([
        profile.waitForEvent('serviceworker'),
        session.send('Extensions.loadUnpacked', { path: outDir, enableInIncognito: true }),
      ])
      await walletStarted(worker)
      if (!(await worker.evaluate<boolean>('chrome.extension.isAllowedIncognitoAccess()')))
        throw new TestingError(
          'wallet/chromium-too-old',
          `Chromium ${browser.version()} cannot install an extension for pages off the record. Use a newer one.`,
        )
      const context = await browser.newContext(options)
      return {
        context,
        walletContext: profile,
        extensionId: id,
        popupUrl: `chrome-extension://${id}/popup.html`,
        close: async () => {
          await context.close()
          await Promise.all(profile.pages().map(page => (page === blank ? undefined : page.close())))
        },
      }
    },
    isConnected: () => browser.isConnected(),
    close,
  }
}
