import { defineConfig } from 'vitest/config'
import { onWagmi2 } from './test/onWagmi2.js'
import config from './vitest.browser.config.js'

// The tests of `vitest.browser.config.ts` on wagmi 2, in `npm run test:full`.
export default defineConfig({
  ...config,
  resolve: { ...config.resolve, alias: onWagmi2 },
  optimizeDeps: {
    ...config.optimizeDeps,
    include: (config.optimizeDeps?.include ?? []).map(name => name.replace(/^wagmi(?=\/|$)/, 'wagmi2')),
  },
  test: { ...config.test, name: 'adapter-wagmi2-browser' },
})
