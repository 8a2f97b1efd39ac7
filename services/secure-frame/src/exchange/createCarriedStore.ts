import type { RequestsParameters } from '../rpc/types.js'
import type { KeptBatch } from '../session/openStore.js'
import type { ExchangedAnswer } from './exchangeMessages.js'

/**
 * A store of batches and permissions for a single request of another page of this site: that page stores them, in a storage
 * that this page cannot read. `read` returns the new entries.
 */
export function createCarriedStore(known: readonly unknown[]): RequestsParameters['store'] & {
  read(): Pick<ExchangedAnswer, 'batches' | 'granted' | 'dropped'>
} {
  const batches = new Map<string, KeptBatch>()
  let grants: unknown = known
  return {
    getBatch: async (_origin, id) => batches.get(id),
    async keepBatch(_origin, batch) {
      batches.set(batch.id, batch)
      return true
    },
    async dropBatch(_origin, id) {
      batches.delete(id)
    },
    getGrants: async () => grants,
    async changeGrants(_walletId, change) {
      grants = change(grants)
    },
    read() {
      const now = Array.isArray(grants) ? grants : []
      const has = (list: readonly unknown[], one: unknown) => list.some(other => isSameGrant(one, other))
      return {
        batches: [...batches.values()],
        granted: now.filter(one => !has(known, one)),
        dropped: known.filter(one => !has(now, one)),
      }
    },
  }
}

/** The context identifies a permission (ERC-7710). */
export function isSameGrant(one: unknown, other: unknown): boolean {
  const context = contextOf(one)
  return context !== undefined && context === contextOf(other)
}

function contextOf(grant: unknown): string | undefined {
  if (typeof grant !== 'object' || grant === null || !('context' in grant)) return undefined
  return typeof grant.context === 'string' ? grant.context : undefined
}
