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
      '@tanstack/react-query',
      'wagmi',
      'wagmi/actions',
      'wagmi/connectors',
      '@safe-global/safe-apps-sdk',
      '@safe-global/safe-apps-provider',
      'viem',
      'viem/accounts',
      'viem/actions',
      'viem/siwe',
      '@latchkit/core > jotai/vanilla',
      '@latchkit/core > viem/chains',
    ],
  },
  test: {
    name: 'adapter-wagmi-browser',
    include: ['test/browser/**/*.browser.test.ts'],
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
