import { importWithRetry } from './connection/importWithRetry.js'

/** Loads what the features need at first use. One `import()` for all, since bundlers write its address at each. */
export function loadParts(): Promise<typeof import('./parts.js')> {
  return importWithRetry(() => import('./parts.js'))
}
