import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.js'

export default defineConfig({
  test: {
    name: 'wallet',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    // The reference client would keep one core for all of them.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    ...patience,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
})
