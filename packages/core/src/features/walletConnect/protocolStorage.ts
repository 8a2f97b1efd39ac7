import { createMemoryStorage } from '../../storage/createMemoryStorage.js'
import type { StorageDriver } from '../../storage/types.js'
import type { Client } from '../../types/client.js'

/**
 * Where the protocol keeps its sessions with their keys: in the client's storage, unless that travels to a server. Then
 * they stay on the device, or as long as the page where it has no storage of its own.
 */
export function protocolStorage({ storage, platform }: Pick<Client, 'storage' | 'platform'>): StorageDriver {
  return storage.isSentToServer ? (platform.privateStorage?.() ?? createMemoryStorage()) : storage
}
