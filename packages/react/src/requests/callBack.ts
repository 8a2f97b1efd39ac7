import type { Latchkit } from '../latchkit/types.js'

/** Calls a flow back. What it throws is its own affair. */
export function callBack(latchkit: Latchkit, callback: (() => void) | undefined): void {
  try {
    callback?.()
  } catch (cause) {
    latchkit.client.logger.error('A callback of a transaction failed', { cause })
  }
}
