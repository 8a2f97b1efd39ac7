type KeptBatch = { readonly id: string; readonly sentAt: number }

/** Batches of the frame that a browser stores, over pages. It is IndexedDB there, which Node does not have. */
export function createKeptBatches() {
  const kept = new Map<string, KeptBatch>()
  const toKey = (origin: string, id: string) => `${origin} ${id}`
  const isYoung = (batch: KeptBatch | undefined, age: number) =>
    batch !== undefined && Date.now() - batch.sentAt < age
  return {
    async getBatch(origin: string, id: string, age: number) {
      const found = kept.get(toKey(origin, id))
      return isYoung(found, age) ? found : undefined
    },
    async keepBatch(origin: string, batch: KeptBatch, unique: number) {
      const key = toKey(origin, batch.id)
      if (isYoung(kept.get(key), unique)) return false
      kept.set(key, batch)
      return true
    },
    dropBatch: async (origin: string, id: string) => void kept.delete(toKey(origin, id)),
  }
}
