import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import { WalletConnectNotConfiguredError } from './errors.js'
import { resolveRelay } from './start/resolveRelay.js'

/**
 * Creates a pairing URI in advance, so that a code or a link is available immediately: a connect that starts meanwhile uses
 * it. It is in `pairingAtom` and renewed until the returned function is called, which drops it unless a connect uses it.
 * Loads WalletConnect and opens the relay. A sign-in takes a second prompt then.
 *
 * @throws WalletConnectNotConfiguredError `connection/protocol-not-configured`
 *
 * @example
 * const stop = prefetchPairing(client)
 */
export function prefetchPairing(client: Client): () => void {
  if (!resolveRelay(client.config)) throw new WalletConnectNotConfiguredError()
  const controller = new AbortController()
  const { signal } = controller
  importWithRetry(() => import('./lazy/index.js'))
    .then(async ({ connectSession }) => {
      if (!signal.aborted) await connectSession(client, { signal, anyNamespace: true, isInAdvance: true })
    })
    .catch(cause => client.logger.info('A pairing that was made in advance ended', { cause }))
  return () => controller.abort()
}
