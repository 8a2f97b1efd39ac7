import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import config from './vitest.config.js'

const src = fileURLToPath(new URL('src/', import.meta.url))

/** Lets the adapter find the packages of an app that has kit alone. Test wallets may use web3.js. */
function kitOnly(): Plugin {
  return {
    name: 'kit-only',
    enforce: 'pre',
    resolveId(id, importer) {
      if (/^@solana\/(?:web3\.js|wallet-adapter)/.test(id) && importer?.startsWith(src))
        throw new Error(`${importer} imports ${id}, which an app with kit does not have`)
    },
  }
}

// The adapter in an app that has kit alone, of the oldest version of the peer range.
export default defineConfig({
  ...config,
  plugins: [kitOnly()],
  resolve: { ...config.resolve, alias: { '@solana/kit': 'kit6' } },
  test: {
    ...config.test,
    name: 'adapter-solana-kit6',
    include: ['test/kit*.test.ts', 'test/conformance.test.ts'],
  },
})
