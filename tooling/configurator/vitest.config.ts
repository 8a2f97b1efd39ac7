import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // No module here keeps state, so test files may share them.
  test: {
    name: 'configurator',
    environment: 'node',
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts'],
  },
})
