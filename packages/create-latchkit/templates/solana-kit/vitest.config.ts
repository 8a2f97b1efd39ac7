import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A dependency that Vite finds late makes it reload the page in the middle of a test.
  optimizeDeps: { include: ['react-dom/client', 'react/jsx-dev-runtime'] },
  test: {
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // CHROMIUM_PATH names a browser that is installed. Without it, Playwright uses its download.
      provider: playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
