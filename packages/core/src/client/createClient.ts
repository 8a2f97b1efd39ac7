import { createMemoryStorage } from '../platform/createMemoryStorage.js'
import { serverPlatform } from '../platform/serverPlatform.js'
import type { Client } from '../types/client.js'
import { buildClient } from './buildClient.js'
import type { ClientConfig } from './config.js'

/**
 * Creates an independent client. It starts nothing and sends no request before `start()`.
 *
 * @throws ConfigInvalidError `config/invalid`, which lists every mistake with its path
 * @throws DuplicateCoreError `client/duplicate-core`
 *
 * @example
 * const client = createClient({
 *   metadata: { name: 'App' },
 *   networks: [mainnet],
 *   adapters: [wagmiAdapter()],
 * })
 */
export function createClient(parameters: ClientConfig): Client {
  return buildClient(parameters, createMemoryStorage, serverPlatform)
}
