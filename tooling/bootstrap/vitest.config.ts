import { defineConfig } from 'vitest/config'
import { longTests } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'bootstrap',
    environment: 'node',
    include: ['*.test.mjs'],
    exclude: longTests,
    testTimeout: 30_000,
  },
})
