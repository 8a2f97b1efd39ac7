import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'gateway',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
