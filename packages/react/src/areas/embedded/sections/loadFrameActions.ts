import { importWithRetry } from '@latchkit/core/connection'
import type { frameActionParts } from '../frameActionParts.js'

/** Loads what a section of Connect needs only when a person uses it. A failed load is repeated. */
export async function loadFrameActions(): Promise<typeof frameActionParts> {
  return (await importWithRetry(() => import('../frameActionParts.js'))).frameActionParts
}
