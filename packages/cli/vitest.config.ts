import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'cli',
    environment: 'node',
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts'],
    exclude: longTests,
  },
})
