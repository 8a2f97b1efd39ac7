import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  resolve: {
    alias: {
      '@latchkit/core/redemption': fileURLToPath(
        new URL('../../packages/core/src/exports/redemption.ts', import.meta.url),
      ),
      '@latchkit/secure-frame-client/protocol': fileURLToPath(
        new URL('../../packages/secure-frame-client/src/exports/protocol.ts', import.meta.url),
      ),
    },
  },
  test: {
    name: 'secure-frame',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: longTests,
  },
})
