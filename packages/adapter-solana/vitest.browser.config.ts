import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'development|production'] },
  // A dependency that is discovered late makes Vite reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      '@noble/curves/ed25519.js',
      '@solana/kit',
      '@solana/spl-token',
      '@solana/wallet-adapter-base',
      '@solana/web3.js',
      '@scure/base',
      '@latchkit/core > @noble/curves/ed25519.js',
      '@latchkit/core > @scure/base',
      '@latchkit/core > jotai/vanilla',
      '@latchkit/core > viem/chains',
    ],
  },
  test: {
    name: 'adapter-solana-browser',
    // No module here keeps state, so test files share a page and load the modules once.
    isolate: false,
    include: ['test/browser/**/*.browser.test.{ts,tsx}'],
    setupFiles: ['./test/browser/setup.ts'],
    globalSetup: ['./test/browser/globalSetup.ts'],
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
