import type { Client } from '../../types/client.js'

/** Where the topic of the session in use is remembered. */
export function sessionKey(client: Pick<Client, 'config'>): string {
  return `${client.config.storageKey}.walletConnect`
}
