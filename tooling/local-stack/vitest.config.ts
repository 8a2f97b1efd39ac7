import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'local-stack',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
