import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Worker } from '@playwright/test'
import type { WalletConfig } from '../common/types.js'
import { type LaunchOptionsParameters, launchOptions } from './launchOptions.js'
import { prepareExtension, withLocalSolana } from './prepareExtension.js'

/** How the browser starts, and how the wallet is set up. */
export type LaunchWithWalletParameters = WalletConfig &
  LaunchOptionsParameters & {
    /** The browser profile. Default: a temporary one, removed by `close`. */
    userDataDir?: string | undefined
    colorScheme?: 'light' | 'dark' | undefined
  }

/** A browser that has the wallet installed. */
export type BrowserWithWallet = {
  /** The context for sites. */
  context: BrowserContext
  /** The context in which the wallet opens its windows. */
  walletContext: BrowserContext
  extensionId: string
  /** The wallet's main page, usable in a tab. */
  popupUrl: string
  /** Closes the browser and removes its temporary files. */
  close(): Promise<void>
}

/** Resolves when the wallet's service worker has registered its scripts. Pages that open earlier get no wallet. */
export async function walletStarted(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    // A worker exists some time before its module has run.
    while (!('walletReady' in globalThis)) await new Promise(resolve => setTimeout(resolve, 5))
    await Reflect.get(globalThis, 'walletReady')
  })
}

/**
 * Starts a Chromium that has the test wallet installed.
 *
 * @throws TestingError `wallet/chromium-not-found`, `wallet/extension-not-built`
 * @example
 * const { context, extensionId, close } = await launchWithWallet({ chains })
 */
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
