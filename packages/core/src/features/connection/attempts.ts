import { getStore } from '../../client/internal.js'
import type { Client } from '../../types/client.js'
import type { Connector } from '../../types/connection.js'
import type { DisconnectParameters } from './disconnect.js'
import { type Attempt, attemptsAtom } from './start/atoms.js'

/** Parameters of {@link beginAttempt}. */
export type BeginAttemptParameters = {
  readonly signal: AbortSignal
  /** Whether the wallet is expected to show no prompt. Default: false. */
  readonly silent?: boolean | undefined
}

/**
 * Records that a connect is pending until `end` is called or it is aborted, by `signal` or by a disconnect of the
 * wallet. The adapter gets the returned signal.
 */
export function beginAttempt(
  client: Client,
  { id, namespace }: Connector,
  { signal, silent = false }: BeginAttemptParameters,
): { readonly signal: AbortSignal; end(): void } {
  const store = getStore(client)
  const controller = new AbortController()
  const attempt: Attempt = { connectorId: id, namespace, silent, controller }
  const remove = () => {
    const attempts = store.get(attemptsAtom)
    if (attempts.includes(attempt))
      store.set(
        attemptsAtom,
        attempts.filter(other => other !== attempt),
      )
  }
  const abort = () => controller.abort(signal.reason)
  // Added before the adapter's listener, so that the adapter does not see the aborted attempt as pending.
  controller.signal.addEventListener('abort', remove)
  store.set(attemptsAtom, [...store.get(attemptsAtom), attempt])
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end() {
      signal.removeEventListener('abort', abort)
      remove()
    },
  }
}

/** Aborts the pending connects that a disconnect concerns. */
export function endAttempts(client: Client, { connectorId, namespace }: DisconnectParameters): void {
  for (const attempt of getStore(client).get(attemptsAtom))
    if (
      attempt.connectorId === (connectorId ?? attempt.connectorId) &&
      attempt.namespace === (namespace ?? attempt.namespace)
    )
      attempt.controller.abort()
}
