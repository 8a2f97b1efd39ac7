import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'base',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    // PGlite is 8 MB of WebAssembly: the second compiler takes more than it gains in tests.
    execArgv: ['--liftoff-only'],
    ...timeouts,
    include: ['src/**/*.test.ts'],
    exclude: longTests,
  },
})
