/** Collects by topic what one turn of the event loop removes, so that a busy node makes few calls to Redis. */
export type Removals = {
  add(topic: string, key: string): void
  /** Hands on what was added so far, ahead of any other call. */
  flush(): void
  /** Settles when all that was added is done. */
  settle(): Promise<void>
}

/** `run` gets the keys of some topics, about `size` in all, and deals with its failures: nobody waits for a removal. */
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
    const done: Promise<void> = run(keys).finally(() => running.delete(done))
    running.add(done)
  }
  const flushTurn = () => {
    scheduled = false
    flush()
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
