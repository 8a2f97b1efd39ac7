import { chromium } from 'playwright-core'

// In place of what Playwright disables, the partitions of storage among them: a frame of another site has no store then.
const withPartitions = '--disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding'

/**
 * The Chromium of CHROMIUM_PATH, with exact memory figures and a real garbage collection on demand. With `hasFrames` it
 * keeps the data of frames of other sites, as a browser does.
 */
export function launchBrowser({ hasFrames = false } = {}) {
  const root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      // The browser's own calls home would otherwise share the processor with what is measured.
      '--disable-background-networking',
      '--disable-component-update',
      ...(hasFrames ? [withPartitions] : []),
      ...(root ? ['--no-sandbox'] : []),
    ],
  })
}
