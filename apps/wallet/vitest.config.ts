import { defineConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.js'

export default defineConfig({
  test: {
    name: 'wallet',
    environment: 'node',
    // No module here keeps state, so test files may share them. The reference client would, without this name.
    isolate: false,
    env: { DISABLE_GLOBAL_CORE: 'true' },
    ...patience,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
})
