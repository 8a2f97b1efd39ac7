import { defineConfig } from 'vitest/config'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'react',
    environment: 'node',
    // Some bundle the whole package.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.*'],
  },
})
