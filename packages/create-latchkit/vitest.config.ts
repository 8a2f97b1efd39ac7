import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: {
    name: 'create-latchkit',
    environment: 'node',
    isolate: false,
    ...timeouts,
    include: ['src/*.test.ts'],
  },
})
