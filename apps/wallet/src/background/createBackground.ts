import { applyConfig } from './applyConfig.js'
import type { Background } from './types.js'

export function createBackground(): Background {
  let last: Promise<unknown> = Promise.resolve()
  return {
    clients: new Map(),
    ready: applyConfig(),
    exclusively(run) {
      const result = last.then(run)
      last = result.catch(() => {})
      return result
    },
  }
}
