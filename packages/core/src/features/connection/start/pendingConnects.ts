import { getStore } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { PendingConnects } from '../../../types/connection.js'
import type { Namespace } from '../../../types/namespace.js'
import { attemptsAtom } from './atoms.js'

/** Returns the pending connects of a namespace, as its adapter reads them. */
export function pendingConnects(client: Client, namespace: Namespace): PendingConnects {
  const store = getStore(client)
  const get = () =>
    store
      .get(attemptsAtom)
      .filter(attempt => attempt.namespace === namespace && !attempt.silent)
      .map(({ connectorId }) => connectorId)
  return {
    get,
    subscribe(listener) {
      let last = get().join()
      return store.sub(attemptsAtom, () => {
        const ids = get().join()
        if (ids === last) return
        last = ids
        listener()
      })
    },
  }
}
