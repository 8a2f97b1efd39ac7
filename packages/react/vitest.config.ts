import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'react',
    environment: 'node',
    // No module here keeps state, so test files may share them: half the work.
    isolate: false,
    ...timeouts,
    css: true,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.*', ...longTests],
  },
})
