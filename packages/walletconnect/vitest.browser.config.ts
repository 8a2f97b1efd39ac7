import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'development|production'] },
  // A dependency that is discovered late makes Vite reload the page in the middle of a test.
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
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
