import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.js'

export default defineConfig({
  test: {
    name: 'base',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    ...patience,
    include: ['src/**/*.test.ts'],
  },
})
