import { findChromium } from './findChromium.js'

/**
 * A Chromium flag that turns off its work beside the pages. A second `--disable-features` replaces the first, so the
 * features that Playwright disables are listed again where they matter.
 *
 * @example
 * await chromium.launch({ args: [disabledFeatures] })
 */
export const disabledFeatures = `--disable-features=${[
  // Without these, each window loads two pages for its address bar, which takes a second.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A process for a site that may be opened next. A context of a test ends before it is used.
  'SpareRendererForSitePerProcess',
  'DisableLoadExtensionCommandLineSwitch',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
].join(',')}`

/** How the browser starts. */
export type LaunchOptionsParameters = {
  /** Default: true. */
  headless?: boolean | undefined
  /** Default: the result of `findChromium`. */
  executablePath?: string | undefined
  /** Further command-line flags of Chromium. */
  args?: readonly string[] | undefined
}

/** Playwright's options for a Chromium that allows extensions and makes no network requests itself. */
export function launchOptions({ headless = true, executablePath, args = [] }: LaunchOptionsParameters) {
  const asRoot = process.getuid?.() === 0
  return {
    executablePath: executablePath ?? findChromium(),
    // Playwright's headless mode uses another binary, which has no extensions.
    headless: false,
    chromiumSandbox: !asRoot,
    // Playwright disables extensions by default.
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
