import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.shared.js'

export default defineConfig({
  test: { name: 'element', environment: 'node', isolate: false, ...timeouts, include: ['test/*.test.ts'] },
})
