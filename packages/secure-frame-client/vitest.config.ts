import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'secure-frame-client',
    environment: 'node',
    // No module here keeps state, so test files may share them.
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts', ...longTests],
  },
})
