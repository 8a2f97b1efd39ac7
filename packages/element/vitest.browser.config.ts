import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'development|production'] },
  // A dependency that is discovered late makes Vite reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'axe-core',
      '@latchkit/core > jotai/vanilla',
      '@latchkit/core > @tanstack/query-core',
      '@latchkit/core > viem/chains',
      '@latchkit/core > zod/mini',
      '@latchkit/react > @tanstack/react-query',
    ],
  },
  test: {
    name: 'element-browser',
    include: ['test/browser/**/*.browser.test.ts'],
    setupFiles: ['./test/browser/setup.ts'],
    css: true,
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArgs },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
