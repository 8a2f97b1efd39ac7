import { disabledFeatures } from './disabledFeatures.js'
import { findChromium } from './findChromium.js'

export type LaunchOptionsParameters = {
  /** Default: true. */
  headless?: boolean | undefined
  /** Default: what `findChromium` finds. */
  executablePath?: string | undefined
  /** Further command-line flags of Chromium. */
  args?: readonly string[] | undefined
}

/** How Playwright starts a Chromium that takes extensions and asks the network for nothing by itself. */
export function launchOptions({ headless = true, executablePath, args = [] }: LaunchOptionsParameters) {
  const asRoot = process.getuid?.() === 0
  return {
    executablePath: executablePath ?? findChromium(),
    // Playwright's own headless mode is another binary, without extensions.
    headless: false,
    chromiumSandbox: !asRoot,
    // Playwright turns extensions off unless told not to.
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...(headless ? ['--headless=new'] : []),
      disabledFeatures,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  }
}
