import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { connectTimeout } from './vitest.shared.js'

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which on two means one test file at a time, though most of them wait for others.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Vitest reads this one of the root alone, whatever the projects say.
    browser: { connectTimeout },
    projects: [
      'packages/*/vitest.config.ts',
      'packages/*/vitest.browser.config.ts',
      'packages/adapter-wagmi/vitest.wagmi2.config.ts',
      'packages/adapter-solana/vitest.kit6.config.ts',
      ...(process.env.LATCHKIT_FULL ? ['packages/adapter-wagmi/vitest.wagmi2Browser.config.ts'] : []),
      'services/*/vitest.config.ts',
      'tooling/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
    ],
  },
})
