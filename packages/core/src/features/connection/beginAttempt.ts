import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import { type Attempt, attempts } from './attempts.js'

/** Counts a wallet that is being asked, so that a disconnect of it, or of all, ends that as well. */
export function beginAttempt(
  client: Client,
  { id, namespace }: Connector,
  signal: AbortSignal,
): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const attempt: Attempt = { connectorId: id, namespace, controller }
  const follow = () => controller.abort(signal.reason)
  if (signal.aborted) follow()
  else signal.addEventListener('abort', follow)
  attempts(client).add(attempt)
  return {
    signal: controller.signal,
    end() {
      signal.removeEventListener('abort', follow)
      attempts(client).delete(attempt)
    },
  }
}
