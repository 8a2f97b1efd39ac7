import { defineConfig } from 'vitest/config'
import { onWagmi2 } from './test/onWagmi2.js'
import config from './vitest.config.js'

// The tests of `vitest.config.ts` on wagmi 2. `npm test` runs a single file of them.
export default defineConfig({
  ...config,
  resolve: { ...config.resolve, alias: onWagmi2 },
  test: {
    ...config.test,
    name: 'adapter-wagmi2',
    env: { WAGMI: '2' },
    ...(process.env.LATCHKIT_FULL ? {} : { include: ['src/wagmiAdapter.test.ts'] }),
  },
})
