import { importWithRetry } from './connection/importWithRetry.js'
import type { parts } from './parts.js'

/** Loads what the features need at first use. One `import()` for all, since bundlers write its address at each. */
export async function loadParts(): Promise<typeof parts> {
  return (await importWithRetry(() => import('./parts.js'))).parts
}
