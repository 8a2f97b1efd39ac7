import { defineConfig } from 'vitest/config'
import { longTests, timeouts } from '../../vitest.shared.js'

const conditions = ['@latchkit/source', 'module', 'node', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'interop',
    environment: 'node',
    // Node 20 has the browser's WebSocket behind a flag; later ones have it anyway.
    execArgv: ['--experimental-websocket'],
    ...timeouts,
    include: ['test/**/*.test.ts'],
    exclude: longTests,
    setupFiles: ['test/loopbackOnly.ts'],
    // Without these the reference clients ask a third party about each proposal, and share one core among all.
    // The kit of smart accounts reports its use to its vendor.
    env: { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true', DO_NOT_TRACK: '1' },
  },
})
