import { defineConfig } from 'vitest/config'
import config from './vitest.config.js'

// The tests of the signers and the RPC client on the oldest kit of the peer range.
export default defineConfig({
  ...config,
  resolve: { ...config.resolve, alias: { '@solana/kit': 'kit6' } },
  test: { ...config.test, name: 'adapter-solana-kit6', include: ['test/kit*.test.ts'] },
})
