import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { defaultSolanaChains } from '../common/defaults.js'
import type { WalletConfig } from '../common/types.js'
import { findChromium } from './findChromium.js'
import { prepareExtension } from './prepareExtension.js'
import { readPortOffset } from './readPortOffset.js'
import { shiftPort } from './shiftPort.js'

export type LaunchWithWalletParameters = WalletConfig & {
  /** The browser profile. Default: a temporary one, removed by `close`. */
  userDataDir?: string | undefined
  /** Default: true. */
  headless?: boolean | undefined
  /** Default: what `findChromium` finds. */
  executablePath?: string | undefined
  colorScheme?: 'light' | 'dark' | undefined
  /** Further command-line flags of Chromium. */
  args?: string[] | undefined
}

export type BrowserWithWallet = {
  context: BrowserContext
  extensionId: string
  /** The wallet's main page, usable in a tab. */
  popupUrl: string
  /** Closes the browser and removes what was made for it. */
  close(): Promise<void>
}

/** Starts a Chromium that has the test wallet installed. */
export async function launchWithWallet(parameters: LaunchWithWalletParameters): Promise<BrowserWithWallet> {
  const { userDataDir, headless = true, executablePath, colorScheme, args = [], ...config } = parameters
  const { solana } = config
  const offset = readPortOffset(process.env.LATCHKIT_PORT_OFFSET)
  const local = defaultSolanaChains.map(chain => shiftPort(chain, offset))
  const folder = await mkdtemp(join(tmpdir(), 'latchkit-wallet-'))
  const extension = await prepareExtension({
    ...config,
    solana: solana === false ? false : { ...solana, chains: solana?.chains ?? local },
    outDir: join(folder, 'extension'),
  })
  const asRoot = process.getuid?.() === 0
  const context = await chromium.launchPersistentContext(userDataDir ?? join(folder, 'profile'), {
    executablePath: executablePath ?? findChromium(),
    // Playwright's own headless mode is another binary, without extensions.
    headless: false,
    chromiumSandbox: !asRoot,
    ...(colorScheme ? { colorScheme } : {}),
    // Playwright turns extensions off unless told not to.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...(headless ? ['--headless=new'] : []),
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Pages opened before it has registered its scripts would meet no wallet.
  await worker.evaluate('globalThis.walletReady')
  const extensionId = new URL(worker.url()).host
  return {
    context,
    extensionId,
    popupUrl: `chrome-extension://${extensionId}/popup.html`,
    close: async () => {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
