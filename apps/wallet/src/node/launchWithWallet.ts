import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import type { WalletConfig } from '../common/types.js'
import { type LaunchOptionsParameters, launchOptions } from './launchOptions.js'
import { prepareExtension } from './prepareExtension.js'
import { walletStarted } from './walletStarted.js'
import { withLocalSolana } from './withLocalSolana.js'

export type LaunchWithWalletParameters = WalletConfig &
  LaunchOptionsParameters & {
    /** The browser profile. Default: a temporary one, removed by `close`. */
    userDataDir?: string | undefined
    colorScheme?: 'light' | 'dark' | undefined
  }

export type BrowserWithWallet = {
  /** Where sites are opened. */
  context: BrowserContext
  /** Where the wallet opens its windows. */
  walletContext: BrowserContext
  extensionId: string
  /** The wallet's main page, usable in a tab. */
  popupUrl: string
  /** Closes what was opened and removes what was made for it. */
  close(): Promise<void>
}

/** Starts a Chromium that has the test wallet installed. */
export async function launchWithWallet(parameters: LaunchWithWalletParameters): Promise<BrowserWithWallet> {
  const { userDataDir, headless, executablePath, colorScheme, args = [], ...config } = parameters
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-wallet-'))
  const extension = await prepareExtension({ ...withLocalSolana(config), outDir: join(folder, 'extension') })
  const context = await chromium.launchPersistentContext(userDataDir ?? join(folder, 'profile'), {
    ...launchOptions({
      headless,
      executablePath,
      args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`, ...args],
    }),
    ...(colorScheme ? { colorScheme } : {}),
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await walletStarted(worker)
  const extensionId = new URL(worker.url()).host
  return {
    context,
    walletContext: context,
    extensionId,
    popupUrl: `chrome-extension://${extensionId}/popup.html`,
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
