import { isCaipNetworkId } from '../../caip/isCaipNetworkId.js'
import type { Client } from '../../types/client.js'
import type { CallsRecord } from './types.js'

/** Milliseconds for which a batch is stored. */
const lifetime = 30 * 24 * 3_600_000
/** Maximum number of stored batches. */
const limit = 100

const keyOf = ({ config }: Client) => `${config.storageKey}.calls`

/** The batches that were sent from this browser, latest first. Invalid values in storage are ignored. */
export function readRecords(client: Client): readonly CallsRecord[] {
  const oldest = Date.now() - lifetime
  try {
    const stored: readonly CallsRecord[] = JSON.parse(client.storage.get(keyOf(client)) ?? '[]')
    return stored
      .filter(
        ({ id, address, connectorId, hashes = [], chain, sentAt }) =>
          [id, address, connectorId, ...hashes].every(text => typeof text === 'string') &&
          isCaipNetworkId(chain) &&
          sentAt > oldest,
      )
      .slice(0, limit)
  } catch {
    client.logger.warn('The batches in storage cannot be read.')
    return []
  }
}

/** The batch with an id; undefined where this browser has not sent it, or more than 30 days ago. */
export function findRecord(client: Client, id: string): CallsRecord | undefined {
  return readRecords(client).find(record => record.id === id)
}

/** Stores a batch, and replaces the stored batch with its id. */
export function keepRecord(client: Client, record: CallsRecord): void {
  // Read again, since another tab may have added one.
  const others = readRecords(client).filter(({ id }) => id !== record.id)
  client.storage.set(keyOf(client), JSON.stringify([record, ...others].slice(0, limit)))
}
