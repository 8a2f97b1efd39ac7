import { track } from '@latchkit/core/analytics'
import { accountAtom } from '@latchkit/core/connection'
import type { Latchkit } from '../latchkit/types.js'
import { isOpenAtom } from '../router/atoms.js'

/** Sends an event for each opening and closing. Returns how to stop. */
export function trackModal(latchkit: Latchkit): () => void {
  const { client } = latchkit
  let wasOpen = false
  const update = () => {
    const open = client.store.get(isOpenAtom)
    if (open === wasOpen) return
    wasOpen = open
    const connected = client.store.get(accountAtom).isConnected
    track(client, { event: open ? 'MODAL_OPEN' : 'MODAL_CLOSE', properties: { connected } })
  }
  update()
  return client.store.sub(isOpenAtom, update)
}
