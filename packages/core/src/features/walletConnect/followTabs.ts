import type { Client } from '../../types/client.js'
import { loadActions } from './loadActions.js'
import { sessionKey } from './sessionKey.js'

/** Takes up a session that another tab made. Of one that it ended the protocol's client tells. */
export function followTabs(client: Client): () => void {
  const stop = client.storage.watch?.(sessionKey(client), topic => {
    if (topic)
      loadActions()
        .then(({ restoreSession }) => restoreSession(client, { forget: false }))
        .catch(error => client.logger.warn('no session of the other tab', { error }))
  })
  return stop ?? (() => {})
}
