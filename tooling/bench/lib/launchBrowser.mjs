import { chromium } from 'playwright-core'

/** The Chromium of CHROMIUM_PATH, with exact memory figures and a real garbage collection on demand. */
export function launchBrowser() {
  const root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      // The browser's own calls home would otherwise share the processor with what is measured.
      '--disable-background-networking',
      '--disable-component-update',
      ...(root ? ['--no-sandbox'] : []),
    ],
  })
}
