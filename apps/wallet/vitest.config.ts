import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'wallet',
    environment: 'node',
    // No module here keeps state, so test files may share them. The reference client would, without this name.
    isolate: false,
    env: { DISABLE_GLOBAL_CORE: 'true' },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
