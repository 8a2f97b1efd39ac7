import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'delegations',
    environment: 'node',
    ...timeouts,
    include: ['src/**/*.test.ts'],
    exclude: longTests,
  },
})
