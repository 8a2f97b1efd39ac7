import type { Client } from '../../types/client.js'

/**
 * Restores remembered connections once more, for instance after the person unlocked a wallet. `start()` already
 * does it at load. Adapters that remember nothing are left alone.
 *
 * @example
 * await reconnect(client)
 */
export async function reconnect(client: Client): Promise<void> {
  await Promise.all(client.adapters.map(async adapter => adapter.reconnect?.()))
}
