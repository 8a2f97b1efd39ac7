import { importWithRetry } from '../connection/importWithRetry.js'
import type { siwxParts } from './siwxParts.js'

/** Loads what an app needs only once a person signs in. A failed load is repeated. */
export async function loadSiwx(): Promise<typeof siwxParts> {
  return (await importWithRetry(() => import('./siwxParts.js'))).siwxParts
}
