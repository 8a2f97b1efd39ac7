import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'testing',
    environment: 'node',
    // No module keeps state, so test files can share them.
    isolate: false,
    // The reference client would otherwise share one core between all tests.
    env: { DISABLE_GLOBAL_CORE: 'true' },
    ...timeouts,
    include: ['{src,wallet}/**/*.test.ts', 'test/**/*.test.ts'],
    // The wallet's own tests in a browser belong to `npm run test:full`; in `npm test` the e2e specs drive it.
    exclude: longTests,
  },
})
