import type { Client } from '@latchkit/core'
import { requestsAtom } from '@latchkit/core/requests'

/** Whether there is a request that its owner has to approve. */
export function waitsForApproval(client: Client): boolean {
  return client.store.get(requestsAtom).some(({ policy }) => policy === 'notSafe')
}
