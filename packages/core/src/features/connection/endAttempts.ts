import type { Client } from '../../types/client.js'
import { attempts } from './attempts.js'
import type { DisconnectParameters } from './disconnect.js'

/** Gives up asking the wallets that a disconnect is about. */
export function endAttempts(client: Client, { connectorId, namespace }: DisconnectParameters): void {
  for (const attempt of attempts(client))
    if (
      attempt.connectorId === (connectorId ?? attempt.connectorId) &&
      attempt.namespace === (namespace ?? attempt.namespace)
    )
      attempt.controller.abort()
}
