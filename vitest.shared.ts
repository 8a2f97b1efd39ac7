import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * Time limits for what never comes. They are far above what a test needs, since a busy machine takes a multiple of the
 * usual time; a test that passes never waits for them.
 */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Milliseconds until a browser has loaded the page of its tests: on a busy machine the bundling before it takes minutes. */
export const connectTimeout = 600_000

/** Patterns to exclude: files called `*.full.*test.*` run in `npm run test:full` only. */
export const longTests: string[] = process.env.LATCHKIT_FULL
  ? []
  : ['**/*.full.test.*', '**/*.full.browser.test.*']

/**
 * Flags of the browser that runs tests. A test calls a function a few times: optimizing compilers and early garbage
 * collections take more time than they save. Without a screen, a process for drawing only copies each frame.
 */
export const chromiumArgs: string[] = [
  '--js-flags=--expose-gc --no-opt --no-maglev --min-semi-space-size=32',
  '--in-process-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that is installed: Playwright's own download is never relied on. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = names.flatMap(name => folders.map(folder => path.join(folder, name)))
  const found = (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : candidates).find(candidate => {
    try {
      accessSync(candidate, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
  if (found) return found
  throw new Error('No Chromium found. Install `chromium` or name one in CHROMIUM_PATH, then run again.')
}
