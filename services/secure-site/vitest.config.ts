import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  resolve: {
    // Conditions for all packages would break `pg`.
    alias: {
      '@latchkit/secure-frame-client/protocol': fileURLToPath(
        new URL('../../packages/secure-frame-client/src/exports/protocol.ts', import.meta.url),
      ),
    },
  },
  test: {
    name: 'secure-site',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    // PGlite is 8 MB of WebAssembly: the second compiler takes more than it gains in tests.
    execArgv: ['--liftoff-only'],
    ...timeouts,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: longTests,
  },
})
