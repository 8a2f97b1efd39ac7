import type { Client } from '../../types/client.js'

/**
 * Restores remembered connections again, for instance after the user unlocked a wallet. `start()` does it at load.
 * Adapters without `reconnect` are skipped.
 *
 * @example
 * await reconnect(client)
 */
export async function reconnect(client: Client): Promise<void> {
  await Promise.all(client.adapters.map(async adapter => adapter.reconnect?.()))
}
