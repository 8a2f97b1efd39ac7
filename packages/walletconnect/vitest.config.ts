import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'walletconnect',
    environment: 'node',
    // No module here keeps state, so test files may share them: half the work.
    isolate: false,
    ...timeouts,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts', ...longTests],
    // Node 20 has its WebSocket behind this; later ones have it anyway.
    execArgv: ['--experimental-websocket'],
  },
})
