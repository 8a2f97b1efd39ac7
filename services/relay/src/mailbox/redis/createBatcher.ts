type Waiting<item, result> = {
  readonly item: item
  resolve(result: result): void
  reject(error: unknown): void
}

/**
 * Collects the calls of one event loop turn, and those made while a batch is under way, so that a busy node makes few calls to
 * Redis. A call to an idle one waits for no other.
 */
export type Batcher<item, result> = {
  add(item: item): Promise<result>
  /** Runs the items added so far, ahead of any other call. */
  flush(): void
  /** Settles when everything that was added has ended, successfully or not. */
  settle(): Promise<void>
}

/** When a batch is complete. */
export type BatchLimits<item> = {
  /** Number of items. */
  readonly size: number
  /** Sum of the weights. */
  readonly weight?: number
  weigh?(item: item): number
}

/**
 * Creates a batcher. `run` gets as many items as the limits allow, and returns their results in the same order. It is called
 * again before it has settled only for a full batch, or by `flush`.
 */
export function createBatcher<item, result>(
  { size, weight = Number.POSITIVE_INFINITY, weigh = () => 0 }: BatchLimits<item>,
  run: (items: readonly item[]) => Promise<readonly result[]>,
): Batcher<item, result> {
  let waiting: Waiting<item, result>[] = []
  const running = new Set<Promise<void>>()

  const runBatch = async (batch: readonly Waiting<item, result>[]) => {
    try {
      const results = await run(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('a batch got too few results'))
        else resolve(result)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
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
      const done: Promise<void> = runBatch(all.slice(start, end)).finally(() => {
        running.delete(done)
        if (running.size === 0) flush()
      })
      running.add(done)
      start = end
    }
  }
  const flushTurn = () => {
    if (running.size === 0) flush()
  }

  return {
    add: item =>
      new Promise((resolve, reject) => {
        if (waiting.push({ item, resolve, reject }) === 1) setImmediate(flushTurn)
        else if (waiting.length === size) flush()
      }),
    flush,
    async settle() {
      flush()
      await Promise.all(running)
    },
  }
}

/** Collects removals by topic, as a {@link Batcher} does. Adding allocates no promise: no caller waits for a removal. */
export type Removals = {
  add(topic: string, key: string): void
  /** Runs the removals added so far, ahead of any other call. */
  flush(): void
  /** Settles when everything that was added has ended. */
  settle(): Promise<void>
}

/** Creates a collector of removals. `run` gets about `size` keys by topic, and handles its own errors. */
export function createRemovals(
  size: number,
  run: (keys: ReadonlyMap<string, readonly string[]>) => Promise<void>,
): Removals {
  let waiting = new Map<string, string[]>()
  let count = 0
  let scheduled = false
  const running = new Set<Promise<void>>()

  const flush = () => {
    if (count === 0) return
    const keys = waiting
    waiting = new Map()
    count = 0
    const done: Promise<void> = run(keys).finally(() => {
      running.delete(done)
      if (running.size === 0) flush()
    })
    running.add(done)
  }
  const flushTurn = () => {
    scheduled = false
    if (running.size === 0) flush()
  }

  return {
    add(topic, key) {
      const keys = waiting.get(topic)
      if (keys) keys.push(key)
      else waiting.set(topic, [key])
      if (++count >= size) flush()
      else if (!scheduled) {
        scheduled = true
        setImmediate(flushTurn)
      }
    },
    flush,
    async settle() {
      flush()
      await Promise.all(running)
    },
  }
}
