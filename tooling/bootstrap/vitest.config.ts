import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'bootstrap', environment: 'node', include: ['*.test.mjs'], testTimeout: 30_000 },
})
