import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium, longTests, timeouts } from '../../vitest.shared.js'
import { accountPlugin } from './test/accountPlugin.js'
import { bundleReact18 } from './test/bundleReact18.js'
import { directoryPlugin } from './test/directoryPlugin.js'
import { framePlugin } from './test/framePlugin.js'
import { namesPlugin } from './test/namesPlugin.js'
import { swapPlugin } from './test/swapPlugin.js'

/** Playwright hides scrollbars in headless browsers; `hasScrollbars` shows those of desktops, which take room. */
const createProvider = ({ hasScrollbars = false } = {}) =>
  playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
      ignoreDefaultArgs: hasScrollbars ? ['--hide-scrollbars'] : [],
    },
    // Otherwise each press waits for the end of an animation. `media.browser.test.tsx` has the animations.
    contextOptions: { reducedMotion: 'reduce' },
  })
/** Tests that run with scrollbars that take room; the full run also runs them without, as on phones. */
const withScrollbars = 'test/**/*.scrollbars.browser.test.tsx'
const excluded = ['**/node_modules/**', ...longTests]

export default defineConfig({
  plugins: [accountPlugin(), directoryPlugin(), framePlugin(), namesPlugin(), swapPlugin()],
  resolve: { conditions: ['@latchkit/source', 'module', 'browser', 'development|production'] },
  // A dependency that is discovered late makes Vite reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'axe-core',
      'jsqr',
      'uqr',
      '@latchkit/core > jotai/vanilla',
      '@latchkit/core > @tanstack/query-core',
      '@tanstack/react-query',
      '@latchkit/core > viem/chains',
      '@latchkit/core > zod/mini',
      '@latchkit/secure-frame-client > zod/mini',
      '@latchkit/walletconnect > @noble/ciphers/chacha.js',
    ],
  },
  test: {
    name: 'react-browser',
    // No module here keeps state, so test files share a page and load the modules once.
    isolate: false,
    include: ['src/**/*.browser.test.tsx', 'test/**/*.browser.test.tsx'],
    exclude: excluded,
    css: true,
    setupFiles: ['./test/browser/setup.ts'],
    ...timeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      commands: { bundleReact18 },
      provider: createProvider(),
      instances: [
        {
          browser: 'chromium',
          exclude: [...excluded, ...(process.env.LATCHKIT_FULL ? [] : [withScrollbars])],
        },
        {
          browser: 'chromium',
          name: 'react-browser (scrollbars)',
          include: [withScrollbars],
          provider: createProvider({ hasScrollbars: true }),
        },
      ],
    },
  },
})
