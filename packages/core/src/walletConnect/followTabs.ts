import { getStore } from '../client/internal.js'
import type { Client } from '../types/client.js'
import { walletConnectSessionAtom } from './atoms.js'
import { createLine } from './createLine.js'
import { sessionKey } from './sessionKey.js'

/** Takes up a session that another tab made, and lets go of one that it ended. */
export function followTabs(client: Client): () => void {
  const stop = client.storage.watch?.(sessionKey(client), topic => {
    if (!topic) getStore(client).set(walletConnectSessionAtom, undefined)
    else
      createLine(client)
        .restore()
        .catch(error => client.logger.warn('no session of the other tab', { error }))
  })
  return stop ?? (() => {})
}
