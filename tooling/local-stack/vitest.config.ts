import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'local-stack',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts'],
    exclude: longTests,
  },
})
