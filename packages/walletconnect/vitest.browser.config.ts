import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.shared.js'

/** The browser that is installed: Playwright's own download is never relied on. */
function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = names.flatMap(name => folders.map(folder => path.join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...candidates].find(candidate => {
    if (!candidate) return false
    try {
      accessSync(candidate, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

const executablePath = findChromium()
if (!executablePath)
  throw new Error('No Chromium found. Install `chromium` or name one in CHROMIUM_PATH, then run again.')
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'development|production'] },
  // What is found late makes Vite reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@noble/ciphers/chacha.js',
      '@noble/curves/ed25519.js',
      '@noble/hashes/hkdf.js',
      '@noble/hashes/sha2.js',
    ],
  },
  test: {
    name: 'walletconnect-browser',
    include: ['src/**/*.browser.test.ts'],
    globalSetup: ['./test/browser/startRelays.ts'],
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: sandbox } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
