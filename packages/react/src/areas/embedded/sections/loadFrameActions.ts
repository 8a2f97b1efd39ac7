import { importWithRetry } from '@latchkit/core/connection'
import type { frameActionParts } from '../frameActionParts.js'

/** Loads code that a section of Connect needs only on user interaction. Retries a failed load. */
export async function loadFrameActions(): Promise<typeof frameActionParts> {
  return (await importWithRetry(() => import('../frameActionParts.js'))).frameActionParts
}
