type Waiting<item, result> = {
  readonly item: item
  resolve(result: result): void
  reject(error: unknown): void
}

/** Collects what one turn of the event loop asks for, so that a busy node makes few calls to Redis. */
export type Batch<item, result> = {
  add(item: item): Promise<result>
  /** Hands on what was added so far, ahead of any other call. */
  flush(): void
  /** Settles when all that was added is done, however it ended. */
  settle(): Promise<void>
}

/** When a call has enough. */
export type BatchLimits<item> = {
  /** Number of items. */
  readonly size: number
  /** Sum of what `weigh` says of them. */
  readonly weight?: number
  weigh?(item: item): number
}

/** `run` gets as many items as the limits allow, and answers them in their order. */
export function createBatch<item, result>(
  { size, weight = Number.POSITIVE_INFINITY, weigh = () => 0 }: BatchLimits<item>,
  run: (items: readonly item[]) => Promise<readonly result[]>,
): Batch<item, result> {
  let waiting: Waiting<item, result>[] = []
  const running = new Set<Promise<void>>()

  const runPart = async (part: readonly Waiting<item, result>[]) => {
    try {
      const results = await run(part.map(({ item }) => item))
      part.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('a batch got too few results'))
        else resolve(result)
      })
    } catch (error) {
      for (const { reject } of part) reject(error)
    }
  }
  const flush = () => {
    const all = waiting
    waiting = []
    for (let start = 0; start < all.length; ) {
      let end = start
      for (let sum = 0; end < all.length && end < start + size && sum < weight; end++) {
        const next = all[end]
        if (next) sum += weigh(next.item)
      }
      const done: Promise<void> = runPart(all.slice(start, end)).finally(() => running.delete(done))
      running.add(done)
      start = end
    }
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        if (waiting.push({ item, resolve, reject }) === 1) setImmediate(flush)
      }),
    flush,
    async settle() {
      flush()
      await Promise.all(running)
    },
  }
}
