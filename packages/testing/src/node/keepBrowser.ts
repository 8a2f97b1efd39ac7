import type { LaunchOptionsParameters } from './launchOptions.js'
import type { BrowserWithWallet } from './launchWithWallet.js'
import { startWalletBrowser, type WalletBrowser } from './startWalletBrowser.js'

/** A browser that starts with the first test, and is replaced when it fails. */
export type KeptBrowser = {
  /** A new wallet and a new context in the browser that the tests before had, or in a new browser after trouble. */
  open(...parameters: Parameters<WalletBrowser['open']>): Promise<BrowserWithWallet>
  close(): Promise<void>
}

/**
 * Keeps one browser for the tests of a worker: starting it takes longer than many of them.
 *
 * @example
 * const browser = keepBrowser()
 * const { context, close } = await browser.open({ chains })
 */
export function keepBrowser(parameters: LaunchOptionsParameters = {}): KeptBrowser {
  let kept: WalletBrowser | undefined
  const close = async () => {
    const browser = kept
    kept = undefined
    await browser?.close()
  }
  return {
    open: async (config, options) => {
      if (kept && !kept.isConnected()) await close()
      kept ??= await startWalletBrowser(parameters)
      // A press waits until its target does not move, and painting what moves takes the processor.
      const opened = await kept.open(config, { reducedMotion: 'reduce', ...options })
      // A browser that cannot be reset is not used again.
      return { ...opened, close: () => opened.close().catch(close) }
    },
    close,
  }
}
