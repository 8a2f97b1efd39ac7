import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'lab',
    environment: 'node',
    ...timeouts,
    include: ['src/**/*.test.ts'],
  },
})
