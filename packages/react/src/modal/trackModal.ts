import { track } from '@latchkit/core/analytics'
import { accountAtom } from '@latchkit/core/connection'
import { getInternals } from '../latchkit/internals.js'
import type { Latchkit } from '../latchkit/types.js'

/** Tells of each opening and closing. */
export function trackModal(latchkit: Latchkit): () => void {
  const { client } = latchkit
  const { router } = getInternals(latchkit)
  let wasOpen = false
  const look = () => {
    const { open } = router.get()
    if (open === wasOpen) return
    wasOpen = open
    const connected = client.store.get(accountAtom).isConnected
    track(client, { event: open ? 'MODAL_OPEN' : 'MODAL_CLOSE', properties: { connected } })
  }
  look()
  return router.subscribe(look)
}
