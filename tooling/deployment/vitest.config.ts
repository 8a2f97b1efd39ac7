import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'deployment',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: longTests,
  },
})
