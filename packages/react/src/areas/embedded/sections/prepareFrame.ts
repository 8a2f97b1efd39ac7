import type { Client } from '@latchkit/core'
import { loadFrameActions } from './loadFrameActions.js'

/** Loads the secure frame before the user signs in. A failure is shown when the user signs in, which retries the load. */
export function prepareFrame(client: Client): void {
  void loadFrameActions()
    .then(({ prepareSecureFrame }) => prepareSecureFrame(client))
    .catch(() => {})
}
